import './bottom-tabs.css';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface BottomTab<Value extends string> {
  value: Value;
  label: string;
  icon: LucideIcon;
  count?: number;
}

interface BottomTabsProps<Value extends string> {
  tabs: readonly BottomTab<Value>[];
  value: string;
  onChange: (value: Value) => void;
  /** Links to pages of their own. */
  children?: ReactNode;
}

const COUNT_MAX = 99;

/** spec §9: the badge is capped at '99+'. */
export const countBadge = (count: number): string =>
  count > COUNT_MAX ? `${COUNT_MAX}+` : String(count);

export function BottomTabs<Value extends string>({
  tabs,
  value,
  onChange,
  children,
}: BottomTabsProps<Value>) {
  return (
    <nav className="bottom-tabs" aria-label="Dashboard sections">
      {tabs.map(({ value: tab, label, icon: Icon, count }) => (
        <button
          key={tab}
          type="button"
          aria-current={tab === value ? 'page' : undefined}
          onClick={() => onChange(tab)}
        >
          <Icon className="icon" aria-hidden="true" />
          {label}
          {count !== undefined && count > 0 && (
            <span className="count num">{countBadge(count)}</span>
          )}
        </button>
      ))}
      {children}
    </nav>
  );
}
