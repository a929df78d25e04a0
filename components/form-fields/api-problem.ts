import type { ApiError } from '@/lib/api/errors';
import { clockTime } from '@/lib/shared/date-forms';
import type { Translator } from '@/lib/i18n/translate';
import type { FormProblem } from './validity';

const MINUTE_MS = 60_000;

/** The time of day after a number of seconds, in full minutes, by the visitor's clock. */
function timeIn(seconds: number, lang: string): string {
  const minutes = Math.ceil((Date.now() + seconds * 1000) / MINUTE_MS);
  return clockTime(new Date(minutes * MINUTE_MS), lang || 'en');
}

/**
 * A failed call as a form shows it. The server's message about the input is shown unchanged (spec point 8); everything else is in the
 * page's language.
 * @param refused shown for a 401, 403 or 404, and for rejected input that comes without a message
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
      return {
        message: error.message || (Object.keys(error.fields).length > 0 ? t('forms.problems') : refused),
        fields: error.fields,
      };
    case 'unauthorised':
    case 'forbidden':
    case 'notFound':
      return { message: refused };
    case 'server':
    case 'badAnswer':
      return { message: t('forms.server') };
  }
}
