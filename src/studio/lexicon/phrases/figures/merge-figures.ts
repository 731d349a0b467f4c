import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import type { Found } from './found-figure.ts';
import { isAppositionOf } from './told-again.ts';

/** 'A family: father, mother and two children' is four people, not seven; 'grandparents and two children' too. */
export function withoutMembers(figures: Found[]): Found[] {
  const members = figures.filter(({ who }) => who !== 'group' && who !== 'couple');
  const told = members.reduce((sum, { count }) => sum + count, 0);
  if (told < 2) return withOneOfFamily(figures);
  // Children are not there alone: the others of the family are their parents.
  if (members.every(({ who }) => who === 'child'))
    return figures.map((one) =>
      one.who === 'group' && one.role === null ? { ...one, who: 'couple', count: 2 } : one,
    );
  const kept = figures.filter(
    (one) => members.includes(one) || one.role !== null || PARENTS.test(one.said ?? ''),
  );
  const family = figures.find(isFamily);
  return family ? withOtherParent(kept, family) : kept;
}

const ALL_OF_THEM = /\b(?:photo|portrait|picture|foto|ritratto|retrato|bild)\b/;

/** 'Team photo of a winery: six people, the owner in the middle': six are there, and one of them is the owner. */
export function withoutTeam(figures: Found[]): Found[] {
  const team = figures.find(({ who, said = '' }) => who === 'group' && ALL_OF_THEM.test(said));
  const counted = figures.find((one) => one !== team && one.who === 'group' && one.count > 2);
  if (!team || !counted) return figures;
  const others = figures.filter((one) => one !== team && one !== counted);
  const named = others.reduce((sum, { count }) => sum + count, 0);
  if (named >= counted.count) return figures;
  return figures
    .filter((one) => one !== team)
    .map((one) => (one === counted ? { ...one, count: one.count - named } : one));
}

const PARENTS =
  /\b(?:grand)?parents\b|\b(?:genitori|padres|(?:gross)?eltern|abuelos|nonni)\b|\bgrands parents\b/;
const isFamily = ({ who, said = '' }: Found): boolean => who === 'group' && FAMILY.test(said);

/** 'A family of five, the father pours, the children eat': the mother is there, and three children. */
function withOtherParent(members: Found[], { count, at, end }: Found): Found[] {
  const parents = members.filter(({ who }) => who === 'man' || who === 'woman');
  const children = members.filter(({ who }) => who === 'child');
  const [parent] = parents;
  const [kids] = children;
  if (!parent || !kids || parents.length !== 1 || parent.count !== 1 || children.length !== 1)
    return members;
  const isCounted = kids.count !== UNCOUNTED || THREE.test(kids.said ?? '');
  const young = isCounted ? kids.count : Math.max(1, count - 2);
  if (count < young + 2) return members;
  const other: Found = {
    who: parent.who === 'man' ? 'woman' : 'man',
    role: null,
    part: 'figure',
    count: 1,
    action: null,
    said: '',
    at,
    end,
  };
  return [parent, other, { ...kids, count: young }];
}
/** How many a plural without a number is. */
const UNCOUNTED = 3;
const THREE = /\b(?:3|three|trois|tre|tres|drei)\b/;

/** 'A family of four, father pouring': he is one of the four. */
function withOneOfFamily(figures: Found[]): Found[] {
  const isOf = ({ count, role, said = '' }: Found): boolean =>
    count === 1 && role === null && KIN.test(said);
  if (!figures.some(isOf)) return figures;
  return figures.map((one) =>
    one.who === 'group' && one.count > 2 && FAMILY.test(one.said ?? '')
      ? { ...one, count: one.count - 1 }
      : one,
  );
}
const FAMILY = /\b(?:family|famille|famiglia|familia|familie)\b/;
const KIN =
  /\b(?:grand)?(?:father|mother|dad|mum|mom|grandpa|grandma|papa|mama)\b|\b(?:pere|mere|padre|madre|nonn[oa]|abuel[oa]|(?:gross)?vater|(?:gross)?mutter|opa|oma)\b/;

