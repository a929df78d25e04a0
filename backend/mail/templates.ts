/**
 * Every kind of mail, with what its words may hold in braces. Its texts are `{template}.{part}` in `texts/{language}.json`:
 * `subject`, `heading`, `p1` … `p5` above a button or code and `after1` … `after5` below it; `button` where a link goes with it.
 * Orders, vouchers and forms add theirs here.
 */
export const MAIL_TEMPLATES = {
  /** Signing in by link, with a code for another way. */
  link: ['site', 'minutes'],
  /** Signing in by code alone. */
  code: ['site', 'minutes'],
  /** A code for a new password. */
  recovery: ['site', 'minutes'],
  /** Completing a registration. */
  welcome: ['site', 'minutes'],
  /** Somebody registered with an address that has an account. */
  existing: ['site', 'minutes'],
  /** Somebody wanted to sign in, or a new password, with an address that has no account. */
  unknown: ['site', 'email'],
  /** A gift voucher that was bought. */
  voucher: ['site', 'amount', 'date'],
  /** The invoice of something that was paid. */
  receipt: ['site', 'number', 'amount'],
  /** An order that was paid. */
  order: ['site', 'number', 'amount'],
  /** An order on its way. */
  order_sent: ['site', 'number'],
  /** An order that will not be sent. */
  order_cancelled: ['site', 'number'],
  /** An order that was paid back. */
  order_refunded: ['site', 'number', 'amount'],
  /** To the office: somebody sent a form. */
  submission: ['site', 'form'],
  /** To the office: somebody asks what shipping costs. */
  shipping_request: ['site', 'contact'],
} as const satisfies Record<string, readonly string[]>;

export type MailTemplate = keyof typeof MAIL_TEMPLATES;

/** Texts that several kinds of mail share. */
export const SHARED_TEXTS = {
  'shared.greeting': ['name'],
  'shared.greeting_nobody': [],
  'shared.code_intro': [],
  'shared.link_fallback': [],
  'shared.footer': ['site', 'email'],
} as const satisfies Record<string, readonly string[]>;
