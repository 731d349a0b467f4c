import { defineConfig } from 'oxlint';
import type { OxlintOverride } from 'oxlint';

/**
 * Which rooms of the house each room may enter. Everything else by alias is an error, and `../`
 * is an error everywhere, so these rows are the whole import rule (see ARCHITECTURE.md).
 */
const ROOMS: Record<string, readonly string[]> = {
  'src/shared/**': ['#shared/**'],
  'src/studio/**': ['#studio/**', '#shared/**'],

  'src/server/ports/**': ['#server/ports/**', '#shared/**'],
  'src/server/db/**': ['#server/db/**', '#server/exit-with-reason.ts', '#shared/**'],
  'src/server/adapters/**': [
    '#server/adapters/**',
    '#server/ports/**',
    '#server/db/**',
    '#shared/**',
  ],
  // Sorted after the row above, so that these rows win.
  'src/server/adapters/engines/{studio,own-wine,studio-bottles}.ts': [
    '#studio/**',
    '#server/ports/**',
    '#shared/**',
  ],
  'src/server/mail/**': domain('mail'),
  'src/server/sessions/**': domain('sessions', 'mail'),
  // A credit moves only here: who else writes a balance is told so by scripts/checks/balances.ts.
  'src/server/credits/**': domain('credits', 'mail'),
  'src/server/profiles/**': domain('profiles', 'credits', 'sessions', 'mail'),
  'src/server/images/**': domain('images', 'credits', 'profiles', 'sessions', 'mail'),
  'src/server/wines/**': domain('wines', 'images', 'credits', 'profiles', 'sessions', 'mail'),
  'src/server/generations/**': domain(
    'generations',
    'wines',
    'images',
    'credits',
    'profiles',
    'sessions',
    'mail',
  ),
  'src/server/sets/**': domain(
    'sets',
    'generations',
    'wines',
    'images',
    'credits',
    'profiles',
    'sessions',
    'mail',
  ),
  'src/server/billing/**': domain('billing', 'credits', 'profiles', 'sessions', 'mail'),
  'src/server/admin/**': domain(
    'admin',
    'generations',
    'wines',
    'images',
    'billing',
    'credits',
    'profiles',
    'sessions',
    'mail',
  ),
  'src/server/backup/**': [...domain('backup', 'images'), '#server/exit-with-reason.ts'],
  'src/server/http/**': [
    ...domain(
      'admin',
      'sets',
      'generations',
      'wines',
      'images',
      'billing',
      'credits',
      'profiles',
      'sessions',
      'mail',
    ),
    '#server/http/**',
    '#server/config.ts',
  ],
  'src/server/jobs.ts': domain(
    'admin',
    'generations',
    'wines',
    'images',
    'billing',
    'credits',
    'profiles',
    'sessions',
    'mail',
  ),

  'src/web/lib/**': ['#web/lib/**', '#shared/**'],
  'src/web/offline/**': ['#web/lib/offline/offline-names.ts'],
  'src/web/ui/**': ['#web/ui/**', '#web/lib/**', '#shared/**'],
  ...Object.fromEntries(
    [
      'auth',
      'landing',
      'create',
      'images',
      'wines',
      'sets',
      'credits',
      'billing',
      'settings',
      'admin',
    ].map((feature) => [
      `src/web/features/${feature}/**`,
      [`#web/features/${feature}/**`, '#web/ui/**', '#web/lib/**', '#shared/**'],
    ]),
  ),
  'src/web/pages/**': [
    '#web/pages/**',
    '#web/features/**',
    '#web/ui/**',
    '#web/lib/**',
    '#shared/**',
  ],
  'src/web/app/**': ['#web/**', '#shared/**'],
};

function domain(...rooms: string[]): string[] {
  return [
    ...rooms.map((room) => `#server/${room}/**`),
    '#server/db/**',
    '#server/ports/**',
    '#shared/**',
  ];
}

