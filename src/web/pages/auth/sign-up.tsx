import { SignUpPanel } from '#web/features/auth/entry/sign-up-panel.tsx';

export const meta = () => [{ title: 'Create your account · Vignette' }];

export default SignUpPanel;
