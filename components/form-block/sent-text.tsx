import type { Translator } from '@/lib/i18n/translate';

/** The thank-you message of a form: its own, or the site's (spec point 8). */
export function SentText({ confirmation, t }: { readonly confirmation: string; readonly t: Translator }) {
  return confirmation === '' ? t('formBlock.sent') : <p className="whitespace-pre-line">{confirmation}</p>;
}
