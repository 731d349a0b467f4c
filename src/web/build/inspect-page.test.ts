import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inspectPage } from './inspect-page.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (body: string, html = '<html lang="en">') => `<!DOCTYPE html>${html}${body}</html>`;

describe('what a page needs from the content policy', () => {
  it('lists each inline script and style once', () => {
    const html = page(
      '<script>a()</script><script>a()</script><script type="module" async="">b()</script>' +
        '<script src="/assets/x.js"></script><style>p{}</style>',
    );
    expect(inspectPage('index.html', html)).toEqual({
      file: 'index.html',
      scriptHashes: [hash('a()'), hash('b()')],
      styleHashes: [hash('p{}')],
    });
  });

  it.each(['<p style="color:red">', '<button onclick="go()">'])('refuses %s', (markup) => {
    expect(() => inspectPage('index.html', page(markup))).toThrow('blocked by the policy');
  });

  it('does not mistake the text of a script for an attribute', () => {
    const html = page(`<script>el.innerHTML='<p style="x">'</script>`);
    expect(inspectPage('index.html', html).scriptHashes).toHaveLength(1);
  });

  it.each([
    '<link rel="modulepreload" href="/assets/a.js"/>',
    '<script type="module">x()</script>',
  ])('refuses %s on a static page', (markup) => {
    const html = page(markup, '<html lang="en" data-static="">');
    expect(() => inspectPage('index.html', html)).toThrow('must not load framework scripts');
  });
});
