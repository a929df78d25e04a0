import nextPlugin from '@next/eslint-plugin-next';
import boundaries from 'eslint-plugin-boundaries';
import i18next from 'eslint-plugin-i18next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Who may import whom (docs/decisions/0001): a folder not named in an element's list is out of its reach. */
const REACH = {
  contract: ['contract'],
  lib: ['contract', 'lib'],
  components: ['contract', 'lib', 'components'],
  widget: ['contract', 'lib', 'components', 'registry'],
  registry: ['contract', 'lib', 'components', 'widget', 'registry'],
  app: ['contract', 'lib', 'components', 'registry', 'app'],
  server: ['contract', 'lib', 'server'],
  scripts: ['contract', 'lib', 'server', 'scripts'],
  backend: ['contract', 'backend'],
  tests: [
    'contract',
    'lib',
    'components',
    'registry',
    'widget',
    'app',
    'server',
    'scripts',
    'backend',
    'tests',
  ],
  e2e: ['contract', 'lib', 'scripts', 'e2e'],
  bench: ['contract', 'lib', 'server', 'scripts', 'bench'],
};

/** Where each of them stands. Widgets are folders and are told apart below. */
const PLACES = {
  contract: 'lib/contract/**',
  lib: ['lib/**', 'locales/**'],
  components: ['components/**', 'styles/**'],
  registry: 'widgets',
  app: 'app/**',
  server: 'server/**',
  scripts: 'scripts/**',
  backend: 'backend/**',
  tests: 'tests/**',
  e2e: 'e2e/**',
  bench: 'bench/**',
};

const ENVIRONMENT = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is read in lib/config and backend/config.ts alone.',
};

/** Attributes that are shown or read out: their words come from locales/, as those between tags do. */
const READ_ATTRIBUTE = {
  selector:
    'JSXAttribute[name.name=/^(?:alt|title|placeholder|label|aria-(?:label|description|roledescription|valuetext|placeholder))$/] > Literal[value=/\\p{L}/u]',
  message: 'Words that are shown or read out come from locales/.',
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
      // The project has its own picture pipeline (docs/decisions), and pages live under app/ only.
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ENVIRONMENT],
    },
  },
  {
    files: ['app/**/*.tsx', 'components/**/*.tsx', 'widgets/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': ['error', { mode: 'jsx-text-only' }],
      'no-restricted-syntax': ['error', ENVIRONMENT, READ_ATTRIBUTE],
    },
  },
  {
    files: [
      'lib/config/**',
      'backend/config.ts',
      'backend/payload.config.ts',
      'scripts/**',
      'bench/**',
      'tests/**',
      'e2e/**',
      '**/*.test.ts',
      '**/*.test.tsx',
      '*.config.ts',
      'server/**',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['scripts/**', 'bench/**', 'backend/start.ts', 'backend/demo/**/*.ts', 'e2e/**'],
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
              regex: '^(@/widgets/|\\.\\./)(?!define-widget$)',
              message: 'A widget knows define-widget and its own folder, not the registry or a sibling.',
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
              message: 'An island would bring every icon to every page; it takes CoreIcon.',
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
          patterns: [
            { regex: '^(?!zod$|\\.)', message: 'The contract imports zod and itself, nothing else.' },
          ],
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
      ],
      'boundaries/elements': [
        // A whole folder is one element, so that its files reach each other and never a sibling's.
        { type: 'widget', pattern: 'widgets/*', partialMatch: false },
        ...Object.entries(PLACES).map(([type, pattern]) => ({ type, pattern, partialMatch: false })),
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          message: '{{from.element.type}} may not import {{to.element.type}}',
          policies: Object.entries(REACH).map(([from, reach]) => ({
            from: { element: { type: from } },
            allow: { to: { element: { types: { anyOf: reach } } } },
          })),
        },
      ],
    },
  },
);
