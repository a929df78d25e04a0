import type { Role } from '../../backend/cms/access/roles.ts';

/** What a role may do: create, read, update, delete, read versions. Of some records only counts as well; tests/contract/roles.test.ts says of which. */
type Row = readonly [admin: string, editor: string, results: string, shop: string, gate: string];

const CONTENT: Row = ['crud', 'crud', 'r', 'r', ''];
const DRAFTED: Row = ['crudv', 'crudv', 'r', 'r', ''];
const RACING: Row = ['crud', 'crud', 'cru', 'r', ''];
const OFFICE: Row = ['crud', 'crud', '', '', ''];
const SHOP: Row = ['crud', 'crud', '', 'crud', ''];
const RECORDS: Row = ['r', 'r', '', 'r', ''];
const CUSTOMERS: Row = ['crud', 'r', '', 'r', ''];
const NOBODY: Row = ['', '', '', '', ''];

/** Every collection and every global of the CMS, and what each role does with it (docs/edit.md). */
export const ROLE_TABLE: Readonly<Record<string, Row>> = {
  pages: DRAFTED,
  articles: DRAFTED,
  'microblog-posts': DRAFTED,
  'podcast-episodes': DRAFTED,
  'row-pages': CONTENT,
  groups: CONTENT,
  links: CONTENT,
  faqs: CONTENT,
  snippets: CONTENT,
  'podcast-channels': CONTENT,
  series: CONTENT,
  venues: CONTENT,
  categories: CONTENT,
  drivers: CONTENT,
  'competitor-links': CONTENT,
  sponsors: CONTENT,
  persons: CONTENT,
  testimonials: CONTENT,
  media: CONTENT,
  files: CONTENT,
  photos: CONTENT,
  slides: CONTENT,
  galleries: CONTENT,
  videos: CONTENT,
  redirects: OFFICE,
  'sitemap-overrides': OFFICE,
  'missing-paths': ['rud', 'rud', '', '', ''],
  rounds: ['crudv', 'crudv', 'ruv', 'r', ''],
  results: ['crudv', 'crudv', 'cruv', 'r', ''],
  entries: RACING,
  championships: RACING,
  scorings: RACING,
  'timing-providers': ['crud', '', '', '', ''],
  'timing-states': NOBODY,
  'session-laps': NOBODY,
  'push-subscriptions': ['r', '', '', '', ''],
  'push-notices': ['r', '', '', '', ''],
  'push-deliveries': ['r', '', '', '', ''],
  forms: ['crud', 'crud', '', 'r', ''],
  'form-submissions': ['rud', 'rud', '', 'ru', ''],
  'form-replies': RECORDS,
  products: ['crudv', 'crudv', 'r', 'crudv', ''],
  'gift-voucher-themes': ['crud', 'crud', 'r', 'crud', ''],
  'promotion-codes': SHOP,
  'shipping-types': SHOP,
  orders: ['ru', 'ru', '', 'ru', ''],
  'gift-vouchers': RECORDS,
  invoices: RECORDS,
  'bought-counts': RECORDS,
  'refund-requests': ['ru', 'r', '', 'ru', ''],
  'gateway-customers': RECORDS,
  'ticket-holders': RECORDS,
  'ticket-scans': RECORDS,
  payments: RECORDS,
  refunds: RECORDS,
  'credit-entries': RECORDS,
  carts: RECORDS,
  'cart-lines': RECORDS,
  'stock-levels': RECORDS,
  'stock-alerts': RECORDS,
  'wallet-passes': RECORDS,
  'invoice-counters': RECORDS,
  'sandbox-payments': RECORDS,
  'sandbox-refunds': RECORDS,
  customers: CUSTOMERS,
  addresses: CUSTOMERS,
  'customer-photos': CUSTOMERS,
  'customer-sessions': NOBODY,
  'customer-passkeys': NOBODY,
  'second-factors': NOBODY,
  'one-time-secrets': NOBODY,
  mails: ['rd', '', '', '', ''],
  users: ['crud', 'ru', 'ru', 'ru', 'ru'],
  'audit-entries': ['r', '', '', '', ''],
  comments: NOBODY,
  reviews: NOBODY,
  'payload-kv': NOBODY,
  'payload-jobs': NOBODY,
  'payload-migrations': NOBODY,
  'payload-locked-documents': ['rud', 'rud', 'rud', 'rud', 'rud'],
  'payload-preferences': ['crud', 'crud', 'crud', 'crud', 'crud'],
  'domain-settings': ['ruv', 'ruv', '', '', ''],
  navigation: ['ruv', 'ruv', '', '', ''],
  'waiting-room': ['ru', 'r', '', 'ru', ''],
};

const COLUMNS: Readonly<Record<Role, number>> = { admin: 0, editor: 1, results: 2, shop: 3, gate: 4 };

/** What a role may do with a collection or a global, as letters; '' for nothing. */
export const rightsOf = (role: Role, slug: string): string => ROLE_TABLE[slug]?.[COLUMNS[role]] ?? '';
