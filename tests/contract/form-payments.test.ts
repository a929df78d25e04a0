import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newVisitor } from './harness/accounts.ts';
import { field, makeForm, postPlain, sendForm, submissionsOf } from './harness/forms.ts';
import { decide, paidState, paymentOf, records, SITE } from './harness/money.ts';
import { onEachServer } from './harness/servers.ts';

onEachServer('forms with a cost', (server) => {
  test('a form with a cost counts once it is paid, and its sender gets an invoice (spec 7.57)', async () => {
    const email = `${randomBytes(6).toString('hex')}@example.org`;
    const form = await makeForm(server, {
      cost: 85,
      notify_email: 'laps@example.org',
      is_ticket: true,
      data: [
        field('text', 'name'),
        field('text', 'email', { subtype: 'email' }),
        field('select', 'round', { values: [{ label: 'The far side', value: 'far-side' }] }),
      ],
    });
    const idempotency_key = randomBytes(12).toString('hex');
    const press = () =>
      sendForm(server, form, { name: 'Passenger', email, round: 'far-side' }, { idempotency_key });
    const payment = paymentOf(await press());
    expect(paymentOf(await press())).toBe(payment);
    expect(await submissionsOf(server, form)).toMatchObject([{ status: 'awaiting_payment' }]);
    expect(await records(server, 'mails', { to: 'laps@example.org' })).toHaveLength(0);

    const state = await paidState(server, await decide(server, payment, 'approve'));
    expect(state).toMatchObject({ success: true, payment: { purpose: 'form' } });
    expect(await submissionsOf(server, form)).toMatchObject([{ status: 'paid' }]);
    expect(await records(server, 'mails', { to: 'laps@example.org' })).toHaveLength(1);
    const [receipt] = await records(server, 'mails', { to: email });
    expect(receipt).toMatchObject({
      template: 'receipt',
      attachments: [
        { filename: expect.stringMatching(/^tickets-F-\d{6}\.pdf$/) },
        { filename: expect.stringMatching(/^invoice-F-\d{6}\.pdf$/) },
      ],
      text: expect.stringMatching(/\/print-tickets\/\d+\?key=/),
    });
    const { invoice_id, invoice_key } = state.payment!;
    const tickets = await newVisitor(server).get(`/sell/invoice/tickets/${String(invoice_id)}`, {
      key: invoice_key,
    });
    expect(tickets.json).toMatchObject({
      invoice: { total_amount: 85, kind: 'form', buyer: { email } },
      data: [{ number: 1, of: 1, holder: 'Passenger', event: 'The far side' }],
    });
  });

  test("the ticket link opens the tickets and their PDF, but neither the invoice nor the buyer's details", async () => {
    const email = `${randomBytes(6).toString('hex')}@example.org`;
    const form = await makeForm(server, {
      cost: 20,
      is_ticket: true,
      data: [field('text', 'email', { subtype: 'email' })],
    });
    const payment = paymentOf(await sendForm(server, form, { email }));
    const { payment: paid } = await paidState(server, await decide(server, payment, 'approve'));
    const { invoice_id, tickets_key: key, tickets_pdf_url } = paid!;
    const visitor = newVisitor(server);
    const path = `/sell/invoice/tickets/${String(invoice_id)}`;
    const passedOn = await visitor.get(path, { key });
    expect(passedOn.json).toMatchObject({ data: [{ holder: email }], invoice: { buyer: { email: '' } } });
    expect((await visitor.get(`/sell/invoice/${String(invoice_id)}`, { key })).status).toBe(404);
    expect((await visitor.get(path, { key: `${key}x` })).status).toBe(404);
    const pdf = await fetch(new URL(tickets_pdf_url, server.url));
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('cache-control')).toContain('no-store');
    expect((await fetch(new URL(tickets_pdf_url.replace('key=', 'key=0'), server.url))).status).toBe(404);
  });

  test('a sender who leaves no email address is written to at the one given with the payment', async () => {
    const form = await makeForm(server, {
      cost: 10,
      confirm_by_email: true,
      data: [field('text', 'name'), field('text', 'email', { subtype: 'email' })],
    });
    const email = `${randomBytes(6).toString('hex')}@example.org`;
    const payment = paymentOf(await sendForm(server, form, { name: 'A' }));
    const back = await decide(server, payment, 'approve', { email });
    expect((await paidState(server, back)).success).toBe(true);
    const mails = await records(server, 'mails', { to: email });
    expect(mails.map(({ template }) => template).toSorted()).toEqual(['confirmation', 'receipt']);
  });

  test('a form whose payment is declined stays unpaid', async () => {
    const form = await makeForm(server, { cost: 10, data: [field('text', 'name')] });
    const back = await decide(server, paymentOf(await sendForm(server, form, { name: 'A' })), 'decline');
    expect((await paidState(server, back)).success).toBe(false);
    expect(await submissionsOf(server, form)).toMatchObject([{ status: 'unpaid' }]);
  });

  test('a browser without scripts gets a payment page on the site itself', async () => {
    const form = await makeForm(server, { cost: 10, data: [field('text', 'name')] });
    const answer = await postPlain(server, form, { name: 'Plain' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(new RegExp(`^${SITE}/api/v1/pay/`));
  });
});
