/** The page that stands in for others without a network has nothing to say where there is one. */
import './site.island.ts';

if (navigator.onLine && location.pathname === '/offline') location.replace('/');
