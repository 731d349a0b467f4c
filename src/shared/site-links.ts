/** The addresses around the product, from the environment; the build writes them into the pages. */
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

/** Plain pages of our own, where the configuration names no others. */
export const ABOUT_PATH = '/about';
export const PRIVACY_PATH = '/privacy';
export const TERMS_PATH = '/terms';

export function siteLinks(env: Environment): SiteLinks {
  return {
    brand: env.BRAND_URL || '/',
    blog: env.BLOG_URL || ABOUT_PATH,
    privacy: env.PRIVACY_URL || PRIVACY_PATH,
    terms: env.TERMS_URL || TERMS_PATH,
    supportEmail: env.SUPPORT_EMAIL || 'support@vignette.example',
  };
}
