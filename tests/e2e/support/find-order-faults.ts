import type { Page } from '@playwright/test';

/**
 * What depends on the order in which style sheets came: two of them say different things about one
 * property of one element, with equal weight. Sheets are loaded as they are needed, so either may be last.
 */
export async function findOrderFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Weighed {
      selector: string;
      weight: string;
      sheet: string;
      style: CSSStyleDeclaration;
    }
    // A sheet that several routes share may be linked twice, once with a '#' behind its name.
    const rules = [...document.styleSheets].flatMap((sheet, at) =>
      weigh(sheet.cssRules, sheet.href?.replace(/#$/, '') ?? String(at)),
    );
    const faults = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      const matching = rules.filter(({ selector }) => element.matches(selector));
      for (const [at, one] of matching.entries())
        for (const other of matching.slice(at + 1))
          for (const property of contested(one, other))
            if (!matching.some((rule) => outweighs(rule, one, property)))
              faults.add(`${property}: ${one.selector} | ${other.selector}`);
    }
    return [...faults];

    /** Rules that hold now and stand in no layer, by each of their selectors. */
    function weigh(list: CSSRuleList, sheet: string): Weighed[] {
      return [...list].flatMap((rule) => {
        if (rule instanceof CSSMediaRule)
          return matchMedia(rule.conditionText).matches ? weigh(rule.cssRules, sheet) : [];
        if (rule instanceof CSSSupportsRule) return weigh(rule.cssRules, sheet);
        if (!(rule instanceof CSSStyleRule)) return [];
        return split(rule.selectorText)
          .filter((selector) => !selector.includes('::'))
          .map((selector) => ({ selector, weight: weightOf(selector), sheet, style: rule.style }));
      });
    }

    function contested(one: Weighed, other: Weighed): string[] {
      if (one.sheet === other.sheet || one.weight !== other.weight) return [];
      return [...one.style].filter((property) => {
        const [ours, theirs] = [one, other].map(({ style }) => style.getPropertyValue(property));
        return theirs !== '' && ours !== theirs;
      });
    }

    function outweighs(rule: Weighed, than: Weighed, property: string): boolean {
      return rule.weight > than.weight && rule.style.getPropertyValue(property) !== '';
    }

    /** At the commas that stand in no brackets. */
    function split(selectors: string): string[] {
      const parts = [''];
      let depth = 0;
      for (const sign of selectors) {
        depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
        if (sign === ',' && depth === 0) parts.push('');
        else parts[parts.length - 1] += sign;
      }
      return parts.map((part) => part.trim());
    }

    /** Ids, then classes, attributes and states, then elements; as text of one length, to be compared. */
    function weightOf(selector: string): string {
      const bare = selector
        .replaceAll(/:where\([^)]*\)/g, '')
        .replaceAll(/:(?:is|not|has)\(/g, ' ');
      const counts = [/#[\w-]+/g, /\.[\w-]+|\[[^\]]*\]|:[\w-]+/g, /(?:^|[\s>+~(])[a-z][\w-]*/g].map(
        (pattern) => (bare.match(pattern) ?? []).length,
      );
      return counts.map((count) => String(count).padStart(2, '0')).join('.');
    }
  });
}
