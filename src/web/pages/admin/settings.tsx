import { AdminSettings } from '#web/features/admin/settings/admin-settings.tsx';

export const meta = () => [{ title: 'Settings · Admin · Vignette' }];

export default AdminSettings;
