import type { Language } from '../contract/languages';

const METRES_IN_KILOMETRE = 1000;

/** Formats a lap's length in metres as kilometres in a language, with Western figures: '3.93 km'. */
export const circuitLength = (metres: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 2,
    numberingSystem: 'latn',
  }).format(metres / METRES_IN_KILOMETRE);
