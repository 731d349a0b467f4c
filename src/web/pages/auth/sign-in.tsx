import { SignInPanel } from '#web/features/auth/entry/sign-in-panel.tsx';

export const meta = () => [{ title: 'Sign in · Vignette' }];

export default SignInPanel;
