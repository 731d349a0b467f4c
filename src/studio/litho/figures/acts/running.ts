import { fold } from '#studio/lexicon/matching/normalise.ts';

const RUNS =
  /\b(?:runners?|running|runs|joggers?|jogging|coureu(?:r|rs|se|ses)|courant|courent|corrid(?:ore|ori|rice)|corrono|correndo|corredor(?:es|as?)?|corriendo|corren|laufer(?:in|innen)?|laufend\w*|laufen|jogger\w*)\b/;

/** 'Three runners between the vines'. */
export const isRunning = (prompt: string): boolean => RUNS.test(fold(prompt));
