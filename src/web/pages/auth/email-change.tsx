import { EmailChangePanel } from '#web/features/auth/entry/email-change-panel.tsx';

export const meta = () => [
  { title: 'Your email address · Vignette' },
  // The address may carry a token.
  { name: 'referrer', content: 'no-referrer' },
];

export default EmailChangePanel;
