import type { Sku } from '@/lib/contract/entities/shop';
import type { Translator } from '@/lib/i18n/translate';

/** What a kind of ticket is called: as the office calls it, and whom it admits in the reader's language if that says something else. */
export function admissionNames(
  { name, code, admission }: Pick<Sku, 'name' | 'code' | 'admission'>,
  t: Translator,
): { readonly name: string; readonly kind: string } {
  const kind = admission === null || admission === 'other' ? '' : t(`tickets.${admission}`);
  const shown = name || kind || code;
  return { name: shown, kind: shown.toLowerCase().includes(kind.toLowerCase()) ? '' : kind };
}
