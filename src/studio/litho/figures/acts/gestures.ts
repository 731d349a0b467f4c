import { fold } from '#studio/lexicon/matching/normalise.ts';

const CLAPS = /\b(?:clap\w*|applau\w*|klatsch\w*|aplaud\w*)\b/;

/** 'Two women clapping': hands that meet before the chest. */
export const isClapping = (said: string): boolean => CLAPS.test(fold(said));

const WAVES =
  /\b(?:waving|waves? (?:hello|goodbye|at|to)|waves$|faisant signe|saluant|saluent|salutano|salutando|saludan|saludando|wink(?:t|en|end|ende|ender))\b/;

/** 'Two workers waving': a hand above the head. */
export const isWaving = (said: string): boolean => WAVES.test(fold(said));
