import 'sonner/dist/styles.css';
import './toaster.css';
import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import type { ExternalToast } from 'sonner';
import { connectToaster } from '#web/lib/notices/toasts.ts';
import { useMediaQuery } from '#web/lib/hooks/use-media-query.ts';

/** spec §9 and design §7.7: one toast system, up to 3 visible, 4 s. */
const TOAST_LIFETIME_MS = 4000;
const TOASTS_VISIBLE = 3;
const HEADER_PX = 60;
const GAP_PX = 8;

export function Toaster() {
  const [top, setTop] = useState(HEADER_PX + GAP_PX);
  useEffect(
    () =>
      connectToaster(({ kind, title, options }) => {
        setTop(findClearTop());
        toast[kind](title, withNewPlace(options));
      }),
    [],
  );
  const isNarrow = useMediaQuery('(max-width: 1023px)');
  return (
    <Sonner
      // Below the header of phones and tablets: at their foot are the tabs, the prompt and its button.
      position={isNarrow ? 'top-center' : 'bottom-right'}
      mobileOffset={{ top }}
      // Of screens wider than 600 px, which the library takes for desktops.
      {...(isNarrow && { offset: { top } })}
      duration={TOAST_LIFETIME_MS}
      visibleToasts={TOASTS_VISIBLE}
      expand
      gap={8}
      closeButton
      icons={{
        success: <Check className="icon" aria-hidden="true" />,
        error: <CircleAlert className="icon" aria-hidden="true" />,
        info: <Info className="icon" aria-hidden="true" />,
        close: <X className="icon icon-sm" aria-hidden="true" />,
      }}
      toastOptions={{ unstyled: true, className: 'toast sheet', closeButtonAriaLabel: 'Close' }}
    />
  );
}

/** How often each place was left by the word that stood in it. */
const left = new Map<ExternalToast['id'], number>();

/**
 * A word with the id of one before takes its place. While that one fades out the library would take the
 * new word away with it: it gets a place of its own.
 */
function withNewPlace(options: ExternalToast): ExternalToast {
  const { id } = options;
  if (id === undefined) return options;
  const times = left.get(id) ?? 0;
  const leave = () => left.set(id, times + 1);
  return { ...options, id: `${id} ${times}`, onAutoClose: leave, onDismiss: leave };
}

/** Under the header, wherever a notice has moved it, and under the bars that ask for it; never out of sight. */
function findClearTop(): number {
  const bars = [...document.querySelectorAll('.app-header, [data-toasts-below]')];
  const bottoms = bars
    // What lies behind a dialog needs no room.
    .filter((bar) => !bar.closest('[aria-hidden=true]'))
    .map((bar) => bar.getBoundingClientRect().bottom);
  const clear = Math.max(HEADER_PX, ...bottoms) + GAP_PX;
  return Math.round(Math.min(clear, innerHeight / 2));
}
