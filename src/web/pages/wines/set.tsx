import './wines.css';
import { useParams } from 'react-router';
import { SetSheet } from '#web/features/sets/set-sheet.tsx';
import { WinesHeader } from '#web/pages/header/wines-header.tsx';

export const meta = () => [{ title: 'A set · Vignette' }];

export default function SetPage() {
  const { id = '' } = useParams();
  return (
    <>
      <WinesHeader />
      <main className="wines">
        <SetSheet id={id} />
      </main>
    </>
  );
}
