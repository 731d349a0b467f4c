import { ABOUT_PATH, PRIVACY_PATH, TERMS_PATH } from '#shared/site-links.ts';
import type { SiteAddress } from '#shared/site-manifest.ts';

/** What a prebuilt web has to be told when it is served from where it was not built for. */
export interface SiteMove {
  /** The text of a page or of what crawlers read, with the address and mailbox of this server. */
  rewrite: ((text: string) => string) | null;
  /** Plain pages of ours in whose place the operator has others. */
  redirects: ReadonlyMap<string, string>;
}

/**
 * A container is built once and for nobody: its pages name the address of the build. Scripts carry
 * their contents in their name and stay; what they link to is sent on from the page of ours.
 */
export function moveSite(builtFor: SiteAddress, own: SiteAddress): SiteMove {
  const changed = (['origin', 'supportEmail'] as const)
    .map((name) => [builtFor[name], own[name]] as const)
    .filter(([from, to]) => from !== to);
  const redirects = (
    [
      [ABOUT_PATH, own.blog],
      [PRIVACY_PATH, own.privacy],
      [TERMS_PATH, own.terms],
    ] as const
  ).filter(([path, to]) => path !== to);
  return {
    rewrite:
      changed.length === 0
        ? null
        : (text) => changed.reduce((moved, [from, to]) => moved.replaceAll(from, () => to), text),
    redirects: new Map(redirects),
  };
}
