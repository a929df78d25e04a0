import { seriesName } from '@/lib/season/series-name';
import type { RoundSummary } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';

/** 'Round 5'; '' without a number, and for a round whose name already includes it. */
export function roundNumberText(name: string, number: number | undefined, t: Translator): string {
  if (number === undefined) return '';
  const text = t('round.number', { number });
  return name.startsWith(text) ? '' : text;
}

/** 'Round 5 · Southern Cross Championship': the line above a round's name. */
export const roundEyebrow = (
  { name, series }: Pick<RoundSummary, 'name' | 'series'>,
  number: number | undefined,
  t: Translator,
): string => [roundNumberText(name, number, t), seriesName(series)].filter((part) => part !== '').join(' · ');
