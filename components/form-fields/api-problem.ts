import type { ApiError } from '@/lib/api/errors';
import { browserDateFormat } from '@/lib/dates/browser-format';
import type { Translator } from '@/lib/i18n/translate';
import type { FormProblem } from './validity';

/** The time of day after so many seconds, as the visitor's clock shows it. */
function timeIn(seconds: number, lang: string): string {
  const at = new Date(Date.now() + seconds * 1000);
  const parts: Intl.DateTimeFormatOptions = {
    hour: 'numeric',
    minute: '2-digit',
    ...(seconds < 60 ? { second: '2-digit' } : {}),
  };
  return browserDateFormat(lang || 'en', parts).format(at);
}

/**
 * A failed call as a form shows it. What the server says about the input is shown as it is (spec point 8); all else in the
 * page's language.
 * @param refused shown for a 401, 403 or 404 without a message of its own
 */
export function problemOf(error: ApiError, t: Translator, refused = t('forms.refused')): FormProblem {
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return { message: t('forms.offline') };
    case 'rateLimited':
      return {
        message: t('forms.tryAgainAt', {
          time: timeIn(error.retryAfterSeconds, document.documentElement.lang),
        }),
      };
    case 'invalid':
      return { message: error.message || t('forms.problems'), fields: error.fields };
    case 'unauthorised':
    case 'forbidden':
    case 'notFound':
      return { message: refused };
    case 'server':
    case 'badAnswer':
      return { message: t('forms.server') };
  }
}
