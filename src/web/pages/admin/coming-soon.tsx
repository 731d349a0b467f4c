import { ComingSoon } from '#web/features/admin/coming-soon.tsx';

export const meta = () => [{ title: 'Admin · Vignette' }];

export default function ComingSoonPage() {
  return <ComingSoon />;
}
