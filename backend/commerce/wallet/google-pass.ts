import { importPKCS8, SignJWT } from 'jose';
import { hashOf } from '../../kernel/secrets.ts';
import type { GoogleWallet } from '../../kernel/wallet-settings.ts';
import type { Pass, PassField, TicketPass, VoucherPass } from './pass.ts';

/* "Save to Google Wallet": a signed description of a pass, which Google makes when somebody follows the link. */

const SAVE_ADDRESS = 'https://pay.google.com/gp/v/save/';
const MICROS_OF_A_CENT = 10_000;

const SHORT = 8;

/**
 * Names something at Google, by what it says: a link doesn't change what was saved under the same name before.
 * @param name letters, digits, points, hyphens and underscores
 */
const named = <T extends object>({ issuer }: GoogleWallet, name: string, content: T) => ({
  id: `${issuer}.${name}-${hashOf(JSON.stringify(content)).slice(0, SHORT)}`,
  ...content,
});

const inLanguage = (value: string, { language }: Pass) => ({ defaultValue: { language, value } });

/** What Google shows by itself of every ticket with a venue. */
const SHOWN_ANYHOW: ReadonlySet<string> = new Set(['date', 'place', 'holder']);

const modules = (fields: readonly PassField[]) =>
  fields.map(({ key, label, value }) => ({ id: key, header: label, body: value }));

const common = (pass: Pass) => ({
  state: 'ACTIVE',
  hexBackgroundColor: pass.accent,
  barcode: { type: 'QR_CODE', value: pass.barcode, alternateText: pass.code },
  ...(pass.ends === null ? {} : { validTimeInterval: { end: { date: pass.ends.toISOString() } } }),
});

function ticketPayload(pass: TicketPass, wallet: GoogleWallet) {
  const { site, headline, facts, notes, eventKey, starts, ends, place, holder } = pass;
  // An address is required with a name.
  const isVenueKnown = place !== null && place.address !== '';
  const event = named(wallet, eventKey, {
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
  });
  const ticket = named(wallet, pass.serial, {
    ...common(pass),
    classId: event.id,
    ticketHolderName: holder,
    ticketNumber: pass.code,
    textModulesData: modules([
      ...facts.filter(({ key }) => !isVenueKnown || !SHOWN_ANYHOW.has(key)),
      ...notes,
    ]),
  });
  return { eventTicketClasses: [event], eventTicketObjects: [ticket] };
}

function voucherPayload(pass: VoucherPass, wallet: GoogleWallet) {
  const { site } = pass;
  const kind = named(wallet, 'gift-vouchers', {
    issuerName: site,
    merchantName: site,
    reviewStatus: 'UNDER_REVIEW',
  });
  const voucher = named(wallet, pass.serial, {
    ...common(pass),
    classId: kind.id,
    cardNumber: pass.code,
    balance: { currencyCode: 'NZD', micros: String(pass.cents * MICROS_OF_A_CENT) },
    textModulesData: modules([...pass.facts, ...pass.notes]),
  });
  return { giftCardClasses: [kind], giftCardObjects: [voucher] };
}

/**
 * The address that saves a pass to Google Wallet. Whoever has it has the pass.
 * @param origin of the site that shows it
 */
export async function googleLink(pass: Pass, wallet: GoogleWallet, origin: string): Promise<string> {
  const payload = pass.kind === 'ticket' ? ticketPayload(pass, wallet) : voucherPayload(pass, wallet);
  const token = await new SignJWT({ typ: 'savetowallet', origins: [origin], payload })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(wallet.email)
    .setAudience('google')
    .setIssuedAt()
    .sign(await importPKCS8(wallet.key, 'RS256'));
  return SAVE_ADDRESS + token;
}
