const LIFETIME_MS = 4000;

/** The toast of the static pages, which carry no toaster; same words, same look. */
export function showToast({ title, message }: { title: string; message: string }): void {
  document.querySelector('.pricing-toast')?.remove();
  const toast = document.createElement('div');
  toast.className = 'toast sheet pricing-toast';
  toast.dataset['type'] = 'error';
  toast.role = 'alert';
  const content = document.createElement('div');
  content.dataset['content'] = '';
  for (const [name, text] of [
    ['title', title],
    ['description', message],
  ] as const) {
    const line = document.createElement('div');
    line.dataset[name] = '';
    line.textContent = text;
    content.append(line);
  }
  toast.append(content);
  document.body.append(toast);
  setTimeout(() => toast.remove(), LIFETIME_MS);
}
