import { fold } from '#studio/lexicon/matching/normalise.ts';

/** 'The same woman', 'derselbe Mann'. */
const SAME =
  /\b(?:the same|same|derselbe|dieselbe|dasselbe|la meme|le meme|lo stesso|la stessa|el mismo|la misma)\b/;
const ARTICLE =
  /^(?:an?|the|my|un|une|uno|una|le|la|il|lo|el|los|ein|eine|der|die|das|mein|meine|mon|ma|mi)$/;

/** Whom a panel begins with: 'winemaker crying', 'un homme triste'. */
const whoIn = (scene: string): string =>
  fold(scene)
    .split(/[^a-z]+/)
    .find((word) => word !== '' && !ARTICLE.test(word)) ?? '';

/** 'Customers who …, customers who …': of many each panel shows another. */
const MANY =
  /^(?:customers|guests|clients|people|friends|tourists|visitors|sommeliers|winemakers|drinkers|waiters|locals|influencers|students|interns|gens|invites|amis|touristes|vignerons|clienti|ospiti|amici|turisti|gente|clientes|invitados|amigos|turistas|kunden|gaste|leute|freunde|touristen|winzer)$/;

/** Panels that begin with the same one, or say so, show one and the same. */
export const isToldTwice = (scenes: readonly string[]): boolean => {
  const [first = '', ...others] = scenes;
  if (scenes.length !== 2 || first === '' || MANY.test(whoIn(first))) return false;
  return others.some(
    (other) => SAME.test(fold(other)) || (whoIn(first) !== '' && whoIn(first) === whoIn(other)),
  );
};
