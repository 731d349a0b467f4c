import { Analytics } from '#web/features/admin/analytics/analytics.tsx';

export const meta = () => [{ title: 'Analytics · Admin · Vignette' }];

export default Analytics;
