import type { Payload } from 'payload';
import type { Language } from '../../../lib/contract/languages.ts';
import type { Cents } from '../../../lib/contract/money.ts';
import { newZealandMidnight } from '../../../lib/contract/time-zone.ts';
import { DEFAULT_BRAND, parseHex } from '../../../lib/shared/colour.ts';
import { hashOf } from '../../kernel/secrets.ts';
import { getDomain, siteName } from '../../site/domain.ts';
import type { TicketPlace } from '../catalogue/ticket-event.ts';

/** One fact on a pass, in the reader's language. `key` is unique in the pass. */
export type PassField = { readonly key: string; readonly label: string; readonly value: string };

/** The content of a pass for any wallet. */
type PassBase = {
  /** Unique among all passes, and always the same for the same ticket or voucher. */
  readonly serial: string;
  /** Its owner, by which `schedulePassUpdates` finds it: the number of a ticket's invoice, or the voucher. */
  readonly subject: string;
  /** Whether it can no longer be used: its ticket was refunded or transferred, or its voucher used. */
  readonly isVoid: boolean;
  readonly language: Language;
  readonly site: string;
  /** The site's colour, #rrggbb. */
  readonly accent: string;
  /** A description for screen readers. */
  readonly description: string;
  readonly headline: PassField;
  /** On its front, most important first. */
  readonly facts: readonly PassField[];
  /** On its back. */
  readonly notes: readonly PassField[];
  /** The barcode's content, and the text below it. */
  readonly barcode: string;
  readonly code: string;
  /** When it becomes useless; null if unknown. */
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

/** The subject of a voucher's passes. Those of tickets belong to their invoice, by its number. */
export const voucherSubject = (voucher: number): string => `voucher-${String(voucher)}`;

/** The fields that have a value. */
export const fieldsWithValue = (fields: readonly PassField[]): PassField[] =>
  fields.filter(({ value }) => value !== '');

const DAY_MS = 24 * 60 * 60_000;

/** The midnight that ends a day in New Zealand; null for ''. @param day y-MM-dd */
export const endOfDay = (day: string): Date | null =>
  day === '' ? null : newZealandMidnight(new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10));

/** The name and colour of all passes. */
export async function passBranding(payload: Payload): Promise<Pick<PassBase, 'site' | 'accent'>> {
  const [site, { theme_colour: accent }] = await Promise.all([siteName(payload), getDomain(payload)]);
  return { site, accent: parseHex(accent) ? accent : DEFAULT_BRAND };
}

/** A digest of everything on a pass, which changes with it. */
export const digestOf = (pass: Pass): string => hashOf(JSON.stringify(pass));
