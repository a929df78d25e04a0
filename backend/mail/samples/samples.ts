import type { Language } from '../../../lib/contract/languages.ts';
import { longDay } from '../../../lib/shared/date-forms.ts';
import type { MailContent, MailDocument, MailLine } from '../mail-content.ts';
import type { MailTemplate } from '../templates.ts';
import { MAIL_TEXTS } from '../texts.ts';

/* Every email with sample data. Placeholders common to all templates are filled in here. */

type Sample = Omit<MailContent, 'template' | 'language' | 'values' | 'name'> & {
  readonly values?: Readonly<Record<string, string>>;
  /** The recipient's name; by default that of the sample customer. */
  readonly name?: string;
};

const READER = { name: 'Mere', email: 'mere.tawhai@example.org' };
const OFFICE = 'office@example.org';
const MINUTES = { minutes: '30' };
const CODE = '4821 7053';
const VOUCHER = 'ABCD-EFGH-JKMN-PQRS';
const TRACKING = 'https://www.nzpost.co.nz/tools/tracking?trackid=AB123456789NZ';

const GOODS: readonly MailLine[] = [
  ['2 × Weekend pass, adult', '$120.00'],
  ['1 × Team cap, black, one size', '$45.00'],
];
const ANSWERS: readonly MailLine[] = [
  ['Name', 'Mere Tāwhai'],
  ['Car', 'Toyota GR86'],
  ['Anything else?', 'We’d like a garage beside car 86.\nWe arrive on Thursday evening.'],
];

