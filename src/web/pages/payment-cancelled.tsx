import { ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/errors/message-page.tsx';

export const meta = () => [{ title: 'Payment cancelled · Vignette' }];

export default function PaymentCancelled() {
  return (
    <MessagePage
      title="Payment cancelled"
      actions={
        <>
          <a className={buttonClass({ variant: 'primary' })} href="/pricing">
            View Pricing
          </a>
          <ButtonLink to="/dashboard">Open Dashboard</ButtonLink>
        </>
      }
    >
      <p>Nothing was charged. Your account is as it was.</p>
    </MessagePage>
  );
}
