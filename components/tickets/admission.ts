import type { Sku } from '@/lib/contract/entities/shop';
import type { Translator } from '@/lib/i18n/translate';

/** The name of a kind of ticket: the office's own, and the audience in the reader's language if that adds something. */
export function admissionNames(
  { name, code, admission }: Pick<Sku, 'name' | 'code' | 'admission'>,
  t: Translator,
): { readonly name: string; readonly kind: string } {
  const kind = admission === null || admission === 'other' ? '' : t(`tickets.${admission}`);
  const shown = name || kind || code;
  return { name: shown, kind: shown.toLowerCase().includes(kind.toLowerCase()) ? '' : kind };
}
