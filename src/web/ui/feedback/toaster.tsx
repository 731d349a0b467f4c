import 'sonner/dist/styles.css';
import './toaster.css';
import { Check, CircleAlert, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { connectToaster } from '#web/lib/toasts.ts';
import { useMediaQuery } from '#web/lib/hooks/use-media-query.ts';

/** spec §9 and design §7.7: one toast system, up to 3 visible, 4 s. */
const TOAST_LIFETIME_MS = 4000;
const TOASTS_VISIBLE = 3;
const BELOW_HEADER = { top: 68 } as const;

export function Toaster() {
  useEffect(() => connectToaster(({ kind, title, options }) => toast[kind](title, options)), []);
  const isPhone = useMediaQuery('(max-width: 767px)');
  return (
    <Sonner
      // Below the header of a phone: at its foot are the tabs and the prompt.
      position={isPhone ? 'top-center' : 'bottom-right'}
      mobileOffset={BELOW_HEADER}
      // Of phones wider than 600 px, which the library takes for desktops.
      {...(isPhone && { offset: BELOW_HEADER })}
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
