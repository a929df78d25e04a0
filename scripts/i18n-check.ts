import { checkLocales } from './check/i18n.ts';

/** Fails if a language lacks a text that exists in English, or if no code uses a text. */
const faults = checkLocales();
for (const fault of faults) console.error(fault);
console.log(
  faults.length === 0
    ? 'Every language has every text.'
    : `${String(faults.length)} faults found in locales/.`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
