/** A folder in between, or none. */
const ROOM = '(?:[a-z]+/)?';
const anyOf = (...names: string[]) => `(?:${names.join('|')})`;

/** Parts of few screens, and of no first visit to the dashboard. */
const RARE_PARTS = anyOf(
  'dialog',
  'menu-items',
  'empty-state',
  'tabs',
  'table',
  'pager',
  '(?:select-|password-|text-|search-)?field',
  'checkbox',
  'error-',
  'page-header',
  'facts-row',
  'what-next',
  'next-line',
  'badge',
  'theme-toggle',
);
const RARE_RULES = anyOf(
  'admin',
  'plans',
  'days',
  '(?:say-)?what-next',
  'wines',
  'outlets',
  'analytics',
  'security',
  'settings',
);
const RARE_ICONS = anyOf('sliders', 'layout', 'eye', 'copy', 'search', 'refresh');
const RARE_TOOLS = anyOf(
  'use-typed-search',
  'format-moment',
  'device-name',
  'network-address',
  'keep-focus',
);

/** Small, and of nearly every screen but the one that is seen first. */
const LATER = anyOf(
  'icons/(?:arrow-|calendar|check\\.|chevron-right|download|heart|moon|plus|sun\\.|trash)',
  'lib/(?:links|look/(?:attach-theme-toggle|adopted-styles)|words/format-(?:count|day))\\.',
  'feedback/progress-bar',
);

/** What stands around every screen of the app. */
const SHELL = anyOf(
  'preload-helper',
  'app/app-layout',
  `ui/${ROOM}(?:message-page|error-(?:boundary|fallback)|tooltip-host|toaster-host)`,
);

/** What every page of a member begins with. */
const MEMBER = anyOf(
  'app/(?:member-area|picture-news|offline-notice)',
  `features/images/${ROOM}(?:use-(?:image-cache|gallery\\.|slot)|gallery-(?:slots|query|cache))`,
  `features/create/${ROOM}(?:board|generation|request|announce|option-pickers)`,
  'lib/open-stream\\.',
  `features/auth/${ROOM}(?:require-member|user-menu\\.)`,
  'pages/header/app-header',
  `ui/${ROOM}(?:menu\\.|use-menu|credit-badge)`,
  // Small files would travel as they are, each with a frame of its own.
  'features/images/gallery-skeleton',
  `rules/${ROOM}wine-title`,
  'icons/(?:wand-sparkles|wine|images)\\.',
);

/** What shows and handles a picture, wherever. */
const PICTURES = `features/images/${ROOM}(?:use-image-actions|use-swipe|download-image|picture|thumb-blur|thumbnail)`;

/**
 * Few, well-compressed files for what every screen needs; the rest is split by route. Earlier groups
 * take first, each with all that it imports. The effect is held by the budget (script-budget.ts).
 */
export const CHUNK_GROUPS = [
  { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  { name: 'data', test: /node_modules\/@(?:tanstack|orpc)\// },
  // The schemas that check a form while it is typed: the screens behind the door need none.
  { name: 'forms', test: /node_modules\/zod\/|shared\/rules\/identity/ },
  { name: 'showcase', test: /shared\/showcase/ },
  // The dashboard's header looks like tabs but needs none of their code.
  { name: 'tab-row', test: /web\/ui\/tabs\.css/ },
  {
    name: 'parts',
    test: new RegExp(
      `^(?!.*${LATER}).*` +
        anyOf(
          `src/web/ui/(?!${ROOM}${RARE_PARTS})`,
          `src/web/lib/(?!${ROOM}${RARE_TOOLS})`,
          `src/shared/(?!rules/${ROOM}${RARE_RULES})`,
          `lucide-react/(?!.*icons/${RARE_ICONS})`,
          'clsx',
        ),
    ),
    minShareCount: 4,
  },
  { name: 'later', test: new RegExp(LATER), minShareCount: 4 },
  { name: 'shell', test: new RegExp(SHELL) },
  { name: 'member', test: new RegExp(MEMBER) },
  { name: 'pictures', test: new RegExp(PICTURES) },
];
