import { expect, test } from 'vitest';
import { createContractCalls } from '@/lib/api/contract-calls';
import type { AnswerProblem } from '@/lib/contract/read';
import { ENDPOINTS } from '@/lib/contract/endpoints/index';
import { respondAt } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { createTestClient } from '@/tests/msw/test-client';

const server = testServer();

/** Calls to a content server, and what was reported of its answers. */
function calls() {
  const reports: [string, readonly AnswerProblem[]][] = [];
  const { call } = createContractCalls(createTestClient().client, (name, problems) =>
    reports.push([name, problems]),
  );
  return { call, reports };
}

const LINE = {
  id: 1,
  name: 'Cap',
  sku_id: 4,
  sku: { code: 'cap' },
  qty: 2,
  price: 30,
  subtotal: 60,
  can_purchase_qty: 9,
};
const CART = {
  item_count: 1,
  items: [LINE],
  subtotal: 60,
  sessionKey: 'key',
  total_amount: 60,
  all_in_stock: true,
  payment_types: ['card'],
};

test('a bad field has its default, a bad record is left out, and both are reported once', async () => {
  server.use(
    respondAt(ENDPOINTS.listPersons, () => ({
      data: [
        { id: 3, first_name: 'Hana', email: ['hana@example.nz'], photo: { width: 400 } },
        { id: 'three', first_name: 'Tama' },
        { id: 5, first_name: 'Mere' },
      ],
      num_items: 3,
      num_pages: 1,
    })),
  );
  const { call, reports } = calls();
  const answer = await call(ENDPOINTS.listPersons, {});
  expect(answer).toMatchObject({
    ok: true,
    value: { data: [{ id: 3, first_name: 'Hana', email: '', photo: null }, { id: 5 }] },
  });
  expect(reports).toEqual([
    [
      'GET /cognito/person',
      [
        { field: 'data.0.email', record: '3', found: 'list' },
        { field: 'data.0.photo.url', record: '3', found: 'nothing' },
        { field: 'data.1.id', record: 'three', found: 'string' },
      ],
    ],
  ]);
  await call(ENDPOINTS.listPersons, {});
  expect(reports).toHaveLength(1);
});

test.each([
  ['a total that is no number', { total_amount: 'sixty' }],
  ['no total', { total_amount: undefined }],
  ['a discount that is no number', { discount_amount: 'half' }],
  ['a line without a price', { items: [LINE, { ...LINE, id: 2, price: undefined }] }],
])('a cart with %s is not shown with another', async (_, damage) => {
  server.use(respondAt(ENDPOINTS.getCart, () => ({ ...CART, ...damage })));
  expect(await calls().call(ENDPOINTS.getCart, {})).toMatchObject({
    ok: false,
    error: { kind: 'badAnswer' },
  });
});

test('what a cart can do without is left out', async () => {
  const { sku: _, can_purchase_qty: __, ...line } = LINE;
  server.use(
    respondAt(ENDPOINTS.getCart, () => ({
      ...CART,
      items: [{ ...line, price: '30.00', image: 5 }],
      payment_types: ['card', 'cheque'],
    })),
  );
  expect(await calls().call(ENDPOINTS.getCart, {})).toMatchObject({
    ok: true,
    value: {
      items: [{ price: 30, sku: { code: '' }, can_purchase_qty: 2, image: null }],
      payment_types: ['card'],
    },
  });
});

test('a payment address that cannot be read is a failure, and none means that nothing is left to pay', async () => {
  const order = {
    address: 1,
    shipping_option_id: 1,
    paymentGateway: 'card',
    url: 'https://site.test/',
  } as const;
  server.use(respondAt(ENDPOINTS.submitOrder, () => ({ success: true, payment: ['https://pay.test/'] })));
  expect(await calls().call(ENDPOINTS.submitOrder, order)).toMatchObject({ ok: false });
  server.use(respondAt(ENDPOINTS.submitOrder, () => ({ success: 1, payment: null })));
  expect(await calls().call(ENDPOINTS.submitOrder, order)).toMatchObject({
    ok: true,
    value: { payment: '' },
  });
});

test('tokens are there or the sign-in failed', async () => {
  const input = { username: 'a@example.nz', password: 'secret', fingerprint: 'x'.repeat(21) };
  server.use(respondAt(ENDPOINTS.login, () => ({ access_token: 'a', refresh_token: '' })));
  expect(await calls().call(ENDPOINTS.login, input)).toMatchObject({ ok: false });
});

test('an answer without its frame is a failure', async () => {
  server.use(respondAt(ENDPOINTS.listFaqs, () => ({ success: false, message: 'Not today' })));
  expect(await calls().call(ENDPOINTS.listFaqs, {})).toMatchObject({ error: { kind: 'badAnswer' } });
});
