const TOP = String.raw`(?:hill ?top|perched|perche|arroccat[oa]|encaramad[oa])`;
const EN = String.raw`(?:on|atop|on top of|at the top of) (?:a|the|its|that) (?:\w+ )?hill`;
const FR = String.raw`(?:sur|au sommet d|en haut d)e? ?(?:une?|la|sa) (?:\w+ )?colline`;
const IT = String.raw`(?:in|su|sulla|in cima a|in cima alla) ?(?:una|la)? ?(?:\w+ )?collina`;
const ES = String.raw`(?:en|sobre|en lo alto de) (?:una|la) (?:\w+ )?colina`;
const DE = String.raw`auf (?:einem|dem) (?:\w+ )?(?:hugel|berg)`;
const SAID = new RegExp(String.raw`\b(?:${[TOP, EN, FR, IT, ES, DE].join('|')})\b`);

/** Whether folded words put a house or a tree on top of a hill; signs between words do not count. */
export const isOnHill = (said: string): boolean => SAID.test(said.replaceAll(/[^a-z]+/g, ' '));
