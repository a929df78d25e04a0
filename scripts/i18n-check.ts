import { checkLocales } from './check/i18n.ts';

/** Fails when a language lacks a text that English has, or when no code asks for a text. */
const faults = checkLocales();
for (const fault of faults) console.error(fault);
console.log(faults.length === 0 ? 'Every language has every text.' : `${String(faults.length)} faults.`);
process.exit(faults.length === 0 ? 0 : 1);
