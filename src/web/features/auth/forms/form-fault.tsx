import type { ReactNode } from 'react';
import { Notice } from '#web/ui/feedback/notice.tsx';

/** Why the whole was refused; takes the focus, so that it is met first. */
export function FormFault({ children }: { children: ReactNode }) {
  return (
    <div className="form-fault" data-form-fault tabIndex={-1}>
      <Notice tone="danger">{children}</Notice>
    </div>
  );
}
