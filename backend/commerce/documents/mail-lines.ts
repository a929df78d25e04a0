import { showCents, type Cents } from '../../../lib/contract/money.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { languageNamed } from '../../kernel/messages/language.ts';
import type { LineKind, MailLine } from '../../mail/mail-content.ts';
import { MAIL_TEXTS } from '../../mail/texts.ts';

export type { MailLine } from '../../mail/mail-content.ts';

export type LineLabel =
  | 'discount'
  | 'delivery'
  | 'surcharge'
  | 'total'
  | 'gst'
  | 'paid_card'
  | 'paid_credit'
  | 'paid_voucher'
  | 'refund_card'
  | 'refund_credit'
  | 'refund_voucher'
  | 'cancelled'
  | 'tracking';

/** A line's label in the reader's language. */
export const lineLabel = (label: LineLabel, language: string | null | undefined): string =>
  MAIL_TEXTS[languageNamed(language)][`lines.${label}`] ?? '';

const kindOf = (label: LineLabel): LineKind => (label === 'total' ? 'total' : 'sum');

/** Labelled amounts, leaving out zeros. A voucher's label ends with the last characters of its code. */
export const amountLines = (
  amounts: readonly (readonly [label: LineLabel, cents: Cents, codeEnd?: string])[],
  language: string | null | undefined,
): MailLine[] =>
  amounts
    .filter(([, cents]) => cents !== 0)
    .map(([label, cents, codeEnd]) => [
      [lineLabel(label, language), codeEnd && `… ${codeEnd}`].filter(Boolean).join(' '),
      showCents(cents),
      kindOf(label),
    ]);

/** An invoice's lines for its email: items, discounts and charges, and how it was paid. */
export function invoiceLines(
  { lines, discount, shipping, surcharge, credit, voucher, total, tax }: InvoiceDocument,
  language: string | null | undefined,
): MailLine[] {
  const isSplit = credit > 0 && credit < total;
  return [
    ...lines.map(({ description, qty, cents }): MailLine => [
      `${String(qty)} × ${description}`,
      showCents(cents),
    ]),
    ...amountLines(
      [
        ['discount', -discount],
        ['delivery', shipping],
        ['surcharge', surcharge],
      ],
      language,
    ),
    [lineLabel('total', language), showCents(total), 'total'],
    ...amountLines(
      [
        ['gst', tax],
        voucher === '' ? ['paid_credit', credit] : ['paid_voucher', credit, voucher],
        ['paid_card', isSplit ? total - credit : 0],
      ],
      language,
    ),
  ];
}
