type ArtworkKind = 'png' | 'jpeg' | 'webp' | 'pdf';

/** By the first bytes, whatever the file is called. SVG and everything else is not artwork. */
export function artworkKind(bytes: Uint8Array): ArtworkKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16));
  const text = head.toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return text.startsWith('%PDF-') ? 'pdf' : null;
}
