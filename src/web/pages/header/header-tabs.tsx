import '#web/ui/tabs.css';
import type { ReactNode } from 'react';

export interface HeaderTab<Value extends string> {
  value: Value;
  label: string;
  aside?: string;
}

interface HeaderTabsProps<Value extends string> {
  tabs: readonly HeaderTab<Value>[];
  value: string;
  onChange: (value: Value) => void;
  /** Links to pages of their own. */
  children?: ReactNode;
}

/** Links rather than ARIA tabs: each leads to its own address, and the panel is the page. */
export function HeaderTabs<Value extends string>({
  tabs,
  value,
  onChange,
  children,
}: HeaderTabsProps<Value>) {
  return (
    <nav className="tabs" aria-label="Dashboard">
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          className="tab"
          aria-current={tab.value === value ? 'page' : undefined}
          data-state={tab.value === value ? 'active' : 'inactive'}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.aside && <span className="t-meta num">{tab.aside}</span>}
        </button>
      ))}
      {children}
    </nav>
  );
}
