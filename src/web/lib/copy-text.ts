import { notifyFailure, notifySuccess } from './notices/notify.ts';

/** Into the clipboard, and says whether it is there: pages that came without encryption have none. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notifySuccess({ title: done });
  } catch {
    notifyFailure({
      title: 'Nothing was copied',
      message: 'This browser does not allow it here. Please mark the text and copy it yourself.',
    });
  }
}
