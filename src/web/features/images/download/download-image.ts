import { PHONE } from '#web/lib/hooks/use-media-query.ts';
import { DOWNLOAD_FILES, downloadName, pictureUrl } from '#shared/rules/pictures/gallery.ts';
import type { DownloadKind } from '#shared/rules/pictures/gallery.ts';
import { notifyFailure, notifySuccess } from '#web/lib/notices/notify.ts';
import type { Image } from '#web/features/images/image.ts';

const EXTENSIONS: Record<DownloadKind, string> = { jpg: 'jpg', original: 'png', webp: 'webp' };

interface Words {
  started: { title: string; message?: string };
  failed: { title: string; message: string };
}

const GALLERY_WORDS: Words = {
  started: { title: 'Download Started' },
  failed: { title: 'Download failed', message: 'Please try again or check your connection' },
};

/** spec §8: the archive has its own words. */
export const ARCHIVE_DOWNLOAD_WORDS: Words = {
  started: { title: 'Download started.' },
  failed: { title: 'Error', message: 'Failed to download image' },
};

const READY_IN_TAB = { title: 'Tap and Hold Image', message: 'Save to Photos' };
const READY_IN_APP = { title: 'Image Ready', message: 'Tap and hold to save' };

/** Anchor download on desktop; the share sheet on phones that can share files; iOS opens the picture. */
export async function downloadImage(
  image: Image,
  kind: DownloadKind = 'jpg',
  words: Words = GALLERY_WORDS,
): Promise<void> {
  try {
    if (isPhone() && (await share(image, kind))) {
      notifySuccess({ title: 'Shared Successfully' });
    } else if (isIos()) {
      open(pictureUrl(image.id, DOWNLOAD_FILES[kind]), '_blank', 'noopener');
      notifySuccess(isInstalled() ? READY_IN_APP : READY_IN_TAB);
    } else {
      await assertThere(image, kind);
      saveByAnchor(image, kind);
      notifySuccess(isPhone() ? { title: 'Downloaded' } : words.started);
    }
  } catch (error) {
    // Closing the share sheet is a choice, not a failure.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notifyFailure(words.failed);
  }
}

async function share(image: Image, kind: DownloadKind): Promise<boolean> {
  if (!navigator.canShare) return false;
  const answer = await fetch(pictureUrl(image.id, DOWNLOAD_FILES[kind]));
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
  const blob = await answer.blob();
  const files = [new File([blob], fileName(image, kind), { type: blob.type })];
  if (!navigator.canShare({ files })) return false;
  await navigator.share({ files });
  return true;
}

/** The browser downloads on its own and tells nobody that it failed: asked beforehand. */
async function assertThere(image: Image, kind: DownloadKind): Promise<void> {
  const answer = await fetch(pictureUrl(image.id, DOWNLOAD_FILES[kind]), { method: 'HEAD' });
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
}

function saveByAnchor(image: Image, kind: DownloadKind): void {
  const anchor = document.createElement('a');
  anchor.href = `${pictureUrl(image.id, DOWNLOAD_FILES[kind])}?download=${kind}`;
  anchor.download = fileName(image, kind);
  anchor.click();
}

export function fileName({ prompt, timestamp, wine }: Image, kind: DownloadKind): string {
  return `${downloadName(prompt, new Date(timestamp), wine?.title)}.${EXTENSIONS[kind]}`;
}

const isPhone = () => matchMedia(`(pointer: coarse) and ${PHONE}`).matches;
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
const isIos = () => /iPad|iPhone|iPod/.test(navigator.userAgent);
