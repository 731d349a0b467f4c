import './tabs.css';
import { clsx } from 'clsx';
import { createContext, use, useId, useMemo } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
}

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** A hairline under the row, for tabs inside a page. */
  isRuled?: boolean;
  className?: string;
  children: ReactNode;
}

const Shown = createContext({ id: '', value: '' });

/**
 * Tabs and, as children, one TabPanel each. Our own, because a tab that is pressed must get its focus
 * from the browser: given by a script, as libraries do, it is drawn with a ring.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, isRuled = true, className, children } = props;
  const id = useId();
  const shown = useMemo(() => ({ id, value }), [id, value]);
  const walk = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.value === value);
    const next = tabs.at(nextPlace(event.key, current, tabs.length));
    if (!next || next.value === value) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div className={className}>
      <div role="tablist" className={clsx('tabs', isRuled && 'tabs-ruled')} aria-label={label}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={`${id}-${tab.value}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}-panel` : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={walk}
            ref={tab.value === value ? bringIntoView : undefined}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <Shown value={shown}>{children}</Shown>
    </div>
  );
}

/** Arrows go round, Home and End to the ends; any other key stays. */
function nextPlace(key: string, current: number, count: number): number {
  if (key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowLeft') return current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? -1 : current;
}

/** Where the row is longer than the screen, the open tab must not hide behind its edge. */
function bringIntoView(tab: HTMLButtonElement | null): void {
  const row = tab?.parentElement;
  if (!row) return;
  row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  const shown = use(Shown);
  if (shown.value !== value) return null;
  return (
    <div
      className="tab-panel"
      role="tabpanel"
      id={`${shown.id}-panel`}
      aria-labelledby={`${shown.id}-${value}`}
      tabIndex={0}
    >
      {children}
    </div>
  );
}
