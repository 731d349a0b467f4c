import { ERRORS } from '#shared/errors.ts';
import {
  DEFAULT_SIZE_ID,
  DEFAULT_STYLE_ID,
  GENERATION_COST,
  PROMPT_MAX_LENGTH,
} from '#shared/rules/pictures/generation.ts';
import type { PictureSizeId, StyleId } from '#shared/rules/pictures/generation.ts';

/** What the composer holds; kept in the browser, so that a reload loses no words. */
export interface Draft {
  prompt: string;
  styleId: StyleId;
  size: PictureSizeId;
  count: number;
  /** Set by 'same scene again': the next picture keeps composition and light. */
  seed: number | null;
  /** The own wine whose bottle stands in the picture. */
  wineId: string | null;
  /** The request that these very words were sent with: once its picture is there, they go. */
  sentAs: string | null;
}

const EMPTY_DRAFT: Draft = {
  prompt: '',
  styleId: DEFAULT_STYLE_ID,
  size: DEFAULT_SIZE_ID,
  count: 1,
  seed: null,
  wineId: null,
  sentAs: null,
};

/** What a member has chosen to start with. */
export type DraftDefaults = Pick<Draft, 'styleId' | 'size'>;
export type KeptDraft = Partial<Draft> & { defaults?: DraftDefaults };

/** As it was left; where other defaults have been chosen since, those count. */
export function resumeDraft(kept: KeptDraft | null, defaults: DraftDefaults): Draft {
  const { defaults: former, ...left } = kept ?? {};
  const isCurrent = former?.styleId === defaults.styleId && former.size === defaults.size;
  return { ...EMPTY_DRAFT, ...left, ...(!isCurrent && defaults) };
}

/** Other words are other words: what was sent no longer speaks for them. */
export function changeDraft(draft: Draft, part: Partial<Draft>): Draft {
  return { ...draft, ...('prompt' in part && { sentAs: null }), ...part };
}

type Made = Pick<Draft, 'prompt' | 'styleId' | 'size'> & { wine: { id: string | null } | null };

/** A picture's words, style, size and wine once more; who keeps its scene gives its seed too. */
export function reuse(
  { prompt, styleId, size, wine }: Made,
  more: Partial<Pick<Draft, 'count' | 'seed'>>,
): Partial<Draft> {
  return { prompt, styleId, size, wineId: wine?.id ?? null, ...more };
}

/** spec §4: delivered words go; what has been typed since then stays. */
export function afterDelivery(draft: Draft, delivered: ReadonlySet<string>): Draft {
  if (draft.sentAs === null || !delivered.has(draft.sentAs)) return draft;
  return { ...draft, prompt: '', seed: null, sentAs: null };
}

interface Readiness {
  prompt: string;
  count: number;
  credits: number;
  isGenerating: boolean;
}

/** spec §2.4: only when not generating, with words and with credits enough. */
export function canGenerate({ prompt, count, credits, isGenerating }: Readiness): boolean {
  return !isGenerating && refusalOf({ prompt, count, credits }) === null;
}

const TOO_LONG = {
  title: ERRORS.VALIDATION_FAILED.title,
  message: `Please use at most ${PROMPT_MAX_LENGTH} characters.`,
};

/** What a press of the button is told when nothing can be made (spec §5). */
export function refusalOf(draft: Pick<Readiness, 'prompt' | 'count' | 'credits'>) {
  const { prompt, count, credits } = draft;
  if (prompt.trim() === '') return ERRORS.PROMPT_MISSING;
  if (prompt.trim().length > PROMPT_MAX_LENGTH) return TOO_LONG;
  if (credits < GENERATION_COST) return ERRORS.INSUFFICIENT_CREDITS;
  if (credits >= costOf(count)) return null;
  const { title } = ERRORS.INSUFFICIENT_CREDITS;
  return { title, message: `You have ${credits} of ${costOf(count)} credits.` };
}

export function costOf(count: number): number {
  return count * GENERATION_COST;
}

/** Enter submits; Shift+Enter, and Enter that confirms a character being composed, do not. */
export function isSubmitKey(event: {
  key: string;
  shiftKey: boolean;
  isComposing?: boolean;
}): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.isComposing;
}

/** Adds words to a prompt, once, with a comma where one is needed. */
export function appendWords(prompt: string, words: string): string {
  const base = prompt.trim().replace(/,$/, '');
  if (base === '') return words;
  return base.toLowerCase().includes(words.toLowerCase()) ? prompt : `${base}, ${words}`;
}
