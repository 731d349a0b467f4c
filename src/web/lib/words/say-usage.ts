import { countOf, formatCount } from './format-count.ts';

interface Month {
  used: number;
  limit: number;
  credits: number;
}

/** '3 of 10 images'. Credits that stay from an ended plan allow more than the new one has in a month. */
export function madeText({ used, limit }: Month): string {
  return used > limit
    ? countOf(used, 'image')
    : `${formatCount(used)} of ${formatCount(limit)} images`;
}

/** What remains is what can be spent; it is called credits where the month does not explain it. */
export function leftText({ used, limit, credits }: Month): string {
  return credits === Math.max(0, limit - used)
    ? `${formatCount(credits)} remaining`
    : `${countOf(credits, 'credit')} remaining`;
}
