import { fold } from '#studio/lexicon/matching/normalise.ts';

/** In what wine is kept, folded, in five languages. */
const VESSELS: readonly RegExp[] = [
  /\b(?:(?:stainless )?steel (?:tanks?|vats?)|(?:stainless )?steel|stahltanks?|edelstahl(?:tanks?)?|cuves? (?:en )?inox|inox|acciaio(?: inox)?|(?:depositos? de )?acero(?: inoxidable)?)\b/,
  /\b(?:(?:wooden|oak) (?:barrels?|casks?|vats?)|barrels?|barriques?|oak|holzfass(?:er)?|eichenfass(?:er)?|barriquefass|futs?(?: de chene)?|tonneaux?|botte|botti|barricas?(?: de roble)?)\b/,
  /\b(?:(?:clay )?(?:amphora[es]?|amphoren?|jarres?)|qvevris?|kvevris?|anfor[ae]|anforas?|tinajas?|talhas?|clay(?: pots?| jars?)?|tonamphoren?)\b/,
  /\b(?:concrete (?:eggs?|tanks?|vats?)|concrete|betonei(?:er)?|beton(?:tanks?)?|(?:oeufs?|cuves?) (?:en )?beton|cemento|(?:huevos?|depositos?) de hormigon|hormigon)\b/,
];
/** That they are to be told apart, or what each does. */
const ASKED =
  /\b(?:compar\w*|vergleich\w*|vs|versus|differen\w*|unterschied\w*|diferen\w*|confront\w*|effects?|affects?|changes?|does|do|macht|bewirkt|wirkung|einfluss|effets?|effett[io]|efectos?|influ\w*|side by side|which|welche[rs]?|explained|erklart)\b/;
const LEAST = 2;

/** 'Steel tank, oak barrel and amphora compared': each of them is a side, in the customer's words. */
export function vesselsOfAgeing(asked: string): readonly string[] | null {
  const prompt = asked.replaceAll('œ', 'oe').replaceAll('Œ', 'Oe').replaceAll('ß', 'ss');
  const plain = fold(prompt);
  // Where folding changed its length the words stand elsewhere.
  if (plain.length !== prompt.length || !ASKED.test(plain)) return null;
  const found = VESSELS.flatMap((vessel) => vessel.exec(plain) ?? []).toSorted(
    (a, b) => plain.indexOf(a) - plain.indexOf(b),
  );
  if (found.length <= LEAST) return null;
  return found.map((said) => {
    const at = plain.indexOf(said);
    return prompt
      .slice(at, at + said.length)
      .replace(/^oe(?=uf)/u, 'œ')
      .replace(/^Oe(?=uf)/u, 'Œ');
  });
}
