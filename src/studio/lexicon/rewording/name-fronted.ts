import { mayStandIn } from '#studio/lexicon/matching/may-stand-in.ts';

/** Before or behind what was just named; in German one word says both. */
const PLACES = String.raw`in front of (?:it|them)|behind (?:it|them)|davor|dahinter|devant (?:elles?|lui|eux)|derrière (?:elles?|lui|eux)|davanti(?: ad? (?:essa|esso|lei))?|dietro(?: (?:di )?(?:essa|esso|lei))?|delante(?: de (?:ella|ello|él))?|detrás(?: de (?:ella|ello|él))?`;
const THERE = String.raw`(?:(?:there )?(?:is|are)|stands?|lies?|sits?|steht|stehen|liegt|liegen|se (?:dresse|trouve)|il y a|c['’]è|ci sono|hay|está)?`;
const FRONTED = new RegExp(
  String.raw`(^|[,;]|\b(?:and|und|et|e|y))\s+(${PLACES})\s+${THERE}\s*((?:an?|the|one|two|three|four|five|six|several|some|une?|des|deux|trois|quatre|un[ao]?|due|tre|quattro|dos|tres|cuatro|ein(?:e[nr]?)?|zwei|drei|vier|\d+)\s[^,;.]+?)(?=\s+(?:and|und|et|e|y)\s|[,;.]|$)`,
  'giu',
);

/** 'A bottle, in front of it two glasses': two glasses in front of it, as it is read where the noun comes first. */
export const nameFronted = (said: string): string =>
  mayStandIn(said, FRONTED)
    ? said.replace(
        FRONTED,
        (_, joint: string, place: string, noun: string) => `${joint} ${noun} ${place}`,
      )
    : said;
