import { expect, test } from 'vitest';
import { newVisitor } from '../harness/accounts.ts';
import { newBuyer } from '../harness/money.ts';
import { cartOf, type Shop } from './shop.ts';

/** The shop's errors in the visitor's language. */
export function languageCases({ server, product, add, submit }: Shop): void {
  test.each([
    ['de', (name: string) => `Von ${name} sind höchstens 3 erhältlich.`],
    ['ar', (name: string) => `أقصى كمية يمكن شراؤها من \u2068${name}\u2069: 3.`],
    ['ja', (name: string) => `${name} を購入できるのは3点までです。`],
    ['nl', (name: string) => `You can only buy 3 of ${name}.`],
  ])('ordering more than the stock is rejected in %s', async (language, sentence) => {
    const name = `Cap ${language}`;
    const { sku } = await product(3, { name });
    const answer = await add(newVisitor(server, undefined, language), { sku, qty: 4 });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ message: sentence(name), fields: { qty: sentence(name) } });
  });

  test.each([
    ['de', 'Der Aktionscode kann nicht verwendet werden.'],
    ['ar', 'لا يمكن استخدام الرمز الترويجي.'],
    ['ja', 'このプロモーションコードは使えません。'],
    ['', 'This promotion code can’t be used.'],
  ])('an invalid promotion code is explained in %j', async (language, message) => {
    const buyer = await newBuyer(server, language);
    const { sku } = await product(null);
    cartOf(await add(buyer, { sku }, buyer.token));
    expect(await submit(buyer, { promotion_code: 'NO-SUCH-CODE' })).toMatchObject({
      success: false,
      message,
    });
  });
}
