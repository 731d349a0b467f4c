import { index, layout, prefix, route } from '@react-router/dev/routes';
import type { RouteConfig } from '@react-router/dev/routes';

const admin = (name: string, file: string) =>
  route(name, `../pages/admin/${file}.tsx`, { id: `admin/${name}` });

const ADMIN_SCREENS = ['users', 'credits', 'analytics', 'export', 'audit', 'security', 'settings'];

/** Every address of the product (spec §2.1, §2.2). Pages outside app-layout are static documents. */
export default [
  index('../pages/home.tsx'),
  route('new-homepage', '../pages/new-homepage.tsx'),
  route('old-homepage', '../pages/old-homepage.tsx'),
  route('pricing', '../pages/pricing.tsx'),
  route('about', '../pages/about.tsx'),
  route('privacy', '../pages/privacy.tsx'),
  route('terms', '../pages/terms.tsx'),
  route('offline', '../pages/offline.tsx'),

  layout('./app-layout.tsx', [
    route('auth', '../pages/auth/sign-in.tsx', { id: 'auth' }),
    route('auth-callback', '../pages/auth/auth-callback.tsx'),
    route('email-change', '../pages/auth/email-change.tsx'),
    ...prefix('sign-in', [
      route('forgot-password', '../pages/auth/forgot-password.tsx'),
      route('reset-password', '../pages/auth/reset-password.tsx'),
      route('*?', '../pages/auth/sign-in.tsx', { id: 'sign-in' }),
    ]),
    ...prefix('sign-up', [
      route('verify-email', '../pages/auth/verify-email.tsx'),
      route('*?', '../pages/auth/sign-up.tsx', { id: 'sign-up' }),
    ]),
    // Never built: only the development server knows it.
    ...(import.meta.env.DEV ? [route('components', './style-guide/style-guide.tsx')] : []),
    route('payment-success', '../pages/payment-success.tsx'),
    route('payment-cancelled', '../pages/payment-cancelled.tsx'),

    layout('./member-area.tsx', [
      route('dashboard', '../pages/dashboard/dashboard.tsx'),
      route('wines', '../pages/wines/wines.tsx'),
      route('wines/import', '../pages/wines/wines-import.tsx'),
      route('wines/:id', '../pages/wines/wine.tsx'),
      route('sets/:id', '../pages/wines/set.tsx'),
      route('settings', '../pages/settings.tsx'),
      route('user', '../pages/settings.tsx', { id: 'user' }),

      route('admin', './admin-area.tsx', [
        index('../pages/admin/admin-dashboard.tsx'),
        admin('dashboard', 'admin-dashboard'),
        ...ADMIN_SCREENS.map((name) => admin(name, name)),
        route('*', '../pages/admin/unknown.tsx'),
      ]),
    ]),
  ]),

  route('*', '../pages/not-found.tsx'),
] satisfies RouteConfig;
