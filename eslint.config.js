import nextPlugin from '@next/eslint-plugin-next';
import boundaries from 'eslint-plugin-boundaries';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Who may import whom (docs/decisions/0001): a folder not named in an element's list is out of its reach. */
const REACH = {
  contract: [],
  lib: ['contract', 'lib'],
  components: ['contract', 'lib', 'components'],
  'define-widget': ['contract', 'lib', 'components'],
  widget: ['contract', 'lib', 'components', 'define-widget'],
  registry: ['contract', 'lib', 'components', 'define-widget', 'widget', 'registry'],
  app: ['contract', 'lib', 'components', 'define-widget', 'registry', 'app'],
  server: ['contract', 'lib', 'server'],
  scripts: ['contract', 'lib', 'server', 'scripts'],
  backend: ['contract', 'backend'],
  tests: ['contract', 'lib', 'components', 'define-widget', 'widget', 'registry', 'app', 'server', 'scripts', 'backend', 'tests'],
  e2e: ['contract', 'lib', 'scripts', 'e2e'],
  bench: ['contract', 'lib', 'server', 'scripts', 'bench'],
};

export default tseslint.config(
  {
    ignores: ['**/node_modules/', '**/.next/', '.data/', 'next-env.d.ts', 'backend/payload-types.ts', 'backend/migrations/', 'backend/app/(payload)/', 'test-results/'],
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
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'The environment is read in lib/config and backend/config.ts alone.',
        },
      ],
    },
  },
  {
    files: ['lib/config/**', 'backend/config.ts', 'backend/payload.config.ts', 'scripts/**', 'bench/**', 'tests/**', 'e2e/**', '**/*.test.ts', '**/*.test.tsx', '*.config.ts', 'server/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  { files: ['scripts/**', 'bench/**', 'backend/start.ts', 'backend/demo/**/*.ts', 'e2e/**'], rules: { 'no-console': 'off' } },
  { files: ['tests/**', '**/*.test.ts', '**/*.test.tsx'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { project: ['tsconfig.json', 'backend/tsconfig.json'] } },
      'boundaries/include': ['**/*.{ts,tsx}'],
      'boundaries/ignore': ['**/*.test.ts', '**/*.test.tsx', '*.config.ts', 'next-env.d.ts', 'instrumentation.ts'],
      'boundaries/elements': [
        { type: 'contract', pattern: 'lib/contract/**', mode: 'full' },
        { type: 'lib', pattern: ['lib/**', 'locales/**'], mode: 'full' },
        { type: 'components', pattern: ['components/**', 'styles/**'], mode: 'full' },
        { type: 'define-widget', pattern: 'widgets/define-widget.{ts,tsx}', mode: 'full' },
        { type: 'registry', pattern: 'widgets/*.{ts,tsx}', mode: 'full' },
        { type: 'widget', pattern: 'widgets/*/**', mode: 'full', capture: ['name'] },
        { type: 'app', pattern: 'app/**', mode: 'full' },
        { type: 'server', pattern: 'server/**', mode: 'full' },
        { type: 'scripts', pattern: 'scripts/**', mode: 'full' },
        { type: 'backend', pattern: 'backend/**', mode: 'full' },
        { type: 'tests', pattern: 'tests/**', mode: 'full' },
        { type: 'e2e', pattern: 'e2e/**', mode: 'full' },
        { type: 'bench', pattern: 'bench/**', mode: 'full' },
      ],
    },
    rules: {
      'boundaries/element-types': [
        'error',
        {
          default: 'disallow',
          message: '${file.type} may not import ${dependency.type}',
          rules: [
            ...Object.entries(REACH).map(([from, allow]) => ({ from: [from], allow })),
            // A widget reaches its own folder, never a sibling.
            { from: ['widget'], allow: [['widget', { name: '${from.name}' }]] },
          ],
        },
      ],
    },
  },
);
