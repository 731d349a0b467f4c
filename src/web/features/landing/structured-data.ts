import { CURRENCY, PLANS } from '#shared/rules/billing/plans.ts';
import { SOCIAL_PICTURE } from '#shared/showcase.ts';
import { absoluteUrl, SITE } from '#web/lib/links.ts';

/** What search engines may know for certain: who offers what, and for how much. */
export function structuredData(description: string): object {
  const organization = absoluteUrl('/#organization');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: 'Vignette',
        url: absoluteUrl(SITE.brand),
        logo: absoluteUrl('/icon-512.png'),
        slogan: 'Wine AI Specialists',
        email: SITE.supportEmail,
      },
      {
        '@type': 'Product',
        '@id': absoluteUrl('/#product'),
        name: 'Vignette',
        description,
        url: absoluteUrl('/'),
        image: absoluteUrl(SOCIAL_PICTURE.path),
        brand: { '@id': organization },
        offers: Object.values(PLANS).map((plan) => ({
          '@type': 'Offer',
          name: plan.label,
          price: (plan.priceCents / 100).toFixed(2),
          priceCurrency: CURRENCY.toUpperCase(),
          availability: 'https://schema.org/InStock',
          url: absoluteUrl('/pricing'),
        })),
      },
    ],
  };
}
