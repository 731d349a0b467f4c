import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { PromptReadingView } from '#shared/contract/generations.ts';
import { queries } from '#web/lib/requests/api.ts';
import { errorCodeOf } from '#web/lib/requests/error-code.ts';

/**
 * `refused`: the content rules forbid it, so nothing will be drawn. `awaited`: the first prompt
 * after a start of the server is read when the lexicon is there, which takes seconds.
 */
export type Reading = PromptReadingView | 'refused' | 'awaited';

/** Long enough that nobody is read to while they write. */
const PAUSE_MS = 300;

/** How the engine reads the prompt; `null` while there is nothing to say, and with engines that cannot tell. */
export function useReading(prompt: string, styleId: StyleId): Reading | null {
  const settled = useSettled(prompt.trim());
  const { data, error, isFetching } = useQuery({
    ...queries.generations.read.queryOptions({ input: { prompt: settled, styleId } }),
    enabled: settled !== '',
    staleTime: Infinity,
    // A kindness: without it the picture is made all the same.
    retry: false,
    placeholderData: keepPreviousData,
  });
  const isAwaited = isFetching && !data;
  const isLate = useSettled(isAwaited, false) && isAwaited;
  if (settled === '') return null;
  if (isLate) return 'awaited';
  return errorCodeOf(error) === 'PROMPT_REFUSED' ? 'refused' : (data?.reading ?? null);
}

/** The value once it has stayed the same for a moment. */
function useSettled<Value>(value: Value, first = value): Value {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
