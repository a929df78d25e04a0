import type { Cents } from '../../../lib/contract/money.ts';

/** The type of a value in a message; `format-message.ts` formats each for the language. */
type Values = {
  readonly text: string;
  readonly number: number;
  readonly money: Cents;
  readonly moneyList: readonly Cents[];
  /** y-MM-dd. */
  readonly day: string;
  /** A wait in seconds. */
  readonly wait: number;
};
export type ValueKind = keyof Values;

/**
 * Every message that the backend shows to visitors, with its values. The translations are in `texts/`, one file per language, in this
 * order. Text that only developers or editors read isn't listed here; it is English, where it is thrown.
 */
export const MESSAGES = {
  'call.busy': {},
  'call.fault': {},
  'call.tooMany': { wait: 'wait' },
  'call.tooLarge': { max: 'number' },
  'storage.away': {},

  'session.none': {},
  'session.over': {},
  'session.failed': {},
  'signIn.wrongPassword': {},
  'signIn.wrongCode': {},
  'signIn.codeOnly': {},
  'signIn.otherBrowser': {},
  'signIn.off': {},
  'password.common': {},
  'password.isEmail': {},
  'email.same': {},
  'email.taken': {},
  'account.openOrder': {},
  'passkey.confirm': {},
  'passkey.late': {},
  'passkey.wrong': {},
  'passkey.known': {},
  'passkey.tooMany': { max: 'number' },
  'passkey.unknown': {},
  'passkey.copied': {},

  'missing.address': {},
  'missing.customer': {},
  'missing.device': {},
  'missing.file': {},
  'missing.form': {},
  'missing.invoice': {},
  'missing.line': {},
  'missing.order': {},
  'missing.passkey': {},
  'missing.payment': {},
  'missing.ticket': {},
  'missing.voucher': {},

  'page.missing': {},
  'page.home': {},
  'link.dead': {},
  'link.deadText': {},
  'link.noTickets': {},
  'link.noFile': {},
  'link.signIn': {},
  'link.findOrder': {},

  'value.required': {},
  'value.tooShort': { min: 'number' },
  'value.tooLong': { max: 'number' },
  'value.email': {},
  'value.phone': {},
  'value.webAddress': {},
  'value.number': {},
  'value.whole': {},
  'value.min': { min: 'number' },
  'value.max': { max: 'number' },
  'value.percent': {},
  'value.dollars': {},
  'value.decimals': {},
  'value.day': {},
  'value.dayFrom': { day: 'day' },
  'value.dayTo': { day: 'day' },
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
  'form.fileGone': { name: 'text' },
  'form.tooManyFiles': { max: 'number' },
  'form.filesTooLarge': { max: 'number' },
  'form.signatureName': {},
  'form.signatureKind': {},
  'form.thanks': {},
  'form.notOpen': {},
  'form.closed': {},
  'form.full': {},
  'form.placesLeft': { left: 'number' },

  'voucher.noCode': {},
  'voucher.unknown': {},
  'voucher.expired': { date: 'day' },
  'voucher.notResent': {},
  'voucher.redeemed': { amount: 'money' },
  'voucher.range': { min: 'money', max: 'money' },
  'voucher.listed': { amounts: 'moneyList' },
  'voucher.notSold': {},
  'voucher.noDesign': {},
  'voucher.giftDay': { first: 'day', last: 'day' },
  'voucher.limit': { max: 'number' },

  'cart.closed': {},
  'cart.empty': {},
  'cart.notSold': {},
  'cart.postponed': {},
  'cart.cancelled': {},
  'cart.extraNotSold': {},
  'cart.soldOut': { name: 'text' },
  'cart.held': { name: 'text' },
  'cart.left': { name: 'text', left: 'number' },
  'cart.limit': { name: 'text', max: 'number' },
  'cart.limitBought': { name: 'text', max: 'number', bought: 'number' },
  'order.noDelivery': {},
  'order.noAddress': {},
  'order.promotion': {},
  'order.promotionUsedUp': {},
  'order.cancelled': {},
  'order.pending': { number: 'text' },
  'order.taken': {},
  'order.notResent': {},
  'order.notCancellable': {},
  'ticket.passedOn': {},
  'ticket.used': {},
  'ticket.cancelled': {},
  'room.noQueueTitle': {},
  'room.noQueue': {},
  'room.waitTitle': {},
  'room.place': { place: 'number' },
  'room.soon': {},
  'room.wait': { wait: 'wait' },
  'room.since': { wait: 'wait' },
  'room.stay': {},
  'room.again': {},
  'room.earlyTitle': {},
  'room.startsIn': { wait: 'wait' },
  'room.turnTitle': {},
  'room.timeLeft': { wait: 'wait' },
  'room.turn': {},
  'room.soldOutTitle': {},
  'room.soldOut': {},
  'room.held': {},
  'room.leave': {},
  'room.toCheckout': {},
  'alert.confirmTitle': {},
  'alert.promise': {},
  'alert.confirm': {},
  'alert.waitingTitle': {},
  'alert.stop': {},
  'alert.noneTitle': {},
  'alert.none': {},
  'shipping.byEmail': {},
  'shipping.noContact': {},
  'shipping.noQuotes': {},
  'shipping.asked': {},
  'ticket.gatesOpen': {},
  'ticket.whatToBring': {},
  'ticket.whereToPark': {},
  'payment.unreachable': {},
  'payment.off': {},
  'payment.changed': { amount: 'money' },
  'payment.closed': {},
  'payment.refused': {},
  'payment.tooSmall': { amount: 'money' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ValueKind>>>>;

export type MessageKey = keyof typeof MESSAGES;
type ValuesOf<K extends MessageKey> = {
  readonly [N in keyof (typeof MESSAGES)[K]]: (typeof MESSAGES)[K][N] extends ValueKind
    ? Values[(typeof MESSAGES)[K][N]]
    : never;
};

/** A message without a language: its key and its values. */
export type Message = {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, Values[ValueKind]>>;
};

/** The text of a response: messages for visitors; a plain text is for developers, in English. */
export type ResponseText = string | Message | readonly ResponseText[];

/** A message with its values: `msg('value.min', { min: 5 })`. */
export const msg = <K extends MessageKey>(
  key: K,
  ...[values]: keyof ValuesOf<K> extends never ? [] : [ValuesOf<K>]
): Message => ({ key, values: { ...values } });
