import { useEffect, useState } from 'react';
import { recall, rememberFor } from '#web/lib/account-cache.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';

const CACHE_NAME = 'draft';

export type DraftHandle = { draft: Draft; change: (part: Partial<Draft>) => void };

export function useDraft(userId: string): DraftHandle {
  const [draft, setDraft] = useState<Draft>(() => ({
    ...EMPTY_DRAFT,
    ...(recall(CACHE_NAME) as Partial<Draft> | null),
  }));
  useEffect(() => rememberFor(userId, CACHE_NAME, draft), [userId, draft]);
  return { draft, change: (part) => setDraft((old) => ({ ...old, ...part })) };
}
