import { isSame } from '../../../lib/shared/node/is-same.ts';
import { derived } from '../../kernel/secrets.ts';
import type { Invoice } from '../../payload-types.ts';

type Issued = Pick<Invoice, 'id' | 'number'>;

/** Length of a code's secret part in digits: 40 bits, short enough to type at a gate. */
const SECRET_DIGITS = 10;
const HALF = SECRET_DIGITS / 2;
/** Older codes had the first 24 digits; tickets printed with them still work. */
const MAX_SECRET_DIGITS = 24;
const MAX_LENGTH = 80;

const CODE = /^([A-Z])[\s-]*(\d{6,12})[\s-]+(\d{1,4})[\s-]+([0-9A-Z][0-9A-Z\s-]*)$/;

/** A code's owner: the buyer, or the person a ticket was transferred to. Only one of a ticket's codes is valid at a time. */
export type CodeOf = 'buyer' | 'new_holder';

const secretOf = ({ id }: Issued, number: number, whose: CodeOf): string =>
  derived('ticket', `${String(id)}:${String(number)}${whose === 'buyer' ? '' : ':passed-on'}`)
    .toString('hex')
    .toUpperCase();

/** The code of an invoice's nth ticket, for example O-100012-1-7A3F0-9BC42. Only this installation can generate it. */
export function ticketCode(invoice: Issued, number: number, whose: CodeOf = 'buyer'): string {
  const secret = secretOf(invoice, number, whose);
  return [invoice.number, number, secret.slice(0, HALF), secret.slice(HALF, SECRET_DIGITS)].join('-');
}

/** The unique name of a ticket's admission or cancellation. */
export const ticketAdmission = ({ number: invoice }: Pick<Invoice, 'number'>, number: number): string =>
  `${invoice}-${String(number)}`;

/** The ticket that a code identifies. */
export type ReadCode = { readonly invoiceNumber: string; readonly number: number; readonly secret: string };

/** Parses a code as scanned or typed: lower case, with spaces, or with O for 0. Null for any other text. */
export function readTicketCode(text: string): ReadCode | null {
  const [, letter = '', digits = '', number = '', secret = ''] =
    CODE.exec(text.slice(0, MAX_LENGTH).trim().toUpperCase()) ?? [];
  if (letter === '') return null;
  return {
    invoiceNumber: `${letter}-${digits}`,
    number: Number(number),
    secret: secret.replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'),
  };
}

/** The owner of the parsed code among this invoice's tickets; null if it isn't valid. */
export function codeOf(invoice: Issued, { number, secret }: ReadCode): CodeOf | null {
  const { length } = secret;
  if (length < SECRET_DIGITS || length > MAX_SECRET_DIGITS) return null;
  const isCodeOf = (whose: CodeOf) => isSame(secret, secretOf(invoice, number, whose).slice(0, length));
  return isCodeOf('buyer') ? 'buyer' : isCodeOf('new_holder') ? 'new_holder' : null;
}
