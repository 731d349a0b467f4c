import './wines.css';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { SetSheet } from '#web/features/sets/set-sheet.tsx';
import { useSignedInSession } from '#web/lib/account/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AppHeader } from './header/app-header.tsx';

export const meta = () => [{ title: 'A set · Vignette' }];

export default function SetPage() {
  const session = useSignedInSession();
  const { id = '' } = useParams();
  return (
    <>
      <AppHeader session={session}>
        <ButtonLink variant="text" size="sm" to="/wines">
          <ArrowLeft className="icon icon-sm" aria-hidden="true" />
          Your wines
        </ButtonLink>
      </AppHeader>
      <main className="wines">
        <SetSheet id={id} />
      </main>
    </>
  );
}
