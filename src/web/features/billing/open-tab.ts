export interface OpenedTab {
  goTo(url: string): void;
  close(): void;
}

/**
 * A new window for an address that is still to come. It must be opened while the click is being
 * handled, or browsers take it for a pop-up; null where they do so anyway.
 */
export function openTab(): OpenedTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.document.title = 'One moment';
  return {
    goTo: (url) => {
      tab.opener = null;
      tab.location.href = url;
    },
    close: () => tab.close(),
  };
}
