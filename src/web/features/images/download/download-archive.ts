import { notifySuccess } from '#web/lib/notices/notify.ts';
import { toSelection } from '#web/features/images/toolbar/selection.ts';
import type { Selection } from '#web/features/images/toolbar/selection.ts';
import type { GalleryFilter } from '#web/features/images/gallery-query.ts';

/** A plain form, so that the browser streams the archive to disk instead of holding it in memory. */
export function downloadArchive(selection: Selection, filter: GalleryFilter): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = '/api/images/archive';
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'selection';
  field.value = JSON.stringify(toSelection(selection, filter));
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
  notifySuccess({ title: 'Download Started' });
}
