import type { ThingId } from '#studio/things/catalogue.ts';

/** Where grapes are that nobody has picked yet. Folded, five languages. */
export const ON_VINES =
  /\b(?:hang\w*|on the vines?|on vines?|ripening|sur (?:la|le|les) (?:vignes?|cep)|suspendu\w*|appes[oaie]|sulla (?:vite|vigna|pianta)|colgando|colgad\w*|en la (?:vid|vina|cepa)|am (?:rebstock|weinstock|stock)|hangend\w*)\b/;

/** What there is of a vine. */
export const OF_VINES: readonly ThingId[] = ['grapes', 'vines', 'vine_leaf', 'dewdrops'];
