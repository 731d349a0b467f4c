import { SignInPanel } from '#web/features/auth/sign-in-panel.tsx';

export const meta = () => [{ title: 'Sign in · Vignette' }];

export default SignInPanel;
