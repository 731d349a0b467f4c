import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';
import { Link } from 'react-router';

export function MenuHead({ children }: { children: ReactNode }) {
  return (
    <div className="menu-head" role="presentation">
      {children}
    </div>
  );
}

interface ItemTexts {
  icon?: LucideIcon;
  note?: string;
  children: ReactNode;
}

type MenuItemProps = ItemTexts & {
  onSelect: () => void;
  tone?: 'plain' | 'danger';
  isDisabled?: boolean;
};

export function MenuItem({ onSelect, tone = 'plain', isDisabled, ...texts }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={clsx('menu-item', tone === 'danger' && 'menu-item-danger')}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onSelect}
      onPointerMove={takeFocus}
    >
      <ItemContent {...texts} />
    </button>
  );
}

type MenuLinkProps = ItemTexts & {
  to: string;
  /** Leads out of the app, to a page that is a document of its own. */
  isDocument?: boolean;
};

export function MenuLink({ to, isDocument = false, ...texts }: MenuLinkProps) {
  return (
    <Link
      to={to}
      role="menuitem"
      tabIndex={-1}
      className="menu-item"
      reloadDocument={isDocument}
      onPointerMove={takeFocus}
    >
      <ItemContent {...texts} />
    </Link>
  );
}

export function MenuRule() {
  return <hr className="menu-rule" />;
}

/** Pointer and keyboard move the same highlight. */
function takeFocus(event: PointerEvent<HTMLElement>): void {
  if (document.activeElement !== event.currentTarget) {
    event.currentTarget.focus({ preventScroll: true });
  }
}

function ItemContent({ icon: Icon, note, children }: ItemTexts) {
  return (
    <>
      {Icon && <Icon className="icon" aria-hidden="true" />}
      <span>
        {children}
        {note && <small>{note}</small>}
      </span>
    </>
  );
}
