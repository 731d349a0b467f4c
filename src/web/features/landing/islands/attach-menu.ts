/** A button that opens a list of links: closed by Escape, by a link and by a click beside it. */
export function attachMenu(root: HTMLElement): () => void {
  const button = root.querySelector<HTMLElement>('[aria-expanded]')!;
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')!;
  const isOpen = () => !panel.hidden;

  function setOpen(open: boolean) {
    panel.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
    button.setAttribute('aria-label', open ? 'Close menu' : 'Open menu');
  }

  const ending = new AbortController();
  const { signal } = ending;
  button.addEventListener('click', () => setOpen(!isOpen()), { signal });
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (isOpen() && (!root.contains(target) || target.closest('a'))) setOpen(false);
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isOpen()) return;
      setOpen(false);
      button.focus();
    },
    { signal },
  );
  return () => ending.abort();
}
