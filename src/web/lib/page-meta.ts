import type { MetaDescriptor } from 'react-router';
import { SOCIAL_PICTURE } from '#shared/showcase.ts';
import { absoluteUrl } from './links.ts';

const SITE_NAME = 'Vignette';

/** The card that social networks show for a link to any page of the site. */
const SOCIAL_ALT = 'A bottle of red wine and a glass in a vineyard at sunset, made with Vignette';

interface PageDescription {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** The address that search engines shall keep; pages alike name the same one. */
  canonicalPath: string;
  /** Structured data (schema.org), if the page has any. */
  structuredData?: object;
}

/** Title, description, canonical address and the cards of social networks for a public page. */
export function pageMeta(page: PageDescription): MetaDescriptor[] {
  const title = `${page.title} · ${SITE_NAME}`;
  const url = absoluteUrl(page.canonicalPath);
  const picture = absoluteUrl(SOCIAL_PICTURE.path);
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...properties({
      'og:type': 'website',
      'og:site_name': SITE_NAME,
      'og:title': page.title,
      'og:description': page.description,
      'og:url': url,
      'og:image': picture,
      'og:image:width': String(SOCIAL_PICTURE.width),
      'og:image:height': String(SOCIAL_PICTURE.height),
      'og:image:alt': SOCIAL_ALT,
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.structuredData ? [{ 'script:ld+json': page.structuredData }] : []),
  ];
}

function properties(values: Record<string, string>): MetaDescriptor[] {
  return Object.entries(values).map(([property, content]) => ({ property, content }));
}