/** The samples in a language. @param siteUrl base of their links */
function samplesIn(language: Language, siteUrl: string): Readonly<Record<MailTemplate, Sample>> {
  const label = (key: string) => MAIL_TEXTS[language][`lines.${key}`] ?? '';
  const date = longDay('2027-12-24', language);
  const link = `${siteUrl}/sample`;
  const paid: readonly MailLine[] = [
    ...GOODS,
    [label('delivery'), '$9.50', 'sum'],
    [label('total'), '$174.50', 'total'],
    [label('gst'), '$22.76', 'sum'],
  ];
  const inGoogleWallet: readonly MailDocument[] = [
    {
      title: '$100.00',
      links: [{ label: MAIL_TEXTS[language]['shared.google_wallet'] ?? '', address: link }],
    },
  ];
  const voucherPaid: readonly MailLine[] = [
    ['1 × Gift voucher', '$100.00'],
    [label('total'), '$100.00', 'total'],
  ];
  const toCard: readonly MailLine[] = [[label('refund_card'), '$45.00', 'sum']];
  const cap: MailLine = [label('cancelled'), '1 × Team cap, black, one size'];
  const creditNote = { credit_note: 'O-100012-R1' };
  const bought = { number: '100012', amount: '$174.50' };
  const invoiced = { number: 'O-100012', amount: '$174.50' };
  const moved = { old: READER.email, new: 'mere@example.net' };
  const question = { form: 'Paddock request' };
  return {
    link: { values: MINUTES, link, code: CODE },
    code: { values: MINUTES, code: CODE },
    recovery: { values: MINUTES, code: CODE },
    welcome: { values: MINUTES, link },
    existing: { values: MINUTES, link },
    unknown: { name: '', link },
    email_change: { values: { ...MINUTES, ...moved }, code: CODE },
    email_taken: {},
    email_changed: { values: moved },
    email_changed_by_office: { values: moved },
    password_changed: {},
    passkey_code: { values: MINUTES, code: CODE },
    passkey_added: { values: { passkey: 'iPhone · Safari' } },
    passkey_removed: { values: { passkey: 'iPhone · Safari' } },
    account_deletion: { values: MINUTES, code: CODE },
    account_deleted: {},
    voucher: {
      values: { amount: '$100.00', date },
      link,
      code: VOUCHER,
      lines: voucherPaid,
      documents: inGoogleWallet,
    },
    gift: {
      values: { giver: 'Hemi Parata', amount: '$100.00', date },
      quote: 'Happy birthday! See you at the track.',
      link,
      code: VOUCHER,
      documents: inGoogleWallet,
    },
    gift_receipt: {
      name: '',
      values: { number: 'V-100013', amount: '$100.00', recipient: 'Mere <mere.tawhai@example.org>', date },
      lines: voucherPaid,
      link,
    },
    receipt: {
      values: { number: 'F-100014', amount: '$60.00' },
      lines: [
        ['2 × Pit walk', '$60.00'],
        [label('total'), '$60.00', 'total'],
        [label('gst'), '$7.83', 'sum'],
      ],
      link,
    },
    order: { values: bought, notes: ['order.packing'], lines: paid, tickets: link, link },
    order_sent: {
      values: bought,
      lines: GOODS,
      documents: [{ title: label('tracking'), links: [{ label: 'AB123456789NZ', address: TRACKING }] }],
      link,
    },
    order_ready: {
      values: { ...bought, place: 'Taupō International Motorsport Park, gate 2' },
      lines: GOODS,
      link,
    },
    ticket_received: {
      values: { giver: 'Hemi Parata', ticket: 'Round 5: Teretonga' },
      tickets: link,
      quote: 'Round 5: Teretonga, 6–7 February 2027, Teretonga Park\nGates open: 7:30am on both days',
    },
    ticket_given: {
      values: { ticket: 'Round 5: Teretonga', recipient: 'Tama Ngata <tama.ngata@example.org>' },
      link,
    },
    ticket_cancelled: { values: { ticket: 'Round 5: Teretonga' } },
    order_cancelled: {
      values: bought,
      notes: ['shared.reason'],
      quote: 'The cap is no longer made.',
      lines: [...GOODS, [label('total'), '$165.00', 'total'], [label('refund_credit'), '$20.00', 'sum']],
    },
    order_refunded: {
      values: { ...bought, amount: '$45.00', ...creditNote },
      notes: ['shared.credit_note'],
      lines: [cap, ...toCard],
      link,
    },
    refund: {
      values: { ...invoiced, amount: '$45.00', ...creditNote },
      notes: ['shared.credit_note'],
      lines: [cap, ...toCard],
      link,
    },
    late_payment: { values: { amount: '$45.00' }, lines: toCard },
    late_payment_office: {
      name: '',
      values: { number: '9021', amount: '$45.00', what: 'Order 100012', email: OFFICE },
      link,
    },
    cancelled: { values: invoiced, notes: ['shared.reason'], quote: 'Rained off.', lines: [cap], link },
    order_links: {
      name: '',
      notes: ['order_links.found'],
      documents: [
        {
          title: ['O-100012', date, '$174.50'].join(' · '),
          links: [
            { label: MAIL_TEXTS[language]['shared.tickets_button'] ?? '', address: link },
            { label: MAIL_TEXTS[language]['receipt.button'] ?? '', address: link },
          ],
        },
      ],
    },
    stock_alert_confirmation: { name: '', values: { product: 'Team cap, black' }, link },
    stock_alert: {
      name: '',
      values: { product: 'Team cap, black' },
      link,
      documents: [
        {
          title: MAIL_TEXTS[language]['shared.alerts'] ?? '',
          links: [{ label: MAIL_TEXTS[language]['shared.alerts_button'] ?? '', address: link }],
        },
      ],
    },
    booking_cancelled: {
      name: '',
      values: question,
      notes: ['shared.reason'],
      quote: 'The pit walk was called off.',
    },
    round_changed: {
      values: { event: 'Teretonga Southern Sprint' },
      notes: ['round_changed.postponed'],
      quote: 'Heavy rain is forecast for both days.',
      tickets: link,
      link,
    },
    submission: { name: '', values: { ...question, email: OFFICE }, lines: ANSWERS, link },
    confirmation: { name: '', values: question, quote: 'We’ll answer within two days.', lines: ANSWERS },
    reply: { name: '', values: { ...question, office: OFFICE }, quote: 'Yes, garage 14 is yours.' },
    shipping_request: {
      name: '',
      values: { contact: READER.email, email: OFFICE },
      lines: [...GOODS, ['To', 'Mere Tāwhai, Waitangi Wharf, Chatham Islands']],
    },
  };
}

/** A template's email with sample data. @param siteUrl base of its links */
export function sampleMail(template: MailTemplate, language: Language, siteUrl: string): MailContent {
  const { values, name = READER.name, ...rest } = samplesIn(language, siteUrl)[template];
  return { ...rest, template, language, name, values: { email: READER.email, ...values } };
}
