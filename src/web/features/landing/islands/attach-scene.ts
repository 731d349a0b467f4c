/** Choosing a style opens it over the others by CSS alone; choosing it again lays all eight out anew. */
export function attachScene(root: HTMLElement): () => void {
  let chosen: HTMLInputElement | null = null;

  function choose(event: Event) {
    const input = event.target;
    if (!(input instanceof HTMLInputElement)) return;
    if (input === chosen) input.checked = false;
    chosen = input.checked ? input : null;
  }
  root.addEventListener('click', choose);
  return () => root.removeEventListener('click', choose);
}
