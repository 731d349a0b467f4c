/**
 * Letters of which some stand in whatever a regular expression finds: 'slate' of `on an? (?:round )*slate`. In lower
 * case; `null` where nothing is sure to stand there, or where its grammar is not read here.
 */
export function literalsOf({ source }: RegExp): readonly string[] | null {
  const pattern = new Pattern(source);
  const found = pattern.alternatives();
  return pattern.isRead() && found && rarity(found) >= FEWEST ? found : null;
}

/** Shorter ones stand in any text. */
const FEWEST = 3;
/** Of more, looking for each costs as much as the expression itself. */
const MOST = 80;

type Literals = readonly string[] | null;

const lettersIn = (literal: string): number => literal.replaceAll(/[^\p{L}\d]/gu, '').length;
const rarity = (literals: readonly string[]): number => Math.min(...literals.map(lettersIn));

const rarest = (all: readonly Literals[]): Literals =>
  all.reduce((best, one) => {
    if (!one || one.length === 0 || one.length > MOST) return best;
    return !best || rarity(one) > rarity(best) ? one : best;
  }, null);

/** Reads the source from left to right. */
class Pattern {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  isRead(): boolean {
    return this.#at === this.#source.length;
  }

  /** Each has letters of its own, or nothing is sure. */
  alternatives(): Literals {
    const branches = [this.#sequence()];
    while (this.#takes('|')) branches.push(this.#sequence());
    const known = branches.filter((branch) => branch !== null);
    return known.length === branches.length ? [...new Set(known.flat())] : null;
  }

  /** Of all that must stand there, what is seldom met. */
  #sequence(): Literals {
    const found: Literals[] = [];
    let run = '';
    const endRun = (): void => {
      if (run) found.push([run]);
      run = '';
    };
    while (!this.isRead() && !this.#sees('|') && !this.#sees(')')) {
      const part = this.#part();
      const isSure = this.#isSure();
      if (part === 'nowhere') continue;
      if (typeof part === 'object' && part?.letter !== undefined && isSure === 'once') {
        run += part.letter;
        continue;
      }
      endRun();
      if (isSure && part) found.push(part.letter === undefined ? part.group : [part.letter]);
    }
    endRun();
    return rarest(found);
  }

  /** One letter, a group, something unknown (`null`), or what takes no room. */
  #part():
    | { letter: string; group?: never }
    | { letter?: never; group: Literals }
    | null
    | 'nowhere' {
    if (this.#takes('(')) return this.#group();
    if (this.#takes('[')) return this.#class();
    if (this.#takes('\\')) return this.#escaped();
    const [sign = ''] = this.#source.slice(this.#at);
    this.#at += sign.length;
    if (sign === '^' || sign === '$') return 'nowhere';
    return sign === '.' ? null : { letter: sign.toLowerCase() };
  }

  #group(): { group: Literals } | 'nowhere' {
    const [opening = '', look] = /^\?(?:(<?[=!])|<\w+>|:)/.exec(this.#source.slice(this.#at)) ?? [];
    this.#at += opening.length;
    const group = this.alternatives();
    this.#at += 1;
    return look ? 'nowhere' : { group };
  }

  #class(): null {
    while (!this.isRead() && !this.#takes(']')) this.#at += this.#sees('\\') ? 2 : 1;
    return null;
  }

  #escaped(): { letter: string } | null | 'nowhere' {
    const [sign = ''] = this.#source.slice(this.#at);
    this.#at += sign.length;
    if (sign === 'b' || sign === 'B') return 'nowhere';
    if (!/[\p{L}\d]/u.test(sign)) return { letter: sign };
    const [argument = ''] =
      /^(?:\{[^}]*\}|<\w+>|\d+)/.exec(this.#source.slice(this.#at)) ??
      (sign === 'u' || sign === 'x' ? /^[\da-f]+/i.exec(this.#source.slice(this.#at)) : null) ??
      [];
    // A number of times stands behind a class that has no name of its own.
    if (/[pPukx\d]/.test(sign)) this.#at += argument.length;
    return null;
  }

  /** Whether what was read must stand there, by the number of times behind it. */
  #isSure(): 'once' | 'more' | false {
    const [times = ''] = /^(?:[?*+]|\{\d+,?\d*\})\??/.exec(this.#source.slice(this.#at)) ?? [];
    this.#at += times.length;
    if (times === '') return 'once';
    return /^(?:[?*]|\{0)/.test(times) ? false : 'more';
  }

  #sees(sign: string): boolean {
    return this.#source[this.#at] === sign;
  }

  #takes(sign: string): boolean {
    const isThere = this.#sees(sign);
    if (isThere) this.#at += 1;
    return isThere;
  }
}
