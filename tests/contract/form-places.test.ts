import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newVisitor } from './harness/accounts.ts';
import { field, makeForm, postPlain, sendForm, submissionsOf, THANKS } from './harness/forms.ts';
import { askCms, decide, leave, paidState, paymentOf, records } from './harness/money.ts';
import { mostlyOnOne, onEachServer } from './harness/servers.ts';
import { staffToken } from './harness/staff.ts';

const EMAIL = field('text', 'email', { subtype: 'email' });
const PEOPLE = field('number', 'people', { min: 1, multiplies: true, counts_places: true });
const leftSchema = z.object({ item: z.object({ places_left: z.number().nullable() }) });
const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
const DAY_MS = 24 * 60 * 60_000;

onEachServer('prices, places and dates of a form', (server) => {
  const leftOf = async (form: number) => {
    const { json } = await newVisitor(server).get('/cognito/form', { id: String(form) });
    return leftSchema.parse(json).item.places_left;
  };

  test('the price follows choices, quantity and ticks, line by line', async () => {
    const email = `${randomBytes(6).toString('hex')}@example.org`;
    const form = await makeForm(server, {
      cost: 10,
      data: [
        EMAIL,
        PEOPLE,
        field('select', 'seat', {
          values: [
            { label: 'Back', value: 'back' },
            { label: 'Front', value: 'front', price: 25.5 },
          ],
        }),
        field('number', 'shirts', { price: 30 }),
        field('text', 'lunch', { subtype: 'checkbox', price: 12 }),
        field('number', 'caps', { price: 99, only_if: 'shirts' }),
      ],
    });
    const payment = paymentOf(
      await sendForm(server, form, { email, people: 2, seat: 'front', lunch: true, caps: 5 }),
    );
    const { payment: paid } = await paidState(server, await decide(server, payment, 'approve'));
    const { json } = await newVisitor(server).get(`/sell/invoice/${String(paid!.invoice_id)}`, {
      key: paid!.invoice_key,
    });
    // Two people at $10 and $25.50, and two lunches: nobody asked for caps without shirts.
    expect(json).toMatchObject({
      item: {
        total_amount: 95,
        lines: [
          { qty: 2, unit_amount: 10 },
          { description: 'seat: Front', qty: 2, unit_amount: 25.5 },
          { description: 'lunch', qty: 2, unit_amount: 12 },
        ],
      },
    });
  });

  test('a form whose choices cost nothing is sent without a payment', async () => {
    const form = await makeForm(server, { data: [field('number', 'shirts', { price: 30 })] });
    expect((await sendForm(server, form, { shirts: '0' })).json).toEqual(THANKS);
    expect(await submissionsOf(server, form)).toMatchObject([{ status: 'received' }]);
  });

  test('of many who want the last places at once, only as many get them', async () => {
    const form = await makeForm(server, { places: 5, data: [field('text', 'name'), PEOPLE] });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => sendForm(server, form, { name: String(index), people: 2 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { json } of answers.filter(({ status }) => status !== 200))
      expect(json).toMatchObject({
        success: false,
        message: 'Sorry, there aren’t enough places. Places left: 1.',
      });
    expect(await leftOf(form)).toBe(1);
    expect((await sendForm(server, form, { name: 'last', people: 1 })).status).toBe(200);
    expect((await sendForm(server, form, { name: 'late', people: 1 })).json).toMatchObject({
      message: 'Sorry, all places are taken.',
    });
    expect((await postPlain(server, form, { name: 'late', people: '1' })).headers.get('location')).toContain(
      'form_error=failed',
    );
  });

  test('places of a booking that isn’t paid are free again, and a deleted one’s too', async () => {
    const form = await makeForm(server, { places: 1, cost: 20, data: [field('text', 'name')] });
    const payment = paymentOf(await sendForm(server, form, { name: 'A' }));
    expect((await sendForm(server, form, { name: 'B' })).status).toBe(422);
    await decide(server, payment, 'decline').then((back) => paidState(server, back));
    expect(await submissionsOf(server, form)).toMatchObject([{ status: 'unpaid' }]);
    const second = paymentOf(await sendForm(server, form, { name: 'B' }));
    await decide(server, second, 'approve').then((back) => paidState(server, back));
    expect(await leftOf(form)).toBe(0);
    const [paid] = (await submissionsOf(server, form)).filter(({ status }) => status === 'paid');
    await askCms(server, `/api/form-submissions/${String(paid?.id)}`, { method: 'DELETE' });
    expect(await leftOf(form)).toBe(1);
    expect(await leave(server, paymentOf(await sendForm(server, form, { name: 'C' })))).toBeInstanceOf(URL);
  });

  test('a cancelled ticket of a booking frees its place, and the last one ends the booking', async () => {
    const form = await makeForm(server, {
      places: 4,
      cost: 20,
      is_ticket: true,
      data: [field('text', 'name'), EMAIL, PEOPLE],
    });
    const email = `${randomBytes(6).toString('hex')}@example.org`;
    const payment = paymentOf(await sendForm(server, form, { name: 'A', email, people: 3 }));
    await decide(server, payment, 'approve').then((back) => paidState(server, back));
    expect(await leftOf(form)).toBe(1);
    const [booking] = await submissionsOf(server, form);
    const path = `/api/refunds/of/form-submissions/${String(booking?.id)}`;
    const refund = (amount: number, cancel: readonly string[]) =>
      askCms(server, path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          amount,
          to: 'card',
          reason: 'Cannot come',
          cancel,
          press: randomBytes(12).toString('hex'),
        }),
      }).then(({ status }) => status);

    // Money alone gives nothing back.
    expect(await refund(1, [])).toBe(200);
    expect(await leftOf(form)).toBe(1);
    expect(await refund(20, ['ticket:2'])).toBe(200);
    expect(await leftOf(form)).toBe(2);
    expect(await submissionsOf(server, form)).toMatchObject([{ status: 'paid' }]);
    // The same ticket isn't cancelled twice.
    expect(await refund(1, ['ticket:2'])).toBe(409);
    expect(await leftOf(form)).toBe(2);
    expect(await refund(30, ['ticket:1', 'ticket:3'])).toBe(200);
    expect(await leftOf(form)).toBe(4);
    expect(await submissionsOf(server, form)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('a booking that is free of charge is cancelled with a reason: its places are free, its sender is told, once', async () => {
    const form = await makeForm(server, { places: 4, data: [EMAIL, PEOPLE] });
    const email = `${randomBytes(6).toString('hex')}@example.org`;
    expect((await sendForm(server, form, { email, people: 3 })).json).toEqual(THANKS);
    expect(await leftOf(form)).toBe(1);
    const [booking] = await submissionsOf(server, form);
    const path = `/api/form-submissions/${String(booking?.id)}/cancel`;
    const cancel = (reason: string, token = server.token) =>
      askCms(server, path, {
        method: 'POST',
        headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ reason }),
      });
    expect((await cancel(' ')).status).toBe(422);
    for (const role of ['results', 'gate'] as const)
      expect((await cancel('The walk is full', await staffToken(server, role))).status).toBe(403);
    expect(await leftOf(form)).toBe(1);
    const answers = await Promise.all(
      Array.from({ length: 4 }, async () => cancel('The walk is off', await staffToken(server, 'editor'))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await leftOf(form)).toBe(4);
    expect(await submissionsOf(server, form)).toMatchObject([
      {
        status: 'cancelled',
        notes: expect.stringMatching(/^Cancelled on .* by editor-.*: The walk is off$/),
      },
    ]);
    expect(await records(server, 'mails', { to: email, template: 'booking_cancelled' })).toMatchObject([
      { text: expect.stringContaining('The walk is off') },
    ]);
    expect(
      await records(server, 'audit-entries', { document_id: String(booking?.id), model: 'form-submissions' }),
    ).toMatchObject([{ action: 'updated', changed_fields: 'status (cancelled: The walk is off)' }]);
    expect((await sendForm(server, form, { email, people: 4 })).json).toEqual(THANKS);
  });

  test(
    'a message that books nothing can’t be cancelled, and neither can a paid booking here',
    mostlyOnOne(server),
    async () => {
      const message = await makeForm(server, { data: [field('text', 'name')] });
      await sendForm(server, message, { name: 'A' });
      const paid = await makeForm(server, { places: 2, cost: 5, data: [field('text', 'name')] });
      const payment = paymentOf(await sendForm(server, paid, { name: 'A' }));
      await decide(server, payment, 'approve').then((back) => paidState(server, back));
      for (const form of [message, paid]) {
        const [sent] = await submissionsOf(server, form);
        const answer = await askCms(server, `/api/form-submissions/${String(sent?.id)}/cancel`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ reason: 'Cannot be' }),
        });
        expect(answer.status).toBe(409);
        expect((await submissionsOf(server, form))[0]?.['status']).toBe(sent?.['status']);
      }
    },
  );

  test('places can’t be fewer than are taken', async () => {
    const form = await makeForm(server, { places: 9, data: [PEOPLE] });
    expect((await sendForm(server, form, { people: 4 })).status).toBe(200);
    const limit = (places: number | null) =>
      askCms(server, `/api/forms/${String(form)}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ places }),
      });
    const refused = await limit(3);
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('4 places are already taken.');
    expect((await limit(4)).status).toBe(200);
    expect((await limit(null)).status).toBe(200);
  });

  test('a form is closed before it opens and after it has closed', async () => {
    const data = [field('text', 'name')];
    const early = await makeForm(server, { data, opens_at: soon(400 * DAY_MS) });
    const late = await makeForm(server, { data, closes_at: '2020-01-01T00:00:00.000Z' });
    expect((await sendForm(server, early, { name: 'A' })).json).toMatchObject({
      message: 'This form isn’t open yet.',
    });
    expect((await sendForm(server, late, { name: 'A' })).json).toMatchObject({
      message: 'This form is closed.',
    });
  });

  test('the sender gets the confirmation and their answers by email, once and when it is paid', async () => {
    const email = `${randomBytes(6).toString('hex')}@example.org`;
    const form = await makeForm(server, {
      confirmation: 'Be there at nine.',
      confirm_by_email: true,
      data: [EMAIL, field('select', 'seat', { values: [{ label: 'At the front', value: 'f', price: 5 }] })],
    });
    const key = { idempotency_key: randomBytes(12).toString('hex') };
    const sentTo = async () =>
      (await records(server, 'mails', { to: email })).filter(({ template }) => template === 'confirmation');
    const free = { email };
    await sendForm(server, form, free, key);
    await sendForm(server, form, free, key);
    expect(await sentTo()).toMatchObject([{ text: expect.stringContaining('Be there at nine.') }]);
    const payment = paymentOf(await sendForm(server, form, { email, seat: 'f' }));
    expect(await sentTo()).toHaveLength(1);
    await decide(server, payment, 'approve').then((back) => paidState(server, back));
    const mails = await sentTo();
    expect(mails).toHaveLength(2);
    expect(mails.map(({ text }) => String(text)).join()).toContain('At the front');
  });
});
