/** A part of an island by its name; the page that names the island has all of them. */
export function findPart(root: HTMLElement, name: string): HTMLElement {
  const part = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!part) throw new Error(`The island has no part '${name}'`);
  return part;
}
