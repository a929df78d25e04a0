/**
 * All email templates, with the placeholders of their texts. A template's texts are `{template}.{part}` in `texts/{language}.json`:
 * `subject`, `heading`, `p1` … `p5` above a button or code and `after1` … `after5` below it, for what isn't needed before pressing it;
 * `button` if there is a link, `code_intro` if there is also a code that isn't for signing in.
 */
export const MAIL_TEMPLATES = {
  /** Sign-in link, with a code as an alternative. */
  link: ['site', 'minutes'],
  /** Sign-in code only. */
  code: ['site', 'minutes'],
  /** Code for a new password. */
  recovery: ['site', 'minutes'],
  /** Completing a registration. */
  welcome: ['site', 'minutes'],
  /** Somebody registered with the address of an existing account. */
  existing: ['site', 'minutes'],
  /** Somebody tried to sign in or reset a password with an address that has no account. */
  unknown: ['site', 'email'],
  /** To both addresses: a code confirming an email address change. */
  email_change: ['site', 'minutes', 'old', 'new'],
  /** Somebody wanted to change their address to this one, which belongs to another account. */
  email_taken: ['site'],
  /** To both addresses: the email address was changed. */
  email_changed: ['site', 'old', 'new'],
  /** To both addresses: the office changed the email address. */
  email_changed_by_office: ['site', 'old', 'new'],
  /** The password was changed. */
  password_changed: ['site'],
  /** Code that confirms who is changing the account's passkeys. */
  passkey_code: ['site', 'minutes'],
  /** A passkey was added. */
  passkey_added: ['site', 'passkey'],
  /** A passkey was removed. */
  passkey_removed: ['site', 'passkey'],
  /** Code for deleting the account. */
  account_deletion: ['site', 'minutes'],
  /** The account was deleted. */
  account_deleted: ['site'],
  /** A gift voucher, to its buyer. */
  voucher: ['site', 'amount', 'date'],
  /** A gift voucher, to its recipient. */
  gift: ['site', 'giver', 'amount', 'date'],
  /** The invoice for a voucher that goes to somebody else. */
  gift_receipt: ['site', 'number', 'amount', 'recipient', 'date'],
  /** The invoice for a payment. */
  receipt: ['site', 'number', 'amount'],
  /** Order confirmation. */
  order: ['site', 'number', 'amount'],
  /** The order has been sent. */
  order_sent: ['site', 'number'],
  /** The order is ready for pick-up. */
  order_ready: ['site', 'number', 'place'],
  /** A ticket, to the person it was transferred to. */
  ticket_received: ['site', 'giver', 'ticket'],
  /** To its buyer: a ticket was transferred. */
  ticket_given: ['site', 'ticket', 'recipient'],
  /** To the person it was transferred to: a ticket was cancelled. */
  ticket_cancelled: ['site', 'ticket'],
  /** The order was cancelled. */
  order_cancelled: ['site', 'number'],
  /** The order was refunded, wholly or partly. */
  order_refunded: ['site', 'number', 'amount'],
  /** A voucher or booking was refunded, wholly or partly. */
  refund: ['site', 'number', 'amount'],
  /** A payment came too late, and was refunded. */
  late_payment: ['site', 'amount'],
  /** To the office: the same. */
  late_payment_office: ['site', 'number', 'amount', 'what'],
  /** A paid order or booking was cancelled without a refund. */
  cancelled: ['site', 'number'],
  /** To holders of its tickets: a round was changed. */
  round_changed: ['site', 'event'],
  /** Links to purchases made with the address. */
  order_links: ['site'],
  /** Asks somebody to confirm that they want an email when something is available again. */
  stock_alert_confirmation: ['site', 'product'],
  /** Something is available again. */
  stock_alert: ['site', 'product'],
  /** A free booking was cancelled. */
  booking_cancelled: ['site', 'form'],
  /** To the office: a form submission. */
  submission: ['site', 'form'],
  /** To the sender of a form: their answers. */
  confirmation: ['site', 'form'],
  /** The office's reply to a form submission. */
  reply: ['site', 'form', 'office'],
  /** To the office: a request for a delivery quote. */
  shipping_request: ['site', 'contact'],
} as const satisfies Record<string, readonly string[]>;

export type MailTemplate = keyof typeof MAIL_TEMPLATES;

/** Notes that only some emails of a template have. */
export type MailNote =
  | 'order.packing'
  | 'order.pick_up'
  | 'order_links.found'
  | 'order_links.none'
  | 'round_changed.postponed'
  | 'round_changed.rescheduled'
  | 'round_changed.moved'
  | 'round_changed.cancelled'
  | 'round_changed.cancelled_holder'
  | 'shared.credit_note'
  | 'shared.reason';

/** Texts that several templates share. */
export const SHARED_TEXTS = {
  'shared.greeting': ['name'],
  'shared.greeting_nobody': [],
  'shared.code_intro': [],
  'shared.link_fallback': [],
  'shared.footer': ['site', 'email'],
  'shared.tickets': [],
  'shared.tickets_button': [],
  'shared.credit_note': ['credit_note'],
  'shared.reason': [],
  'shared.alerts': [],
  'shared.alerts_button': [],
  'shared.google_wallet': [],
  'lines.discount': [],
  'lines.delivery': [],
  'lines.surcharge': [],
  'lines.total': [],
  'lines.gst': [],
  'lines.paid_card': [],
  'lines.paid_credit': [],
  'lines.paid_voucher': [],
  'lines.refund_card': [],
  'lines.refund_credit': [],
  'lines.refund_voucher': [],
  'lines.cancelled': [],
  'lines.tracking': [],
} as const satisfies Record<string, readonly string[]>;
