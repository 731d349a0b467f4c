import { useEffect, useState } from 'react';
import { DEFAULT_SIZE_ID, DEFAULT_STYLE_ID } from '#shared/rules/pictures/generation.ts';
import { recall, rememberFor } from '#web/lib/account/account-cache.ts';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { afterDelivery, changeDraft, resumeDraft } from './draft.ts';
import type { Draft, KeptDraft } from './draft.ts';

const CACHE_NAME = 'draft';

export interface DraftHandle {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
}

export function useDraft(userId: string, delivered: ReadonlySet<string>): DraftHandle {
  const { profile } = useSignedInSession();
  const styleId = profile.defaultStyleId ?? DEFAULT_STYLE_ID;
  const size = profile.defaultSize ?? DEFAULT_SIZE_ID;
  const [kept, setDraft] = useState(() =>
    resumeDraft(recall(CACHE_NAME) as KeptDraft | null, { styleId, size }),
  );
  const draft = afterDelivery(kept, delivered);
  if (draft !== kept) setDraft(draft);
  useEffect(
    () => rememberFor(userId, CACHE_NAME, { ...draft, defaults: { styleId, size } }),
    [userId, draft, styleId, size],
  );
  return { draft, change: (part) => setDraft((old) => changeDraft(old, part)) };
}
