import { useMutation } from '@tanstack/react-query';

import { queries } from '#web/lib/requests/api.ts';
import { countOf } from '#web/lib/words/format-count.ts';
import { notifyError, notifySuccess } from '#web/lib/notices/notify.ts';

/** Asks for a file, and has the browser stream it to disk: the page holds nothing of it. */
export function useExport() {
  return useMutation(
    queries.adminExports.prepare.mutationOptions({
      onSuccess: ({ url, rows }) => {
        download(url);
        notifySuccess({ title: 'Download Started', message: `${countOf(rows, 'row')}.` });
      },
      onError: notifyError,
    }),
  );
}

function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
