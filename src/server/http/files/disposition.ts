/** RFC 6266: a plain name for everyone, the real one for those who can read it. */
export function attachment(name: string): string {
  return `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encoded(name)}`;
}

function asciiName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '_');
  // A name in another script would leave nothing but its date.
  return plain.replace(/^_[_-]*/, 'wine-image-');
}

function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
