export interface ErrorRow {
  status: number;
  title: string;
  message: string;
}
