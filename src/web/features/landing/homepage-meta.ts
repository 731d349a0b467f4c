import { pageMeta } from '#web/lib/page-meta.ts';
import { structuredData } from './structured-data.ts';

const DESCRIPTION =
  'Describe a wine scene in words and get a picture: bottle photography, sommelier portraits, event imagery, vintage posters and labels. Royalty-free, no photoshoot, free to start.';

/** The three homepages tell the same story, so search engines keep the first. */
export function homepageMeta(title: string) {
  return pageMeta({
    title,
    description: DESCRIPTION,
    canonicalPath: '/',
    structuredData: structuredData(DESCRIPTION),
  });
}
