import nextPlugin from '@next/eslint-plugin-next';
import boundaries from 'eslint-plugin-boundaries';
import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * The layers of the backend from the bottom up (docs/decisions/0059), each with the lower ones it may not import: domains in the same
 * layer don't know each other, and content imports only need the editing building blocks, pictures and the group tree.
 */
const LAYERS = {
  kernel: [],
  cms: [],
  media: [],
  site: [],
  mail: ['media'],
  content: [],
  people: ['content'],
  season: [],
  commerce: ['season'],
  forms: [],
  'content/import': ['site', 'mail', 'people', 'season', 'commerce', 'forms'],
  assembly: [],
};

const BACKEND = Object.keys(LAYERS).map((layer) => `backend/${layer}`);

/** A layer may import the contract, code shared by both programs, itself, and the layers below it except those ruled out. */
function reachOfLayers() {
  return Object.fromEntries(
    Object.entries(LAYERS).map(([layer, hidden], index) => {
      const outOfReach = new Set(hidden.map((name) => `backend/${name}`));
      const below = BACKEND.slice(0, index).filter((name) => !outOfReach.has(name));
      return [`backend/${layer}`, ['contract', 'shared', ...below, `backend/${layer}`]];
    }),
  );
}

const LAYER_REACH = reachOfLayers();

/** Which parts may import which (docs/decisions/0001); anything not listed is forbidden. */
const REACH = {
  contract: ['contract'],
  shared: ['contract', 'shared'],
  lib: ['contract', 'shared', 'lib'],
  components: ['contract', 'shared', 'lib', 'components'],
  widget: ['contract', 'shared', 'lib', 'components', 'registry'],
  registry: ['contract', 'shared', 'lib', 'components', 'widget', 'registry'],
  screens: ['contract', 'shared', 'lib', 'components', 'registry', 'screens'],
  app: ['contract', 'shared', 'lib', 'components', 'screens', 'app'],
  // Of the screens only which addresses they have (see below).
  server: ['contract', 'shared', 'lib', 'screens', 'server'],
  scripts: ['contract', 'shared', 'lib', 'server', 'scripts'],
  ...LAYER_REACH,
  // How points are counted: arithmetic that knows no database, so that whoever has a season can count it.
  points: ['contract', 'shared', 'points'],
  'backend/season': [...LAYER_REACH['backend/season'], 'points'],
  // A guest (docs/decisions/0061): it may import the import of content, and count points; only `backend/prepare.ts` may import it (see below).
  demo: ['contract', 'shared', 'points', 'backend/content/import', 'demo'],
  tests: [
    'contract',
    'shared',
    'lib',
    'components',
    'registry',
    'widget',
    'screens',
    'app',
    'server',
    'scripts',
    ...BACKEND,
    'points',
    'tests',
    'stand-in',
    'reference',
    'spec-server',
  ],
  // How servers that stand in for others listen and answer; it knows nothing of what they say.
  'stand-in': ['stand-in'],
  // A content server built from the contract alone, like anybody else's.
  reference: ['contract', 'stand-in', 'reference'],
  // One that knows only the specification, so that a mistake in the contract is not repeated in it.
  'spec-server': ['stand-in', 'spec-server'],
  e2e: ['contract', 'shared', 'lib', 'scripts', 'e2e', 'stand-in', 'reference', 'spec-server'],
  bench: ['contract', 'shared', 'points', 'lib', 'server', 'scripts', 'bench'],
};

/** The folders of each part: a file belongs to the first that has it. Widgets are told apart by folder below. */
const PLACES = {
  contract: 'lib/contract/**',
  shared: 'lib/shared/**',
  lib: ['lib/**', 'locales/**'],
  components: ['components/**', 'styles/**'],
  registry: 'widgets',
  screens: 'screens/**',
  app: 'app/**',
  server: 'server/**',
  scripts: 'scripts/**',
  points: 'backend/season/standings/points/**',
  // From the top down, because the import of content is in a folder of content.
  ...Object.fromEntries(
    BACKEND.slice(0, -1)
      .toReversed()
      .map((layer) => [layer, `${layer}/**`]),
  ),
  demo: 'demo/**',
  // Backend code outside the layers may import every domain, and no domain may import it.
  'backend/assembly': 'backend/**',
  'stand-in': 'tests/stand-in/**',
  reference: 'tests/reference-server/**',
  'spec-server': 'tests/spec-server/**',
  tests: 'tests/**',
  e2e: 'e2e/**',
  bench: 'bench/**',
};

/** The rule that enforces such a table. */
const dependencies = (reachOf) => [
  'error',
  {
    default: 'disallow',
    message: '{{from.element.type}} may not import {{to.element.type}}',
    policies: Object.entries(reachOf).map(([from, reach]) => ({
      from: { element: { type: from } },
      allow: { to: { element: { types: { anyOf: reach } } } },
    })),
  },
];

const ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Read environment variables only in lib/config and backend/kernel/config.ts.',
};

