import { ButtonLink } from '#web/ui/button.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

export const meta = () => [{ title: 'Payment · Vignette' }];

export default function PaymentSuccess() {
  return (
    <MessagePage
      title="Nothing to confirm"
      actions={
        <>
          <ButtonLink variant="primary" to="/dashboard">
            Start Creating
          </ButtonLink>
          <ButtonLink to="/settings">Settings</ButtonLink>
        </>
      }
    >
      <p>Pro plans are not on sale yet, so no payment was taken.</p>
    </MessagePage>
  );
}
