import type { Cents } from '../../lib/contract/money.ts';

/** What a value in a sentence is; `in-words.ts` writes each kind as a language does. */
type Values = {
  readonly text: string;
  readonly number: number;
  readonly money: Cents;
  readonly moneyList: readonly Cents[];
  /** y-MM-dd. */
  readonly day: string;
  /** Seconds to wait. */
  readonly wait: number;
};
export type ValueKind = keyof Values;

/**
 * Every sentence that the backend says to a visitor, with the values in it. The words are in `texts/`, one file a language, in this
 * order. What only a developer or an editor reads is no sentence of these; it stays English where it is thrown.
 */
export const SENTENCES = {
  'call.busy': {},
  'call.fault': {},
  'call.tooMany': { wait: 'wait' },
  'call.tooLarge': { max: 'number' },

  'session.none': {},
  'session.over': {},
  'session.failed': {},
  'signIn.wrongPassword': {},
  'signIn.wrongCode': {},
  'signIn.codeOnly': {},

  'missing.address': {},
  'missing.customer': {},
  'missing.file': {},
  'missing.form': {},
  'missing.invoice': {},
  'missing.line': {},
  'missing.payment': {},
  'missing.voucher': {},

  'value.required': {},
  'value.tooShort': { min: 'number' },
  'value.tooLong': { max: 'number' },
  'value.mail': {},
  'value.phone': {},
  'value.webAddress': {},
  'value.number': {},
  'value.min': { min: 'number' },
  'value.max': { max: 'number' },
  'value.percent': {},
  'value.dollars': {},
  'value.decimals': {},
  'value.day': {},
  'value.dayAndTime': {},
  'value.time': {},
  'value.birthDay': {},
  'value.choice': {},

  'profile.closed': {},
  'profile.password': {},
  'profile.address': {},
  'profile.tooManyAddresses': { max: 'number' },
  'photo.unreadable': {},
  'photo.tooLarge': { millions: 'number' },

  'form.signIn': {},
  'form.ownPage': {},
  'form.robot': {},
  'form.required': { label: 'text' },
  'form.tick': { label: 'text' },
  'form.fileEmpty': { name: 'text' },
  'form.fileTooLarge': { name: 'text', max: 'number' },
  'form.fileKind': { name: 'text' },
  'form.signatureName': {},
  'form.signatureKind': {},
  'form.thanks': {},

  'voucher.noCode': {},
  'voucher.unknown': {},
  'voucher.expired': { date: 'day' },
  'voucher.redeemed': { amount: 'money' },
  'voucher.range': { min: 'money', max: 'money' },
  'voucher.listed': { amounts: 'moneyList' },
  'voucher.notSold': {},
  'voucher.noDesign': {},

  'cart.closed': {},
  'cart.empty': {},
  'cart.notSold': {},
  'cart.additionNotSold': {},
  'cart.soldOut': { name: 'text' },
  'cart.left': { name: 'text', left: 'number' },
  'order.noDelivery': {},
  'order.noAddress': {},
  'order.promotion': {},
  'order.cancelled': {},
  'order.taken': {},
  'shipping.noContact': {},
  'shipping.noQuotes': {},
  'shipping.asked': {},
  'payment.unreachable': {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, ValueKind>>>>;

export type SentenceKey = keyof typeof SENTENCES;
type ValuesOf<K extends SentenceKey> = {
  readonly [N in keyof (typeof SENTENCES)[K]]: (typeof SENTENCES)[K][N] extends ValueKind
    ? Values[(typeof SENTENCES)[K][N]]
    : never;
};

/** A sentence without a language: which one it is, and what stands in it. */
export type Sentence = {
  readonly key: SentenceKey;
  readonly values: Readonly<Record<string, Values[ValueKind]>>;
};

/** What is said: sentences for visitors; a text is for developers, and English. */
export type Words = string | Sentence | readonly Words[];

/** A sentence with its values: `say('value.min', { min: 5 })`. */
export const say = <K extends SentenceKey>(
  key: K,
  ...[values]: keyof ValuesOf<K> extends never ? [] : [ValuesOf<K>]
): Sentence => ({ key, values: { ...values } });
