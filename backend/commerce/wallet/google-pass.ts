import { importPKCS8, SignJWT } from 'jose';
import type { GoogleWallet } from '../../kernel/wallet-settings.ts';
import type { Pass, PassField, TicketPass, VoucherPass } from './pass.ts';

/*
 * Passes as Google describes them. With "Save to Google Wallet", the link contains a signed description, and Google creates the pass when
 * somebody follows it; from then on it is changed under the same name.
 */

const SAVE_ADDRESS = 'https://pay.google.com/gp/v/save/';
const MICROS_OF_A_CENT = 10_000;

/** A class (an event, or our vouchers) or an object (a ticket, or a voucher), in the API's format. */
export type GoogleRecord = {
  readonly kind: 'eventTicketClass' | 'eventTicketObject' | 'giftCardClass' | 'giftCardObject';
  readonly body: { readonly id: string } & Readonly<Record<string, unknown>>;
};

/** @param name letters, digits, points, hyphens and underscores */
const idOf = ({ issuer }: GoogleWallet, name: string): string => `${issuer}.${name}`;

const inLanguage = (value: string, { language }: Pass) => ({ defaultValue: { language, value } });

/** What Google shows of every ticket with a venue anyway; the date only if there is one. */
const SHOWN_BY_GOOGLE: ReadonlySet<string> = new Set(['date', 'place', 'holder']);

const modules = (fields: readonly PassField[]) =>
  fields.map(({ key, label, value }) => ({ id: key, header: label, body: value }));

const common = (pass: Pass) => ({
  state: pass.isVoid ? 'INACTIVE' : 'ACTIVE',
  hexBackgroundColor: pass.accent,
  barcode: { type: 'QR_CODE', value: pass.barcode, alternateText: pass.code },
  ...(pass.ends === null ? {} : { validTimeInterval: { end: { date: pass.ends.toISOString() } } }),
});

function ticketRecords(pass: TicketPass, wallet: GoogleWallet): GoogleRecord[] {
  const { site, headline, facts, notes, eventKey, starts, ends, place, holder } = pass;
  // Google requires an address along with a name.
  const isVenueKnown = place !== null && place.address !== '';
  const isShown = (key: string) =>
    isVenueKnown && SHOWN_BY_GOOGLE.has(key) && (key !== 'date' || starts !== null);
  const classId = idOf(wallet, eventKey);
  const event = {
    id: classId,
    issuerName: site,
    reviewStatus: 'UNDER_REVIEW',
    eventId: eventKey,
    eventName: inLanguage(headline.value, pass),
    ...(isVenueKnown
      ? { venue: { name: inLanguage(place.name, pass), address: inLanguage(place.address, pass) } }
      : {}),
    ...(starts === null || ends === null
      ? {}
      : { dateTime: { start: starts.toISOString(), end: ends.toISOString() } }),
  };
  const ticket = {
    id: idOf(wallet, pass.serial),
    ...common(pass),
    classId,
    ticketHolderName: holder,
    ticketNumber: pass.code,
    textModulesData: modules([...facts.filter(({ key }) => !isShown(key)), ...notes]),
  };
  return [
    { kind: 'eventTicketClass', body: event },
    { kind: 'eventTicketObject', body: ticket },
  ];
}

function voucherRecords(pass: VoucherPass, wallet: GoogleWallet): GoogleRecord[] {
  const { site } = pass;
  const classId = idOf(wallet, 'gift-vouchers');
  const kind = { id: classId, issuerName: site, merchantName: site, reviewStatus: 'UNDER_REVIEW' };
  const voucher = {
    id: idOf(wallet, pass.serial),
    ...common(pass),
    classId,
    cardNumber: pass.code,
    balance: { currencyCode: 'NZD', micros: String(pass.cents * MICROS_OF_A_CENT) },
    textModulesData: modules([...pass.facts, ...pass.notes]),
  };
  return [
    { kind: 'giftCardClass', body: kind },
    { kind: 'giftCardObject', body: voucher },
  ];
}

/** A pass at Google: its class first, then its object. */
export const googleRecords = (pass: Pass, wallet: GoogleWallet): GoogleRecord[] =>
  pass.kind === 'ticket' ? ticketRecords(pass, wallet) : voucherRecords(pass, wallet);

/** In a link, each is in a list of its kind. */
const inLists = (records: readonly GoogleRecord[]) =>
  Object.fromEntries(
    records.map(({ kind, body }) => [kind.endsWith('Class') ? `${kind}es` : `${kind}s`, [body]]),
  );

/** The address that saves a pass to Google Wallet. Whoever has it has the pass. @param origin of the site that shows it */
export async function googleLink(pass: Pass, wallet: GoogleWallet, origin: string): Promise<string> {
  const payload = inLists(googleRecords(pass, wallet));
  const token = await new SignJWT({ typ: 'savetowallet', origins: [origin], payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(wallet.email)
    .setAudience('google')
    .setIssuedAt()
    .sign(await importPKCS8(wallet.key, 'RS256'));
  return SAVE_ADDRESS + token;
}
