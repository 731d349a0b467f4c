import { escapeMarkup } from '#shared/escape-markup.ts';

/** Markup whose values are escaped as they are put in. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | null | undefined | false | readonly Html[];

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  const markup = strings.map((text, i) => text + markupOf(parts[i])).join('');
  return { markup };
}

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeMarkup(String(part));
  if ('markup' in part) return part.markup;
  return part.map((one) => one.markup).join('');
}
