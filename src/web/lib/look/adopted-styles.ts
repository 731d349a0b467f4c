import { useEffect } from 'react';

/**
 * Stands in for react-style-singleton (see build/strict-csp-styles-plugin.ts): one sheet for all
 * users of a style, but adopted by the document, which a strict content policy allows.
 */
export function styleSingleton() {
  let sheet: CSSStyleSheet | undefined;
  let users = 0;

  function add(css: string) {
    users += 1;
    if (users > 1) return;
    // Made on first use: the prerender has no style sheets.
    sheet ??= new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }

  function remove() {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }

  return function Sheet({ styles }: { styles: string }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
