import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { ticketCode } from '../documents/ticket-code.ts';
import type { Invoice } from '../../payload-types.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { admit } from './admit.ts';
import { admissionOf } from './admission.ts';

const DAY_MS = 24 * 60 * 60_000;

let opened: TemporaryPayload;
let payload: Payload;
let today: number;
let nextWeek: number;

beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  const round = async (name: string, inDays: number) => {
    const at = (days: number) => new Date(Date.now() + (inDays + days) * DAY_MS).toISOString();
    const { id } = await payload.create({
      collection: 'rounds',
      data: { name, url: name.toLowerCase(), start_date: at(0), end_date: at(1), _status: 'published' },
    });
    return id;
  };
  today = await round('Highlands', 0);
  nextWeek = await round('Teretonga', 7);
}, 120_000);
afterAll(() => opened.close());

const newAttempt = () => randomBytes(12).toString('hex');

/** An invoice with two paid tickets. */
const sold = (round: number | null = today, order: Invoice['order'] = null): Promise<Invoice> =>
  issueInvoice(payload, {
    kind: 'order',
    source: `test:${newAttempt()}`,
    payment: null,
    order: null,
    lines: [{ description: 'Weekend pass', qty: 2, unit_cents: 3000, cents: 6000 }],
    isTaxed: true,
    tickets: [{ title: 'Weekend pass', round, day: null, count: 2, holder: 'Mere Tawhai', event: '' }],
  }).then(async (invoice) =>
    order === null
      ? invoice
      : payload.update({ collection: 'invoices', id: invoice.id, data: { order }, depth: 0 }),
  );

const scan = (code: string, gate: number | null = today, attempt = newAttempt()) =>
  admit(payload, { code, attempt, round: gate, account: 'gate@example.org' });

describe('a ticket at the gate', () => {
  test('admits once, and then says when it was used but not by whom', async () => {
    const invoice = await sold();
    const code = ticketCode(invoice, 1);
    expect(admissionOf(await scan(code))).toEqual({
      outcome: 'admitted',
      title: 'Admit',
      message: '',
      ticket: { title: 'Weekend pass', holder: 'Mere Tawhai', event: 'Highlands' },
    });
    const again = admissionOf(await scan(code));
    expect(again.outcome).toBe('used');
    expect(again.message).toMatch(/^This ticket was used at \d+:\d\d[ap]m on \w+ \d+ \w+\.$/);
    expect(JSON.stringify(again)).not.toContain('gate@example.org');
    expect((await scan(ticketCode(invoice, 2))).outcome).toBe('admitted');
  });

  test('admits only once if fifty gates check it at the same time', async () => {
    const code = ticketCode(await sold(), 1);
    const results = await Promise.all(Array.from({ length: 50 }, () => scan(code)));
    expect(results.filter(({ outcome }) => outcome === 'admitted')).toHaveLength(1);
    expect(results.filter(({ outcome }) => outcome === 'used')).toHaveLength(49);
  });

  test('still admits when the gate retries after a lost response', async () => {
    const code = ticketCode(await sold(), 1);
    const attempt = newAttempt();
    for (let time = 0; time < 3; time += 1)
      expect((await scan(code, today, attempt)).outcome).toBe('admitted');
    expect((await scan(code)).outcome).toBe('used');
  });

  test('can be typed in various spellings', async () => {
    const [kind, invoice, number, ...secret] = ticketCode(await sold(), 2)
      .toLowerCase()
      .split('-');
    const typed = ` ${[kind, invoice, number].join('')} `;
    expect((await scan(typed)).outcome).toBe('unknown');
    const spaced = [`${kind ?? ''}${invoice ?? ''}`, number, ...secret].join(' ');
    expect((await scan(` ${spaced.slice(0, 9)}${spaced.slice(9).replaceAll('0', 'o')} `)).outcome).toBe(
      'admitted',
    );
  });

  test('for another event or day is rejected, naming its event and days, and stays unused', async () => {
    const code = ticketCode(await sold(nextWeek), 1);
    const elsewhere = admissionOf(await scan(code));
    expect(elsewhere).toMatchObject({
      outcome: 'wrong_event',
      message: expect.stringContaining('Teretonga'),
    });
    const early = admissionOf(await scan(code, nextWeek));
    expect(early).toMatchObject({ outcome: 'wrong_day', message: expect.stringMatching(/for \d/) });
    expect((await scan(ticketCode(await sold(null), 1))).outcome).toBe('admitted');
  });

  test('of a refunded order admits nobody', async () => {
    const { id } = await payload.create({
      collection: 'orders',
      data: {
        status: 'refunded',
        reference: newAttempt(),
        lines: [],
        subtotal_cents: 0,
        discount_cents: 0,
        shipping_cents: 0,
        surcharge_cents: 0,
        credit_cents: 0,
        total_cents: 0,
      },
    });
    const code = ticketCode(await sold(today, id), 1);
    expect(admissionOf(await scan(code))).toMatchObject({
      outcome: 'void',
      message: 'The order was cancelled or refunded.',
    });
  });

  test('is unknown if any part of its code is wrong', async () => {
    const code = ticketCode(await sold(), 1);
    const third = ticketCode(await sold(), 3);
    const last = code.endsWith('0') ? '1' : '0';
    for (const wrong of [
      `${code.slice(0, -1)}${last}`,
      code.slice(0, -6),
      third,
      'O-999999-1-AAAAA-AAAAA',
      '%',
      '',
    ])
      expect([wrong, (await scan(wrong)).outcome]).toEqual([wrong, 'unknown']);
  });

  test('records every scan in the history', async () => {
    const code = ticketCode(await sold(), 1);
    for (let time = 0; time < 3; time += 1) await scan(code);
    const { docs } = await payload.find({
      collection: 'ticket-scans',
      where: { code: { equals: code } },
      sort: 'id',
    });
    expect(docs.map(({ outcome, account }) => [outcome, account])).toEqual([
      ['admitted', 'gate@example.org'],
      ['used', 'gate@example.org'],
      ['used', 'gate@example.org'],
    ]);
  });
});
