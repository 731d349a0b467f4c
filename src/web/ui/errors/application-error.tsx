import './error-details.css';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { MessagePage } from './message-page.tsx';

/** What the router shows when it cannot go on (spec §2.1). Plain links: its own may be what broke. */
export function ApplicationError({ message }: { message: string }) {
  return (
    <MessagePage
      title="Unexpected Application Error!"
      details={<pre className="error-message">{message}</pre>}
      actions={
        <>
          <Button variant="primary" onClick={() => location.reload()}>
            Reload Page
          </Button>
          <a className={buttonClass()} href="/">
            Home
          </a>
        </>
      }
    />
  );
}