/** 'My father, a winemaker,' is one person: what is told between commas tells who he is. */
export function withAppositions(figures: readonly Found[], { tokens }: Sentence): Found[] {
  const told: Found[] = [];
  for (const figure of figures) {
    const before = told.at(-1);
    const isNext =
      before !== undefined &&
      figure.at === before.end &&
      tokens[figure.at]?.opensClause !== true &&
      before.count === 1;
    // 'A winemaker father and his son': the trade is the father's.
    if (isNext && figure.count === 1 && before.role && before.who === 'person' && !figure.role) {
      const said = [before.said, figure.said].join(' ');
      told[told.length - 1] = { ...figure, role: before.role, at: before.at, said };
      continue;
    }
    // 'Father and son winemakers': the trade is theirs, and nobody else is there.
    if (isNext && figure.role && !before.role && figure.count > 1) {
      for (const [k, one] of told.entries())
        if (one.who !== 'child') told[k] = { ...one, role: figure.role };
      told[told.length - 1] = {
        ...told.at(-1)!,
        said: [before.said, figure.said].join(' '),
        end: figure.end,
      };
      continue;
    }
    const isTold =
      before !== undefined &&
      before.count === 1 &&
      figure.count === 1 &&
      before.role === null &&
      figure.role !== null &&
      figure.at - before.end <= 1 &&
      tokens[before.end]?.opensClause === true &&
      !AND.has(tokens[figure.end]?.word ?? '');
    if (!isTold && before && isAppositionOf(before, figure, tokens)) {
      const said = [before.said, figure.said].join(' ');
      const who = before.who === 'person' ? figure.who : before.who;
      const action = before.action ?? figure.action;
      told[told.length - 1] = {
        ...before,
        who,
        role: before.role ?? figure.role,
        action,
        end: figure.end,
        said,
      };
      continue;
    }
    if (!isTold) {
      told.push(figure);
      continue;
    }
    const said = [before.said, figure.said].join(' ');
    told[told.length - 1] = { ...before, role: figure.role, end: figure.end, said };
  }
  return told;
}
const AND = new Set(['and', 'et', 'e', 'y', 'und']);

const SPOUSES: Readonly<Record<string, 'man' | 'woman'>> = { his: 'man', her: 'woman' };

/** 'A merchant and his wife': he is a man. */
export function withSpouses(figures: readonly Found[], tokens: Sentence['tokens']): Found[] {
  return figures.map((figure, k) => {
    const who = SPOUSES[tokens[(figures[k + 1]?.at ?? 0) - 1]?.word ?? ''];
    return who && figure.who === 'person' && figure.count === 1 ? { ...figure, who } : figure;
  });
}

const GIRL = /\b(?:girls?|fille|madchen|ragazza|chica|figlia|hija|tochter|daughter)\b/;
/** French 'son père' is somebody's father. */
const SON =
  /\b(?:son(?! (?:pere|papa|grand|oncle|frere|mari|ami|chien|patron|chef|voisin))|sons|sohn|fils|figlio|hijo)\b/;
const ONLY_GIRL = /\b(?:girls?|fille|madchen)\b/;
const ELDERS =
  /\b(?:grand(?:father|mother|pa|ma|ad)|grand(?:s)? (?:pere|mere|parents)|nonn[oai]|abuel[oa]s?|opa|oma|gross(?:vater|mutter|eltern))\b/;
/** 'A girl and her father'. */
const HER_PARENT =
  /\b(?:her|sa|son|sua|suo|su|ihre[mr]?) (?:father|dad|daddy|papa|mother|mum|mom|maman|parents?|pere|mere|padre|madre|mamma|genitori|vater|mutter|eltern)\b/;
const CARRIED_CHILD =
  /\b(?:carr(?:y|ies|ying)|lift(?:s|ing)|porte|portant|porta|lleva|tragt)\b|\bon (?:his|her|the) (?:shoulders?|back|arm)\b|\b(?:sur|sulle|en|auf) (?:ses|les|le|los|den|seinen) (?:epaules|spalle|hombros|schultern)\b/;

/** 'A boy and a girl', 'a girl and her grandfather': she is a child there, as the daughter is whom her father carries. */
export function withGirls(figures: readonly Found[]): Found[] {
  const said = figures.map((one) => one.said ?? '').join(' ');
  const isAmongKin = figures.some(({ who }) => who === 'child') || ELDERS.test(said);
  const hasParent = HER_PARENT.test(said);
  const isCarried = CARRIED_CHILD.test(said);
  return figures.map((figure, i) => {
    const own = figure.said ?? '';
    const isBorne = isCarried && i > 0 && (figure.who === 'man' ? SON : GIRL).test(own);
    const isYoung =
      isBorne ||
      isOffspring(figure, said) ||
      (figure.who === 'woman' &&
        (isAmongKin || (hasParent && !OF_THE_GROWN.test(own))) &&
        ONLY_GIRL.test(own));
    return figure.role === null && (isYoung ? figures.length > 1 : isLoneGirl(figure, figures))
      ? { ...figure, who: 'child' }
      : figure;
  });
}

