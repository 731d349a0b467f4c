/** A thing that is cut after an outline of Noto's. */
export interface OutlineThing {
  icon: string;
  /** Height beside a bottle's, which is 1. */
  height: number;
  /** Shapes at the back that are no part of it: the night around a firework. */
  skip?: number;
  /** Its colour where Noto chose another: salmon is no blue fish. */
  dye?: string;
  /** The colour that another one replaces, where the largest shape is not what people mean. */
  main?: string;
}
