import type { Language } from '@/lib/contract/languages';

/** Formats points in a language, with up to two decimals and the same digits everywhere. */
export function pointsFormat(language: Language): (points: number) => string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2, numberingSystem: 'latn' });
  return (points) => format.format(points);
}