/** 'A girl carrying a basket of grapes', 'ein Mädchen im blauen Kleid', 'a girl with a balloon' are children; one with a glass of wine is not. */
const isLoneGirl = ({ who, count, action, said = '' }: Found, all: readonly Found[]): boolean =>
  all.length === 1 &&
  who === 'woman' &&
  count === 1 &&
  (CHILDLIKE.has(action) ||
    (SMALL_ACTS.has(action) && (/\bmadchen\b/.test(said) || CHILDISH.test(said)))) &&
  /\b(?:girl|fille|madchen)\b/.test(said) &&
  !/\b(?:jeunes? filles?|young women?)\b/.test(said) &&
  !OF_THE_GROWN.test(said);
const CHILDISH =
  /\b(?:pigtails?|braids?|plaits?|balloons?|doll|dolls|teddy|kite|swing|school\w*|lollipop|hopscotch|years? old|toys?|ball|couettes|nattes|ballons?|poupee|cerf volant|balancoire|ecole)\b/;
const CHILDLIKE: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  'carrying',
  'picking',
  'running',
  'jumping',
  'stomping',
]);

/** 'A father and his son in the vineyard': a small one, unless he drinks or works as grown people do. */
const isOffspring = ({ action, count, said: own = '' }: Found, said: string): boolean =>
  count === 1 && OFFSPRING.test(own) && SMALL_ACTS.has(action) && !OF_THE_GROWN.test(said);
const OFFSPRING =
  /(?:^|\b(?:his|her|and|with|son|sa|et|avec|suo|sua|e|con|su|y|sein|seine|seinem|seiner|ihr|ihre|ihrem|ihrer|und|mit) )(?:(?:little|young|small|petite?|piccol[oa]|pequen[oa]|kleine[nmr]?) )?(?:son(?! (?:pere|papa|grand|oncle|frere|mari|ami|patron|chef))|daughter|fils|fille|figli[oa]|hij[oa]|sohn|tochter)\b/;
const SMALL_ACTS: ReadonlySet<AskedFigure['action']> = new Set<AskedFigure['action']>([
  null,
  'walking',
  'picking',
  'pruning',
  'holding',
  'carrying',
  'running',
  'playing',
  'kneading',
  'cooking',
  'explaining',
  'stomping',
  'sitting',
  'eating',
]);
const OF_THE_GROWN =
  /\b(?:grown|adult\w*|erwachsen\w*|glass\w*|toast\w*|drink\w*|tast\w*|sip\w*|wines?|cheers|verres?|vins?|trinqu\w*|deg[uo]\w*|vino|brind\w*|copas?|bicchier\w*|calic\w*|wein|\w*glas|anstoss\w*)\b/;

/** 'Harvest hands: a woman picker cuts a bunch': the hands are the title, and she is the picture. */
export function withoutTitle(figures: readonly Found[], tokens: Sentence['tokens']): Found[] {
  const [title, ...told] = figures;
  const [next] = told;
  const isTitle =
    title?.part === 'hands' &&
    next?.part === 'figure' &&
    tokens.slice(title.end, next.at + 1).some(({ sign }) => sign === ':');
  return isTitle ? told : [...figures];
}

/** 'A woman winemaker' is one person; 'hands of a winemaker' shows hands. */
export function mergeSame(figures: readonly Found[]): Found[] {
  const [first, ...rest] = figures;
  if (!first || rest.length === 0) return [...figures];
  const hands = figures.find(({ part }) => part === 'hands');
  const role = figures.find((figure) => figure.role)?.role ?? null;
  const gendered = figures.find(({ who }) => who === 'woman' || who === 'man');
  const who = gendered?.who ?? first.who;
  const said = figures.map((figure) => figure.said).join(' ');
  if (hands) return [{ ...hands, who, role, said }];
  const isOnePerson = figures.every(({ count }) => count === 1) && role && gendered;
  // 'A waiter and a woman' are two.
  const areBesideEachOther = figures.every(({ at }, k) => k === 0 || at - figures[k - 1]!.end <= 0);
  return isOnePerson && areBesideEachOther ? [{ ...first, who, role, said }] : [...figures];
}
