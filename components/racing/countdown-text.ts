import type { Countdown } from '@/lib/dates/countdown';
import type { TranslationKey, TranslationValues } from '@/lib/i18n/translate';

/** The countdown's text: TODAY, or N DAY(S), with AGO when past (spec point 4). CSS sets the capitals. */
export function countdownText(
  countdown: Countdown,
  t: (key: TranslationKey, values?: TranslationValues) => string,
): string {
  switch (countdown.kind) {
    case 'today':
      return t('islands.countdown.today');
    case 'ahead':
      return t('islands.countdown.days', { count: countdown.days });
    case 'past':
      return t('islands.countdown.daysAgo', { count: countdown.days });
  }
}
