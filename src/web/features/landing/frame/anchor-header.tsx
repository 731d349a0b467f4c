import './anchor-header.css';
import { Menu } from 'lucide-react';
import { useAttach } from '#web/lib/hooks/use-attach.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { attachMenu } from '#web/features/landing/islands/attach-menu.ts';
import { LoginLink, SiteHeader, TryButton } from './site-header.tsx';

const ANCHORS = [
  ['#gallery', 'Gallery'],
  ['#pricing', 'Pricing'],
  ['#about', 'About'],
] as const;

/** The header of the older homepage: places on the page, behind a menu on small screens (spec §2.3). */
export function AnchorHeader() {
  return (
    <SiteHeader>
      {ANCHORS.map(([href, name]) => (
        <a className="only-wide" href={href} key={href}>
          {name}
        </a>
      ))}
      <LoginLink className="only-wide" />
      <TryButton />
      <SmallScreenMenu />
    </SiteHeader>
  );
}

function SmallScreenMenu() {
  const root = useAttach<HTMLDivElement>(attachMenu);
  return (
    <div className="anchor-menu" ref={root} data-island="menu">
      <IconButton label="Open menu" aria-expanded="false" aria-controls="site-menu">
        <Menu className="icon" aria-hidden="true" />
      </IconButton>
      <ul className="sheet" id="site-menu" hidden>
        {ANCHORS.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li data-when="signed-out">
          <a href="/sign-in">Login</a>
        </li>
      </ul>
    </div>
  );
}
