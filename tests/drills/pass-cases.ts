import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import type { startGoogle } from '../../backend/commerce/wallet/stand-ins.ts';
import { cartAdd } from '../../lib/contract/endpoints/cart.ts';
import { getTickets } from '../../lib/contract/endpoints/documents.ts';
import { guestOrder } from '../../lib/contract/endpoints/payments.ts';
import { demoMoment } from '../../lib/shared/demo-day.ts';
import { until } from '../../scripts/run/many-machines.ts';
import { TEST_DAY } from '../../scripts/run/seeded-data.ts';
import { newVisitor } from '../contract/harness/accounts.ts';
import { decide, paidState } from '../contract/harness/money.ts';
import { cartOf, shopOf, URL_OF_PAGE } from '../contract/shop/shop.ts';
import { untilSold, type Place } from './place.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Passes follow once a minute. */
const FOLLOWED_MS = 150_000;

/** Passes in wallets follow what changes, by the one backend that does what is done once. */
export function passCases(
  place: () => Place,
  google: () => Pick<Awaited<ReturnType<typeof startGoogle>>, 'take'>,
): void {
  test('a pass is changed once for each change, whichever backend the change was made at', async () => {
    const { editors, either, front } = place();
    const shop = shopOf(either);
    await shop.open();
    const at = (days: number) => new Date(demoMoment(TEST_DAY) + days * DAY_MS).toISOString();
    const round = await editors[0].create('rounds', {
      name: `Round ${randomBytes(4).toString('hex')}`,
      start_date: at(30),
      end_date: at(31),
      gates_open: '7:30am',
      _status: 'published',
    });
    const { id: product, sku } = await shop.product(null, { is_ticket: true, round, addons: [] });
    await untilSold(place(), product);
    const visitor = newVisitor(front);
    const { sessionKey: session } = cartOf(await visitor.post(cartAdd.path, { sku }));
    const placed = guestOrder.output.parse(
      (
        await visitor.post(guestOrder.path, {
          session,
          email: visitor.email,
          first_name: 'Mere',
          last_name: 'Ngata',
          url: URL_OF_PAGE,
        })
      ).json,
    );
    const { payment } = await paidState(front, await decide(front, placed.payment, 'approve'));
    const opened = await visitor.get(`/sell/invoice/tickets/${String(payment?.invoice_id)}`, {
      key: payment?.tickets_key,
    });
    expect(getTickets.output.parse(opened.json).data).toMatchObject([
      { google_url: expect.stringContaining('https://pay.google.com/gp/v/save/') },
    ]);
    google().take();

    const calls: { readonly path: string; readonly body: unknown }[] = [];
    /** What Google was sent about this pass: nobody else has one. */
    const tellings = () => {
      calls.push(...google().take());
      return calls.filter(({ path }) => path.includes('/eventTicketObject/'));
    };
    for (const [index, gates] of ['6:45am', '5:55am'].entries()) {
      await editors[index === 0 ? 1 : 0].update('rounds', round, { gates_open: gates, _status: 'published' });
      await until(() => tellings().length > index, FOLLOWED_MS);
      expect(JSON.stringify(tellings().at(-1)?.body)).toContain(gates);
    }
    // By the second one, anything else about the first would have come.
    expect(tellings()).toHaveLength(2);
    expect(calls.filter(({ path }) => path.includes('/eventTicketClass/'))).toHaveLength(2);
  });
}
