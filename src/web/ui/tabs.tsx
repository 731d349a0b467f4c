import './tabs.css';
import { clsx } from 'clsx';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab<Value extends string> = { value: Value; label: ReactNode };

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** A hairline under the row, for tabs inside a page. */
  isRuled?: boolean;
  className?: string;
  children: ReactNode;
};

/** Tabs and, as children, one TabPanel each. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, isRuled = true, className, children } = props;
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      {...(className && { className })}
    >
      <RadixTabs.List className={clsx('tabs', isRuled && 'tabs-ruled')} aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            className="tab"
            ref={tab.value === value ? bringIntoView : undefined}
          >
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  );
}

/** Where the row is longer than the screen, the open tab must not hide behind its edge. */
function bringIntoView(tab: HTMLButtonElement | null): void {
  const row = tab?.parentElement;
  if (!row) return;
  row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <RadixTabs.Content className="tab-panel" value={value}>
      {children}
    </RadixTabs.Content>
  );
}
