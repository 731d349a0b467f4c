import { fold } from '#studio/lexicon/matching/normalise.ts';

const SOIL =
  /\b(?:soils?|sols?|suol[oi]|suelos?|boden|limestone|granite|clay|chalk|gravel|slate|schist|sand|sandy|loess|volcanic|basalt|marl|calcaire|argile|craie|graviers?|galets|ardoise|schiste|sable|calcare|argilla|gesso|ghiaia|ardesia|sabbia|granito|caliza|arcilla|creta|grava|pizarra|arena|kalk|kalkstein|ton|lehm|kreide|kies|schiefer|granit|sand|loss)\b/;

/** 'Slate vs limestone': two soils stand on the sheet of soils. */
export const areSoils = (sides: readonly string[] | null): boolean =>
  sides !== null && sides.every((side) => SOIL.test(fold(side)));
