import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Behaviour written once for static pages (called by their island) and for React alike. */
export type Attach = (element: HTMLElement) => () => void;

/** Gives a React element the behaviour of an island for as long as it is on the page. */
export function useAttach<Type extends HTMLElement>(attach: Attach): RefObject<Type | null> {
  const ref = useRef<Type>(null);
  useEffect(() => (ref.current ? attach(ref.current) : undefined), [attach]);
  return ref;
}
