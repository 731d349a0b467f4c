import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { click, render } from '#web/testing/render.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

const TABS = [
  { value: 'red', label: 'Red' },
  { value: 'white', label: 'White' },
  { value: 'rose', label: 'Rosé' },
] as const;

function Wines() {
  const [value, setValue] = useState<'red' | 'white' | 'rose'>('red');
  return (
    <Tabs label="Wines" tabs={TABS} value={value} onChange={setValue}>
      {TABS.map((tab) => (
        <TabPanel key={tab.value} value={tab.value}>
          {tab.label} wines
        </TabPanel>
      ))}
    </Tabs>
  );
}

const tab = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((t) => t.textContent === name);
const panel = () => document.querySelector('[role=tabpanel]');

async function press(key: string): Promise<void> {
  await act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );
}

it('opens the tab that is pressed, named by it, and leaves the focus to the browser', async () => {
  await render(<Wines />);
  await click(tab('White')!);
  expect(panel()?.textContent).toBe('White wines');
  expect(panel()?.getAttribute('aria-labelledby')).toBe(tab('White')?.id);
  expect(tab('White')?.getAttribute('aria-controls')).toBe(panel()?.id);
  expect(document.activeElement).toBe(document.body);
});

it('walks round by arrow keys and to the ends by Home and End', async () => {
  await render(<Wines />);
  tab('Red')?.focus();
  const seen: (string | null | undefined)[] = [];
  for (const key of ['ArrowLeft', 'ArrowRight', 'End', 'Home', 'ArrowRight', 'x']) {
    await press(key);
    expect(document.activeElement?.getAttribute('aria-selected')).toBe('true');
    seen.push(panel()?.textContent);
  }
  expect(seen).toEqual(['Rosé', 'Red', 'Rosé', 'Red', 'White', 'White'].map((w) => `${w} wines`));
});
