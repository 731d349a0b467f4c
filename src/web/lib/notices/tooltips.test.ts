import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachTooltips } from './tooltips.ts';

let isOpen = false;
let detach = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<button id="gear" data-tooltip="Settings"></button><button id="bin" data-tooltip="Delete"></button><p id="text"></p><div id="bubble"></div>';
  const bubble = document.getElementById('bubble')!;
  // The test's document knows no popovers.
  isOpen = false;
  bubble.showPopover = () => void (isOpen = true);
  bubble.hidePopover = () => void (isOpen = false);
  vi.spyOn(bubble, 'matches').mockImplementation(() => isOpen);
  detach = attachTooltips(bubble);
});
afterEach(() => {
  detach();
  vi.useRealTimers();
});

const shown = () => (isOpen ? document.getElementById('bubble')!.textContent : null);
/** Far from the bubble, which has no size here. */
const hover = (id: string) => move(id, { clientX: 500, clientY: 500 });

const move = (id: string, at: { clientX: number; clientY: number }) => {
  const options = { bubbles: true, pointerType: 'mouse', ...at };
  for (const type of ['pointerover', 'pointermove'])
    document.getElementById(id)!.dispatchEvent(new PointerEvent(type, options));
};
const lie = (id: string, box: Partial<DOMRect>) =>
  vi.spyOn(document.getElementById(id)!, 'getBoundingClientRect').mockReturnValue(box as DOMRect);

describe('tooltips', () => {
  it('open after 700 ms of hovering, not before', () => {
    hover('gear');
    vi.advanceTimersByTime(699);
    expect(shown()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('Settings');
  });

  it('open at once within 300 ms of the last one', () => {
    hover('gear');
    vi.advanceTimersByTime(700);
    hover('text');
    expect(shown()).toBeNull();
    vi.advanceTimersByTime(299);
    hover('bin');
    vi.advanceTimersByTime(0);
    expect(shown()).toBe('Delete');
  });

  it('wait again after 300 ms', () => {
    hover('gear');
    vi.advanceTimersByTime(700);
    hover('text');
    vi.advanceTimersByTime(300);
    hover('bin');
    vi.advanceTimersByTime(699);
    expect(shown()).toBeNull();
  });

  it('stay while the pointer is on them and go with Escape', () => {
    hover('gear');
    vi.advanceTimersByTime(700);
    // The bubble lets the pointer through: below it lies the text.
    lie('bubble', { left: 10, top: 50, right: 90, bottom: 70 });
    move('text', { clientX: 50, clientY: 60 });
    expect(shown()).toBe('Settings');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(shown()).toBeNull();
  });

  it('go when the pointer leaves them for what lies below', () => {
    hover('gear');
    vi.advanceTimersByTime(700);
    lie('bubble', { left: 10, top: 50, right: 90, bottom: 70 });
    move('text', { clientX: 50, clientY: 60 });
    move('text', { clientX: 50, clientY: 95 });
    expect(shown()).toBeNull();
  });

  it('open for whoever walks by keyboard, not where the focus is only given back', () => {
    const gear = document.getElementById('gear')!;
    vi.spyOn(gear, 'matches').mockReturnValue(true);
    const press = (key: string) =>
      document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('Escape');
    gear.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    vi.advanceTimersByTime(0);
    expect(shown()).toBeNull();
    press('Tab');
    gear.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    vi.advanceTimersByTime(0);
    expect(shown()).toBe('Settings');
  });

  it('do not open when the pointer only passed by', () => {
    hover('gear');
    vi.advanceTimersByTime(500);
    hover('text');
    vi.advanceTimersByTime(5000);
    expect(shown()).toBeNull();
  });
});
