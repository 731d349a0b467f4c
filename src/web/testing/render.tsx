import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { createRoutesStub, useLocation } from 'react-router';
import { createQueryClient } from '#web/lib/requests/query-client.ts';
import { sessionQuery } from '#web/lib/account/session.ts';
import type { SessionData } from '#web/lib/account/session.ts';

// React asks for this before it runs effects inside `act`.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const roots: Root[] = [];

/** After every test (setup.ts). */
export async function clearScreen(): Promise<void> {
  if (roots.length > 0) await act(async () => roots.splice(0).forEach((root) => root.unmount()));
  document.body.replaceChildren();
}

export async function render(element: ReactElement): Promise<HTMLElement> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  roots.push(root);
  await act(async () => root.render(element));
  return container;
}

interface Place {
  /** Where the visitor is. */
  at: string;
  /** Who they are; absent while that is not yet known. */
  session?: SessionData;
}

/** The element at its address; any other address shows itself as text, so a redirect can be read. */
export async function renderAt(
  element: ReactElement,
  { at, session }: Place,
): Promise<HTMLElement> {
  const client = createQueryClient();
  client.setQueryDefaults(sessionQuery.queryKey, { enabled: false });
  if (session) client.setQueryData(sessionQuery.queryKey, session);
  const path = at.split(/[?#]/, 1)[0] ?? '/';
  const Stub = createRoutesStub([
    { path, Component: () => element },
    { path: '*', Component: Elsewhere },
  ]);
  return render(
    <QueryClientProvider client={client}>
      <Stub initialEntries={[at]} />
    </QueryClientProvider>,
  );
}

export async function click(element: HTMLElement): Promise<void> {
  await act(async () => element.click());
}

/** By what a visitor reads on it or hears of it. */
export function button(name: string): HTMLElement {
  const found = [
    ...document.querySelectorAll<HTMLElement>('button, a[href], [role=menuitem]'),
  ].find(
    (candidate) => (candidate.getAttribute('aria-label') ?? candidate.textContent?.trim()) === name,
  );
  if (!found) throw new Error(`There is no button or link "${name}"`);
  return found;
}

/** By its label. */
export function field(label: string): HTMLInputElement | HTMLTextAreaElement {
  const found = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent?.trim() === label,
  )?.control;
  if (!found) throw new Error(`There is no field "${label}"`);
  return found as HTMLInputElement | HTMLTextAreaElement;
}

/** As a browser does it: React hears of it, and puts back what it does not agree with. */
export async function type(label: string, text: string): Promise<void> {
  const input = field(label);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {};
  await act(async () => {
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  return <p>went to {pathname + search + hash}</p>;
}
