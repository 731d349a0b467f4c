import { describe, expect, it } from 'vitest';
import { robots, securityContact, sitemap } from './site-files.ts';

const origin = 'https://wine.example';

describe('files for machines', () => {
  it('lists the public pages with their full address', () => {
    expect(sitemap({ origin })).toContain('<loc>https://wine.example/pricing</loc>');
    expect(sitemap({ origin })).not.toContain('old-homepage');
  });

  it('keeps crawlers out of what belongs to members', () => {
    expect(robots({ origin })).toContain('Disallow: /dashboard');
    expect(robots({ origin })).toContain('Sitemap: https://wine.example/sitemap.xml');
  });

  it('names a security contact that expires within a year', () => {
    const now = new Date('2026-11-15T00:00:00Z');
    const text = securityContact({ origin, supportEmail: 'help@wine.example' }, now);
    expect(text).toContain('Contact: mailto:help@wine.example');
    expect(text).toContain('Expires: 2027-11-14T00:00:00.000Z');
  });
});
