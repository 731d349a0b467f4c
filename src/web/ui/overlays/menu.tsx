import './menu.css';
import { Suspense, useEffect, useEffectEvent } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { useMenu } from './use-menu.ts';
import type { MenuTriggerProps } from './use-menu.ts';

interface MenuProps {
  label: string;
  /** The button that opens it; it spreads the given props. */
  renderTrigger: (props: MenuTriggerProps) => ReactElement;
  /** Its items (menu-items.tsx), which may come a moment later. */
  children: ReactNode;
  align?: 'start' | 'end';
}

export function Menu({ label, renderTrigger, children, align = 'end' }: MenuProps) {
  const { isOpen, triggerProps, menuProps, onItems } = useMenu(align);
  return (
    <>
      {renderTrigger(triggerProps)}
      <div {...menuProps} className="menu sheet" aria-label={label} tabIndex={-1}>
        {isOpen && (
          <Suspense fallback={<Spinner />}>
            {children}
            <Arrival onArrive={onItems} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** Stands beside the items: they are there when it is. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  const arrive = useEffectEvent(onArrive);
  useEffect(() => arrive(), []);
  return null;
}
