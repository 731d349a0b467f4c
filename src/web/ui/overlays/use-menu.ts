import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ToggleEvent } from 'react';
import { createTypeahead, nextIndex } from '#web/lib/menu-keys.ts';

const GAP_PX = 8;

/** What the button that opens a menu spreads onto itself. */
export interface MenuTriggerProps {
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string;
  ref: (button: HTMLButtonElement | null) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Behaviour of a menu on the platform's popover: it brings light dismissal, Escape and the top layer. */
export function useMenu(align: 'start' | 'end') {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [typeahead] = useState(() => createTypeahead());

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
  const focusItem = (index: number | null) => index !== null && items()[index]?.focus();

  function onTriggerKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    menu.current?.showPopover();
  }
  function onMenuKeyDown(event: KeyboardEvent) {
    const all = items();
    const current = all.findIndex((item) => item === document.activeElement);
    if (event.key === 'Tab') menu.current?.hidePopover();
    const labels = all.map((item) => item.textContent ?? '');
    const index =
      nextIndex(event.key, current, all.length) ?? typeahead(event.key, labels, current);
    if (index === null) return;
    event.preventDefault();
    focusItem(index);
  }
  function onBeforeToggle(event: ToggleEvent) {
    setIsOpen(event.newState === 'open');
    if (event.newState === 'open') anchor(menu.current!, button.current!, align);
    // Before the items go, or the focus would go with them.
    else if (menu.current?.contains(document.activeElement)) button.current?.focus();
  }
  /** The menu shows and its items are there, whichever comes last. */
  function onItems() {
    if (!menu.current?.matches(':popover-open') || items().length === 0) return;
    keepInWindow(menu.current, button.current!);
    focusItem(0);
  }
  function onToggle(event: ToggleEvent) {
    if (event.newState === 'open') onItems();
  }
  function onMenuClick(event: MouseEvent) {
    if ((event.target as Element).closest(ITEM)) menu.current?.hidePopover();
  }

  const triggerProps: MenuTriggerProps = {
    popoverTarget: id,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': id,
    ref: (element) => void (button.current = element),
    onKeyDown: onTriggerKeyDown,
  };
  const menuProps = {
    id,
    ref: menu,
    popover: 'auto',
    role: 'menu',
    onBeforeToggle,
    onToggle,
    onKeyDown: onMenuKeyDown,
    onClick: onMenuClick,
  } as const;
  return { isOpen, triggerProps, menuProps, onItems };
}

const ITEM = '[role=menuitem]:not([aria-disabled=true])';

function anchor(menu: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const at = button.getBoundingClientRect();
  menu.style.top = `${at.bottom + GAP_PX}px`;
  menu.style.left = align === 'start' ? `${at.left}px` : 'auto';
  menu.style.right =
    align === 'end' ? `${document.documentElement.clientWidth - at.right}px` : 'auto';
}

/** Its size is known only once it shows: then it may have to open upwards or move inwards. */
function keepInWindow(menu: HTMLElement, button: HTMLElement): void {
  const box = menu.getBoundingClientRect();
  if (box.bottom > innerHeight) {
    const top = button.getBoundingClientRect().top - GAP_PX - box.height;
    menu.style.top = `${Math.max(GAP_PX, top)}px`;
  }
  if (box.left < GAP_PX || box.right > innerWidth - GAP_PX) {
    menu.style.right = 'auto';
    menu.style.left = `${Math.max(GAP_PX, innerWidth - box.width - GAP_PX)}px`;
  }
  if (box.left < GAP_PX) menu.style.left = `${GAP_PX}px`;
}