/** Names that only a page has: a variable that was forgotten would pass for one of them. */
const OF_A_PAGE = `
  document window location history navigator screen parent top self frames opener
  origin name status event length external find open close stop print focus blur
  scroll scrollTo scrollBy moveTo moveBy resizeTo resizeBy alert confirm prompt
  innerWidth innerHeight outerWidth outerHeight scrollX scrollY screenX screenY
  pageXOffset pageYOffset toolbar menubar statusbar locationbar scrollbars personalbar
  closed customElements localStorage sessionStorage indexedDB caches matchMedia
  getComputedStyle getSelection requestAnimationFrame cancelAnimationFrame
  requestIdleCallback Image Audio Option Element HTMLElement Node Range XMLHttpRequest
  FileReader DOMParser MutationObserver IntersectionObserver ResizeObserver
  OffscreenCanvas createImageBitmap ImageData DOMMatrix DOMPoint DOMRect Path2D Worker
  onerror onload addEventListener removeEventListener dispatchEvent postMessage
`
  .trim()
  .split(/\s+/);

const noParents = { group: ['../**', '..'], message: 'Import across folders by alias (#wing/…).' };

export default defineConfig({
  plugins: [
    'typescript',
    'unicorn',
    'oxc',
    'import',
    'react',
    'jsx-a11y',
    'promise',
    'node',
    'vitest',
  ],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'no-restricted-imports': ['error', { patterns: [noParents] }],
    // Not of types either: a circle of types is read as one file.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    // Does not know Vite's `?island`; the compiler checks default imports anyway.
    'import/default': 'off',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'no-console': 'error',
    'node/no-process-env': 'error',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'no-shadow': 'off',
    'react/react-in-jsx-scope': 'off',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-explicit-any': 'error',
    // Types come by an import of their own, and a shape has the name of an interface.
    'typescript/consistent-type-imports': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'import/consistent-type-specifier-style': ['error', 'prefer-top-level'],
    'typescript/consistent-type-definitions': ['error', 'interface'],
    'typescript/no-unsafe-type-assertion': 'off',
    // oRPC hands its `next` over as a property that is meant to be taken apart.
    'typescript/unbound-method': 'off',
    'typescript/restrict-template-expressions': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/prefer-set-has': 'off',
    // Typed arrays are sorted in place on purpose.
    'unicorn/no-array-sort': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'promise/no-callback-in-promise': 'off',
    // Live regions and groups are chosen for how they are read out, not for their tag.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'import/no-named-as-default-member': 'off',
    'oxc/no-map-spread': 'off',
    'no-unmodified-loop-condition': 'off',
    'typescript/consistent-return': 'off',
    'promise/always-return': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/prefer-node-protocol': 'error',
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    ...Object.entries(ROOMS).map(([room, allowed]): OxlintOverride => ({
      files: [room],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              noParents,
              {
                group: ['#*/**', ...allowed.map((path) => `!${path}`)],
                message: `Only ${allowed.join(', ')} may be imported here (ARCHITECTURE.md).`,
              },
            ],
          },
        ],
      },
    })),
    {
      files: ['src/server/**', 'src/studio/**'],
      rules: { 'no-restricted-globals': ['error', ...OF_A_PAGE] },
    },
    {
      files: ['src/server/**'],
      jsPlugins: ['./scripts/checks/balances.ts'],
      rules: { 'balances/only-credits-write': 'error' },
    },
    {
      files: ['src/server/credits/**'],
      rules: { 'balances/only-credits-write': 'off' },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'src/server/testing/**'],
      rules: {
        // A test makes the state that it is about.
        'balances/only-credits-write': 'off',
        // Assertions may stand in a helper that the test awaits.
        'vitest/expect-expect': 'off',
        'vitest/valid-expect': 'off',
        'vitest/no-standalone-expect': 'off',
        'typescript/require-array-sort-compare': 'off',
        'no-restricted-imports': ['error', { patterns: [noParents] }],
      },
    },
    {
      files: ['scripts/**', 'bench/**', 'tests/**'],
      rules: { 'no-console': 'off', 'no-restricted-imports': 'off' },
    },
    {
      // Playwright reads the names of a fixture's parameters, also where it has none.
      files: ['tests/e2e/**'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
    {
      files: [
        '*.config.ts',
        'src/server/testing/global-setup.ts',
        'src/web/app/**',
        'src/web/pages/**',
        'scripts/**',
        'tests/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        'src/server/config.ts',
        'src/server/testing/**',
        'src/web/build/**',
        'scripts/**',
        'tests/**',
        'bench/**',
        '*.config.ts',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
  ],
  ignorePatterns: ['dist', '.data', '.cache', '.react-router', 'src/studio/tracer/assembly'],
});
