import type { GroupField, Payload } from 'payload';
import { GST_PERCENT } from '../../lib/contract/money.ts';
import type { DomainSetting } from '../payload-types.ts';
import { codeField, type CodeRule } from './code-field.ts';

/** What Xero accepts: https://help.xero.com/us/Settings_ChartofAccountsDetails */
const ACCOUNT = {
  pattern: /^\S{1,10}$/,
  message: 'Enter an account code of up to 10 characters, without spaces.',
};
const TAX_RATE = { pattern: /^.{1,50}$/, message: 'Enter a tax rate’s name of up to 50 characters.' };

/** `standard`: the value in Xero’s standard chart of accounts for New Zealand. */
type Code = CodeRule & { readonly label: string; readonly standard: string };

const SALES = { ...ACCOUNT, standard: '200' };

/** Account codes by what was sold or refunded, and names of tax rates. */
const CODES = {
  tickets: { ...SALES, label: 'Tickets', description: 'For tickets in orders.' },
  goods: { ...SALES, label: 'Shop goods', description: 'For everything else in orders.' },
  delivery: { ...SALES, label: 'Delivery', description: 'For the delivery of orders.' },
  discounts: { ...SALES, label: 'Discounts', description: 'For what promotion codes take off orders.' },
  bookings: {
    ...SALES,
    label: 'Bookings',
    description: 'For paid forms, including those that sell tickets.',
  },
  surcharges: { ...SALES, label: 'Card surcharges', description: 'For surcharges on card payments.' },
  refunds: { ...SALES, label: 'Refunds', description: 'For refunds of orders and bookings.' },
  vouchers: {
    ...ACCOUNT,
    standard: '835',
    label: 'Gift vouchers',
    description:
      'For gift vouchers and their refunds: a liability, because they aren’t earned until they’re used.',
  },
  gst: {
    ...TAX_RATE,
    standard: `${String(GST_PERCENT)}% GST on Income`,
    label: 'Tax rate with GST',
    description: 'The name of the tax rate in Xero.',
  },
  no_gst: {
    ...TAX_RATE,
    standard: 'No GST',
    label: 'Tax rate without GST',
    description: 'The name of the tax rate in Xero, for gift vouchers too.',
  },
} satisfies Readonly<Record<string, Code>>;
export type XeroCode = keyof typeof CODES;

const fieldOf = ([name, { label, standard, description, ...rule }]: readonly [string, Code]) => {
  const field = codeField(name, { ...rule, description: `${description} Leave blank for ${standard}.` });
  return { ...field, label, admin: { ...field.admin, placeholder: standard } };
};

/** Account codes and tax rates of the file for Xero (commerce/takings/xero.ts). */
export const xeroField: GroupField = {
  name: 'xero',
  type: 'group',
  label: 'Account codes in Xero',
  admin: { description: 'Used by Save for Xero on the Takings screen.' },
  fields: Object.entries(CODES).map(fieldOf),
};

/** The account code, or the name of the tax rate, in Xero. */
export type XeroCodes = (code: XeroCode) => string;

/** The office's codes, and Xero’s standard ones for the rest. */
export const chosenCodes =
  (chosen: DomainSetting['xero']): XeroCodes =>
  (code) =>
    chosen?.[code] || CODES[code].standard;

/** The codes in the site settings. */
export const xeroCodes = async (payload: Payload): Promise<XeroCodes> =>
  chosenCodes((await payload.findGlobal({ slug: 'domain-settings', depth: 0 })).xero);
