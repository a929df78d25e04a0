import type { Translator } from '@/lib/i18n/translate';
import type { NotificationOutcome } from '@/lib/notifications/browser-notifications';
import { notificationSupport } from '@/lib/notifications/support';

/** Why a press didn't enable notifications, and what to do; '' if it did. */
export function outcomeText(outcome: NotificationOutcome, t: Translator): string {
  switch (outcome) {
    case 'on':
      return '';
    case 'none':
      return notificationSupport() === 'home-screen'
        ? t('islands.notifications.homeScreen')
        : t('islands.notifications.none');
    case 'refused':
      return t('islands.notifications.refused');
    case 'unanswered':
      return t('islands.notifications.unanswered');
    case 'failed':
      return t('islands.notifications.failed');
  }
}
