/** The addresses outside of the product, from the environment; the build writes them into the pages. */
export interface SiteLinks {
  brand: string;
  blog: string;
  privacy: string;
  terms: string;
  supportEmail: string;
}

type Environment = Partial<
  Record<
    'BRAND_URL' | 'BLOG_URL' | 'PRIVACY_URL' | 'TERMS_URL' | 'SUPPORT_EMAIL',
    string | undefined
  >
>;

export function siteLinks(env: Environment): SiteLinks {
  return {
    brand: env.BRAND_URL || '/',
    blog: env.BLOG_URL || 'https://vignette.example/journal',
    privacy: env.PRIVACY_URL || 'https://vignette.example/privacy',
    terms: env.TERMS_URL || 'https://vignette.example/terms',
    supportEmail: env.SUPPORT_EMAIL || 'support@vignette.example',
  };
}
