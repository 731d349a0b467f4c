/**
 * A ref for a bar above the page: whatever fills the window (`--notices` in site-notices.css) leaves
 * it its place, however many lines it has. `name` is the bar's share of that sum.
 */
export function leaveRoom(name: '--offline-bar' | '--trouble-bar') {
  return (bar: HTMLElement | null): (() => void) | undefined => {
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  };
}
