import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newVisitor } from './harness/accounts.ts';
import { field, makeForm, postPlain, sendForm, submissionsOf } from './harness/forms.ts';
import { decide, paidState, paymentOf, records, SITE } from './harness/money.ts';
import { onEachServer } from './harness/servers.ts';

onEachServer('forms with a cost', (server) => {
  test('a form with a cost counts once it is paid, with an invoice for its sender', async () => {
    const email = `${randomBytes(6).toString('hex')}@example.org`;
    const form = await makeForm(server, {
      cost: 85,
      notify_email: 'laps@example.org',
      is_ticket: true,
      data: [field('text', 'name'), field('text', 'email', { subtype: 'email' })],
    });
    const idempotency_key = randomBytes(12).toString('hex');
    const press = () => sendForm(server, form, { name: 'Passenger', email }, { idempotency_key });
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
      attachments: [{ filename: /^invoice-F-\d{6}\.pdf$/ }],
    });
    const { invoice_id, invoice_key } = state.payment!;
    const tickets = await newVisitor(server).get(`/sell/invoice/tickets/${String(invoice_id)}`, {
      key: invoice_key,
    });
    expect(tickets.json).toMatchObject({
      invoice: { total_amount: 85, kind: 'form' },
      data: [{ number: 1, of: 1 }],
    });
  });

  test('a form whose payment is declined stays unpaid', async () => {
    const form = await makeForm(server, { cost: 10, data: [field('text', 'name')] });
    const back = await decide(server, paymentOf(await sendForm(server, form, { name: 'A' })), 'decline');
    expect((await paidState(server, back)).success).toBe(false);
    expect(await submissionsOf(server, form)).toMatchObject([{ status: 'unpaid' }]);
  });

  test('a browser without scripts goes on to a payment page of the site itself', async () => {
    const form = await makeForm(server, { cost: 10, data: [field('text', 'name')] });
    const answer = await postPlain(server, form, { name: 'Plain' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(new RegExp(`^${SITE}/api/v1/pay/`));
  });
});
