import reactHooks from 'eslint-plugin-react-hooks';
import everyRule from './eslint.config.js';

/** The two that read a file as it is. For the others the React Compiler reads every component, which is a third of lint’s time. */
const QUICK = new Set(['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps']);
const compiled = Object.keys(reactHooks.configs.recommended.rules).filter((rule) => !QUICK.has(rule));

/** Lint in `npm test`. Editors, `npm run lint` and `npm run test:all` have every rule. */
export default [
  ...everyRule,
  { files: ['**/*.{ts,tsx}'], rules: Object.fromEntries(compiled.map((rule) => [rule, 'off'])) },
];
