import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { StyleId } from '#shared/rules/pictures/generation.ts';
import type { PromptReadingView } from '#shared/contract/generations.ts';
import { queries } from '#web/lib/api.ts';
import { errorCodeOf } from '#web/lib/error-code.ts';

/** `refused`: the content rules forbid it, so nothing will be drawn. */
export type Reading = PromptReadingView | 'refused';

/** Long enough that nobody is read to while they write. */
const PAUSE_MS = 300;

/** How the engine reads the prompt; `null` while there is nothing to say, and with engines that cannot tell. */
export function useReading(prompt: string, styleId: StyleId): Reading | null {
  const settled = useSettled(prompt.trim());
  const { data, error } = useQuery({
    ...queries.generations.read.queryOptions({ input: { prompt: settled, styleId } }),
    enabled: settled !== '',
    staleTime: Infinity,
    // A kindness: without it the picture is made all the same.
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (settled === '') return null;
  return errorCodeOf(error) === 'PROMPT_REFUSED' ? 'refused' : (data?.reading ?? null);
}

/** The value as it was when the last key was pressed a moment ago. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
