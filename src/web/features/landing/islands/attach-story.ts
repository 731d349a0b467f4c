/** Short tasks with room between them: nothing a visitor does has to wait. */
const STEP_MS = 120;

/** Lays the sections below the hero out one after another once the page has loaded. */
export function attachStory(story: HTMLElement): () => void {
  const sections = [...story.querySelectorAll<HTMLElement>(':scope > *')];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function next() {
    const section = sections.shift();
    if (!section) return;
    section.dataset['ready'] = '';
    timer = setTimeout(next, STEP_MS);
  }
  /** Whoever is led to a place of the page would miss it while heights are guessed. */
  function jump({ target }: Event) {
    if (!(target instanceof Element) || !target.closest('a[href*="#"]')) return;
    for (const section of sections.splice(0)) section.dataset['ready'] = '';
  }
  if (document.readyState === 'complete') next();
  else addEventListener('load', next, { once: true });
  document.addEventListener('click', jump, true);
  return () => {
    removeEventListener('load', next);
    document.removeEventListener('click', jump, true);
    clearTimeout(timer);
  };
}
