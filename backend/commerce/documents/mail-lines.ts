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
  | 'refund_card'
  | 'refund_credit'
  | 'cancelled'
  | 'tracking';

/** A line's label in the reader's language. */
export const lineLabel = (label: LineLabel, language: string | null | undefined): string =>
  MAIL_TEXTS[languageNamed(language)][`lines.${label}`] ?? '';

const kindOf = (label: LineLabel): LineKind => (label === 'total' ? 'total' : 'sum');

/** Labelled amounts, leaving out zeros. */
export const amountLines = (
  amounts: readonly (readonly [LineLabel, Cents])[],
  language: string | null | undefined,
): MailLine[] =>
  amounts
    .filter(([, cents]) => cents !== 0)
    .map(([label, cents]) => [lineLabel(label, language), showCents(cents), kindOf(label)]);

/** An invoice's lines for its email: items, discounts and charges, and how it was paid. */
export function invoiceLines(
  { lines, discount, shipping, surcharge, credit, total, tax }: InvoiceDocument,
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
        ['paid_credit', credit],
        ['paid_card', isSplit ? total - credit : 0],
      ],
      language,
    ),
  ];
}