/** A value's type says what is known about it; anything else is checked in one dedicated place. */
const UNTYPED_READ = {
  selector: "MemberExpression[object.name='Reflect'][property.name='get']",
  message:
    "Access Payload's internals only in backend/kernel/payload-internals.ts; for anything else use propertyOf (lib/shared/record), `in` or zod.",
};

const STOPWATCH = {
  selector: "CallExpression[callee.object.name='performance'][callee.property.name='now']",
  message:
    'A test asserts no speed: count what is done, or stop the clock; bench/ measures (docs/develop.md).',
};

/** Attributes that are displayed or announced: their text comes from locales/, like text between tags. */
const READ_ATTRIBUTE = {
  selector:
    'JSXAttribute[name.name=/^(?:alt|title|placeholder|label|aria-(?:label|description|roledescription|valuetext|placeholder))$/] > Literal[value=/\\p{L}/u]',
  message: 'Text that is displayed or announced belongs in locales/.',
};

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/.next*/',
      '.data/',
      'next-env.d.ts',
      'backend/payload-types.ts',
      'backend/migrations/',
      'backend/app/(payload)/',
      'test-results/',
      'public/sw.js',
    ],
  },
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@next/next': nextPlugin, 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...nextPlugin.configs.recommended.rules,
      ...nextPlugin.configs['core-web-vitals'].rules,
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.strict.rules,
      // The project has its own image pipeline (docs/decisions), and pages are only in app/.
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ENVIRONMENT, UNTYPED_READ],
    },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx', 'screens/**/*.tsx', 'widgets/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': ['error', { mode: 'jsx-text-only' }],
      'no-restricted-syntax': ['error', ENVIRONMENT, UNTYPED_READ, READ_ATTRIBUTE],
    },
  },
  {
    files: [
      'lib/config/**',
      // NEXT_RUNTIME is a constant of the build.
      'instrumentation.ts',
      'backend/kernel/config.ts',
      'backend/payload.config.ts',
      // It runs at a track, beside the timing program: a secret belongs in no command line.
      'backend/operations/commands/timing.ts',
      'scripts/**',
      'bench/**',
      '*.config.ts',
      'server/**',
    ],
    rules: { 'no-restricted-syntax': ['error', UNTYPED_READ] },
  },
  {
    files: ['tests/**', 'e2e/**', '**/*.test.ts', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Test cases, not what starts and stops things for them.
    files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.spec.ts', 'e2e/**/*-tests.ts', '**/*-cases.ts'],
    rules: { 'no-restricted-syntax': ['error', STOPWATCH] },
  },
  {
    files: ['scripts/**', 'bench/**', 'backend/start.ts', 'e2e/**', 'tests/fresh-state.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['widgets/*/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(@/widgets/|\\.\\./)(?!define-widget$|islands.client$)',
              message:
                'A widget may import define-widget, islands.client and its own folder, not the registry or another widget.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['screens/*/match.ts', 'screens/define-match.ts', 'screens/matches.ts', 'screens/routes.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex:
                '^(?!\\.\\./\\.\\./lib/|\\.\\./lib/|\\.{1,2}/(?:[\\w-]+/match|define-match|matches)\\.ts$)',
              message:
                'The front server reads this file, without React and unbundled: only lib and other matches, by relative paths.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['server/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: 'screens/(?!routes\\.ts$)',
              message:
                'The front server knows which addresses screens have (screens/routes.ts), not what they show.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['components/**/*.client.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(@/components/ui/|\\./)icon(-paths)?$',
              message: 'Use CoreIcon: an island with Icon would ship every icon to every page.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['lib/contract/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ regex: '^(?!zod$|\\.)', message: 'The contract may import only zod and itself.' }],
        },
      ],
    },
  },
  {
    files: ['tests/**', 'e2e/**', '**/*.test.ts', '**/*.test.tsx'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': {
        typescript: { project: ['tsconfig.json', 'backend/tsconfig.json'], noWarnOnMultipleProjects: true },
      },
      'boundaries/include': ['**/*.{ts,tsx}'],
      'boundaries/ignore': [
        '**/*.test.ts',
        '**/*.test.tsx',
        '*.config.ts',
        'next-env.d.ts',
        'instrumentation.ts',
        // Generated by Payload from all collections, for every layer.
        'backend/payload-types.ts',
      ],
      'boundaries/elements': [
        // A folder is one element, so that its files can import each other but never a sibling's.
        { type: 'widget', pattern: 'widgets/*', partialMatch: false },
        ...Object.entries(PLACES).map(([type, pattern]) => ({ type, pattern, partialMatch: false })),
      ],
    },
    rules: { 'boundaries/dependencies': dependencies(REACH) },
  },
  {
    files: ['backend/prepare.ts'],
    rules: {
      'boundaries/dependencies': dependencies({
        ...REACH,
        'backend/assembly': [...REACH['backend/assembly'], 'demo'],
      }),
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '/demo/', message: 'The demo is loaded when it is wanted: await import(…) inside.' },
          ],
        },
      ],
    },
  },
);
