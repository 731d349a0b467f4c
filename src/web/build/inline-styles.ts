import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

// A sheet that other routes share is linked with a '#' behind its name.
const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[^"#]+\.css)#?"\/>/g;

export function isStaticPage(html: string): boolean {
  return html.includes('<html lang="en" data-static=""');
}

/** A static page is one request to its first paint: its style sheets move into the document. */
export async function inlineStyles(clientDir: string, html: string): Promise<string> {
  const files = [...html.matchAll(STYLESHEET)].map(([, file = '']) => file);
  const sheets = await Promise.all(files.map((file) => readFile(join(clientDir, file), 'utf8')));
  const style = `<style>${sheets.join('').trim()}</style>`;
  let isFirst = true;
  return html.replace(STYLESHEET, () => {
    const replacement = isFirst ? style : '';
    isFirst = false;
    return replacement;
  });
}
