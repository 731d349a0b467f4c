/** 'Clos des Vignes 2021', as lists and file names show it. */
export function wineTitle({ name, vintage }: { name: string; vintage: number | null }): string {
  return vintage === null ? name : `${name} ${vintage}`;
}
