import type { Payload } from 'payload';
import type { Language } from '../../../lib/contract/languages.ts';
import type { Cents } from '../../../lib/contract/money.ts';
import { newZealandMidnight } from '../../../lib/contract/time-zone.ts';
import { DEFAULT_BRAND, parseHex } from '../../../lib/shared/colour.ts';
import { hashOf } from '../../kernel/secrets.ts';
import { getDomain, siteName } from '../../site/domain.ts';
import type { TicketPlace } from '../catalogue/ticket-event.ts';

/** One thing on a pass, in the reader's language. `key` is unique in the pass. */
export type PassField = { readonly key: string; readonly label: string; readonly value: string };

/** What is on a pass, whatever wallet it is for. */
type PassBase = {
  /** Unique among all passes, and the same again for the same ticket or voucher. */
  readonly serial: string;
  /** What it belongs to: the number of a ticket's invoice, or the voucher. `lookAtPasses` finds it by that. */
  readonly subject: string;
  /** Whether it is of no use any more: its ticket was refunded or transferred, its voucher used. */
  readonly isVoid: boolean;
  readonly language: Language;
  readonly site: string;
  /** The site's colour, #rrggbb. */
  readonly accent: string;
  /** What it is, for screen readers. */
  readonly description: string;
  readonly headline: PassField;
  /** On its front, the most important first. */
  readonly facts: readonly PassField[];
  /** On its back. */
  readonly notes: readonly PassField[];
  /** What a camera reads, and what people read below it. */
  readonly barcode: string;
  readonly code: string;
  /** From this moment on it is of no use; null if it isn't known. */
  readonly ends: Date | null;
};

export type TicketPass = PassBase & {
  readonly kind: 'ticket';
  /** The same for all tickets of the same days. */
  readonly eventKey: string;
  readonly starts: Date | null;
  readonly place: TicketPlace | null;
  readonly holder: string;
};

export type VoucherPass = PassBase & { readonly kind: 'voucher'; readonly cents: Cents };

export type Pass = TicketPass | VoucherPass;

/** What a voucher's passes belong to. Those of tickets belong to their invoice, by its number. */
export const voucherSubject = (voucher: number): string => `voucher-${String(voucher)}`;

/** The fields that have a value. */
export const fieldsWithValue = (fields: readonly PassField[]): PassField[] =>
  fields.filter(({ value }) => value !== '');

const DAY_MS = 24 * 60 * 60_000;

/** The midnight that ends a day in New Zealand; null for ''. @param day y-MM-dd */
export const endOfDay = (day: string): Date | null =>
  day === '' ? null : newZealandMidnight(new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10));

/** The name and the colour of all passes. */
export async function passLook(payload: Payload): Promise<Pick<PassBase, 'site' | 'accent'>> {
  const [site, { theme_colour: accent }] = await Promise.all([siteName(payload), getDomain(payload)]);
  return { site, accent: parseHex(accent) ? accent : DEFAULT_BRAND };
}

/** A digest of all that is on a pass: another text as soon as anything on it changes. */
export const digestOf = (pass: Pass): string => hashOf(JSON.stringify(pass));
