import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newVisitor } from './harness/accounts.ts';
import { signIn } from './harness/cms.ts';
import { field, makeForm, sendForm } from './harness/forms.ts';
import { cmsOf, decide, paidState, paymentOf, records } from './harness/money.ts';
import { mostlyOnOne, onEachServer, type ContentServer } from './harness/servers.ts';

const verdictSchema = z.object({ outcome: z.string(), message: z.string() });

onEachServer('the gate', (server) => {
  const scan = (token: string | null, code: string, headers: Record<string, string> = {}) =>
    fetch(new URL('/api/ticket-scans/admit', server.url), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token === null ? {} : { Authorization: `JWT ${token}` }),
        ...headers,
      },
      body: JSON.stringify({ code, attempt: randomBytes(12).toString('hex'), round: null }),
    });
  const verdict = async (token: string, code: string) =>
    verdictSchema.parse(await (await scan(token, code)).json());

  test('gate staff can scan and do nothing else; of twenty gates at once one admits', async () => {
    const staff = await accountOf(server, 'gate');
    const code = await soldTicket(server);
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => verdict(staff, code)));
    expect(verdicts.filter(({ outcome }) => outcome === 'admitted')).toHaveLength(1);
    expect(verdicts.find(({ outcome }) => outcome === 'used')?.message).toMatch(/^This ticket was used at /);
    expect((await verdict(staff, `${code}A`)).outcome).not.toBe('admitted');
    expect(await records(server, 'ticket-scans', { code })).toHaveLength(20);
    const asStaff = { headers: { Authorization: `JWT ${staff}` } };
    for (const path of [
      'orders',
      'customers',
      'invoices',
      'pages',
      'form-submissions',
      'ticket-scans',
      'rounds',
    ])
      expect([path, (await fetch(new URL(`/api/${path}`, server.url), asStaff)).status]).toEqual([path, 403]);
  });

  test('nobody scans without a permitted account', mostlyOnOne(server), async () => {
    const code = await soldTicket(server);
    expect((await scan(null, code)).status).toBe(403);
    expect((await scan(await accountOf(server, 'results'), code)).status).toBe(403);
    const staff = await accountOf(server, 'gate');
    expect((await scan(staff, code, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await scan(staff, '')).status).toBe(422);
    expect((await verdict(staff, code)).outcome).toBe('admitted');
  });
});

async function accountOf(server: ContentServer, role: 'gate' | 'results'): Promise<string> {
  const email = `${role}-${randomBytes(6).toString('hex')}@example.org`;
  const password = randomBytes(12).toString('base64url');
  await cmsOf(server).create('users', { email, password, role });
  return (await signIn(server.url, { email, password })).token;
}

/** The code of a paid ticket. */
async function soldTicket(server: ContentServer): Promise<string> {
  const form = await makeForm(server, { cost: 20, is_ticket: true, data: [field('text', 'name')] });
  const payment = paymentOf(await sendForm(server, form, { name: 'Passenger' }));
  const { payment: paid } = await paidState(server, await decide(server, payment, 'approve'));
  const answer = await newVisitor(server).get(`/sell/invoice/tickets/${String(paid?.invoice_id)}`, {
    key: paid?.tickets_key,
  });
  return z.object({ data: z.array(z.object({ code: z.string() })).min(1) }).parse(answer.json).data[0]!.code;
}
