import type { Payload } from 'payload';
import QRCode from 'qrcode';
import { newZealandDay } from '../../lib/contract/voucher.ts';
import type { z } from 'zod';
import type { ticketSchema } from '../../lib/contract/entities/documents.ts';
import { findOne } from '../contract/data/find-one.ts';
import { refId } from '../contract/data/refs.ts';
import { derived } from '../money/secrets.ts';
import type { Invoice } from '../payload-types.ts';
import { documentOf } from './invoice-entity.ts';

type TicketEntity = z.output<typeof ticketSchema>;

const CODE_BYTES = 12;

/** The code of one ticket of an invoice: only this installation can make it, so a gate can check it. */
const ticketCode = (invoice: Invoice, number: number): string =>
  `${invoice.number}-${String(number)}-${derived('ticket', `${String(invoice.id)}:${String(number)}`)
    .subarray(0, CODE_BYTES)
    .toString('hex')
    .toUpperCase()}`;

async function placeOf(payload: Payload, roundId: number | null) {
  const round = roundId === null ? null : await findOne(payload, 'rounds', { id: { equals: roundId } });
  const venue = round && (await findOne(payload, 'venues', { id: { equals: refId(round.venue) ?? 0 } }));
  return {
    venue: venue?.name ?? '',
    start_date: round ? newZealandDay(new Date(round.start_date)) : '',
    end_date: round ? newZealandDay(new Date(round.end_date)) : '',
  };
}

/** The tickets that an invoice paid for, numbered through. */
export async function ticketsOf(payload: Payload, invoice: Invoice): Promise<TicketEntity[]> {
  const { tickets, buyer } = documentOf(invoice);
  const plans = tickets.flatMap((plan) => Array.from({ length: plan.count }, () => plan));
  const places = new Map(
    await Promise.all(
      [...new Set(plans.map(({ round }) => round))].map(
        async (round) => [round, await placeOf(payload, round)] as const,
      ),
    ),
  );
  return Promise.all(
    plans.map(async ({ title, round }, index) => {
      const code = ticketCode(invoice, index + 1);
      return {
        code,
        qr_svg: await QRCode.toString(code, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' }),
        title,
        holder: buyer.name || buyer.email,
        venue: '',
        start_date: '',
        end_date: '',
        ...places.get(round),
        number: index + 1,
        of: plans.length,
      };
    }),
  );
}
