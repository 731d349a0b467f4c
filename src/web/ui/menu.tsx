import './menu.css';
import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'end';
};

export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    // Not modal: the page behind keeps its scrollbar and stays reachable.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="menu sheet"
          align={align}
          sideOffset={8}
          collisionPadding={12}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function MenuHead({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="menu-head">{children}</DropdownMenu.Label>;
}

type ItemTexts = { icon?: LucideIcon; note?: string; children: ReactNode };

type MenuItemProps = ItemTexts & {
  onSelect: () => void;
  tone?: 'plain' | 'danger';
  isDisabled?: boolean;
};

export function MenuItem({
  onSelect,
  tone = 'plain',
  isDisabled = false,
  ...texts
}: MenuItemProps) {
  return (
    <DropdownMenu.Item
      className={clsx('menu-item', tone === 'danger' && 'menu-item-danger')}
      disabled={isDisabled}
      onSelect={onSelect}
    >
      <ItemContent {...texts} />
    </DropdownMenu.Item>
  );
}

export function MenuLink({ to, ...texts }: ItemTexts & { to: string }) {
  return (
    <DropdownMenu.Item className="menu-item" asChild>
      <Link to={to}>
        <ItemContent {...texts} />
      </Link>
    </DropdownMenu.Item>
  );
}

export function MenuRule() {
  return <DropdownMenu.Separator className="menu-rule" />;
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
