import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTemporaryPayload, type TemporaryPayload } from '../../tests/backend/temporary-payload.ts';
import type { Role } from '../cms/access/roles.ts';
import type { User } from '../payload-types.ts';
import { officeSearchEndpoint } from './search-endpoint.ts';

let opened: TemporaryPayload;
const accounts = new Map<Role, User>();
beforeAll(async () => {
  opened = await openTemporaryPayload();
  for (const role of ['shop', 'results'] as const)
    accounts.set(
      role,
      await opened.payload.create({
        collection: 'users',
        data: { email: `${role}@example.org`, password: crypto.randomUUID(), role },
      }),
    );
}, 60_000);
afterAll(() => opened.close());

const answerSchema = z.object({ hits: z.array(z.object({ title: z.string(), kind: z.string() })) });

/** What an account of a role finds: kinds and titles. */
async function found(role: Role, query: string): Promise<string[]> {
  const user = accounts.get(role);
  if (!user) throw new Error(`There is no account of the role ${role}.`);
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, opened.payload);
  const answer = await officeSearchEndpoint.handler(
    Object.assign(req, { searchParams: new URLSearchParams({ q: query }) }),
  );
  return answerSchema.parse(await answer.json()).hits.map(({ kind, title }) => `${kind}: ${title}`);
}

const NO_MONEY = {
  subtotal_cents: 0,
  discount_cents: 0,
  shipping_cents: 0,
  surcharge_cents: 0,
  credit_cents: 0,
  total_cents: 0,
};

test('orders, invoices and vouchers are found by buyer and by number', async () => {
  const { payload } = opened;
  const email = 'hinemoa@example.org';
  const { id: customer } = await payload.create({
    collection: 'customers',
    data: { email, first_name: 'Hinemoa', last_name: 'Parata', is_verified: true },
  });
  const order = await payload.create({
    collection: 'orders',
    data: { ...NO_MONEY, status: 'paid', customer, address_text: '1 Fenton St, Rotorua', reference: 'ref-1' },
  });
  await payload.create({
    collection: 'orders',
    data: { ...NO_MONEY, status: 'paid', address_text: 'Aroha Tane, Levin', reference: 'ref-2' },
  });
  await payload.create({
    collection: 'invoices',
    data: {
      number: 'INV-000417',
      sequence: 417,
      customer,
      email,
      total_cents: 0,
      tickets_cents: 0,
      shipping_cents: 0,
      discount_cents: 0,
      surcharge_cents: 0,
      credit_cents: 0,
      tax_cents: 0,
      source: 'order 1',
    },
  });
  await payload.create({
    collection: 'gift-vouchers',
    data: {
      last4: 'K7QX',
      amount_cents: 5000,
      status: 'active',
      buyer_email: email,
      buyer: customer,
      recipient_name: 'Wiremu Hohepa',
      reference: 'ref-3',
      code_hash: 'hash',
    },
  });
  const hers = [
    `Order: Order ${String(order.id)} · Hinemoa Parata · paid`,
    'Invoice: INV-000417 · Hinemoa Parata',
    'Gift voucher: K7QX · Hinemoa Parata',
  ];
  for (const query of ['hinemoa parata', email]) {
    const hits = await found('shop', query);
    expect([query, hits]).toEqual([query, expect.arrayContaining(hers)]);
  }
  expect(await found('shop', 'wiremu')).toEqual([hers[2]]);
  expect(await found('shop', 'K7QX')).toEqual([hers[2]]);
  expect(await found('shop', 'INV-000417')).toEqual([hers[1]]);
  expect(await found('shop', 'aroha levin')).toEqual([expect.stringMatching(/^Order: .*paid$/)]);
  expect(await found('shop', `order ${String(order.id)}`)).toContain(hers[0]);
  expect(await found('results', 'hinemoa')).toEqual([]);
});

test('buyers without an account are found by name and address, with the order and its invoice', async () => {
  const { payload } = opened;
  const guest = { guest_email: 'moana@example.org', guest_first_name: 'Moana', guest_last_name: 'Rāwiri' };
  const order = await payload.create({
    collection: 'orders',
    data: { ...NO_MONEY, ...guest, status: 'sent', reference: 'ref-guest' },
  });
  await payload.create({
    collection: 'invoices',
    data: {
      ...{ number: 'O-100418', sequence: 418, source: 'order guest', order: order.id },
      ...{ total_cents: 0, tickets_cents: 0, shipping_cents: 0, discount_cents: 0 },
      ...{ surcharge_cents: 0, credit_cents: 0, tax_cents: 0, email: guest.guest_email },
    },
  });
  for (const query of ['moana rāwiri', guest.guest_email])
    expect([query, await found('shop', query)]).toEqual([
      query,
      expect.arrayContaining([
        `Order: Order ${String(order.id)} · Moana Rāwiri · sent`,
        'Invoice: O-100418 · Moana Rāwiri',
      ]),
    ]);
});

/** Publishes a round, by an address that says nothing of its name. */
const createRound = (url: string, name: string) =>
  opened.payload.create({
    collection: 'rounds',
    data: {
      name,
      url,
      start_date: '2027-01-22T20:00:00.000Z',
      end_date: '2027-01-23T04:00:00.000Z',
      _status: 'published',
    },
  });
const foundRounds = async (query: string) =>
  (await found('results', query)).filter((hit) => hit.startsWith('Round: '));

test('a name is found with or without its macrons, in any case', async () => {
  await createRound('first', 'Ōtaki Āpiti-Ūawa');
  await createRound('second', 'Taupo');
  await createRound('third', 'São Paulo Łódź');
  const spellings = {
    'Ōtaki Āpiti-Ūawa': ['Ōtaki', 'ōtaki', 'Otaki', 'OTAKI apiti', 'ŌTAKI āpiti', 'āpiti-uawa', 'Ūawa'],
    Taupo: ['taupo', 'Taupō', 'TAUPŌ'],
    'São Paulo Łódź': ['sao paulo', 'SÃO', 'łódź', 'LODZ'],
  };
  for (const [name, queries] of Object.entries(spellings))
    for (const query of queries)
      expect([query, await foundRounds(query)]).toEqual([query, [`Round: ${name}`]]);
});

test('signs in a query are looked for as they are', async () => {
  const name = String.raw`Signs 50% [a-z]* (b|c)? ^d$ e\f g_h.i {2}`;
  await createRound('fourth', name);
  await createRound('fifth', 'Letters 500 a bc d ef gxhxi 2');
  for (const query of ['50%', '[a-z]*', '(b|c)?', '^d$', String.raw`e\f`, 'g_h.i', '{2}'])
    expect([query, await foundRounds(query)]).toEqual([query, [`Round: ${name}`]]);
});
