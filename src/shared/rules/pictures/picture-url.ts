/** What an engine's address of a picture must look like (spec §5). */
export const PICTURE_URL_LENGTH = { min: 10, max: 2000 } as const;

const PICTURE_ENDING = /\.(png|jpe?g|webp|avif)$/i;
/** Known providers whose addresses need no ending: OpenAI, fal, Replicate. */
const PROVIDER_HOSTS = [
  'oaidalleapiprodscus.blob.core.windows.net',
  'fal.media',
  'replicate.delivery',
] as const;

export function isPictureUrl(url: unknown): url is string {
  if (typeof url !== 'string' || !/^https?:\/\//.test(url)) return false;
  if (url.length < PICTURE_URL_LENGTH.min || url.length > PICTURE_URL_LENGTH.max) return false;
  const parts = /^https?:\/\/([^/?#]+)([^?#]*)/.exec(url);
  if (!parts) return false;
  const [, authority = '', path = ''] = parts;
  const host = authority.replace(/:\d+$/, '').toLowerCase();
  return PICTURE_ENDING.test(path) || PROVIDER_HOSTS.some((known) => belongsTo(host, known));
}

function belongsTo(host: string, known: string): boolean {
  return host === known || host.endsWith(`.${known}`);
}
