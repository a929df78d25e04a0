import { expect, test } from 'vitest';
import { createContractCalls } from '@/lib/api/contract-calls';
import { loginRecoveryCode } from '@/lib/contract/endpoints/account';
import { listProducts } from '@/lib/contract/endpoints/content';
import {
  checkPaid,
  creditCardSurchargeOf,
  lookAtVoucher,
  payVoucherNow,
} from '@/lib/contract/endpoints/payments';
import { personsByGroup } from '@/lib/contract/graphql/content-queries';
import { driverByUrl } from '@/lib/contract/graphql/racing-queries';
import { refuse, respondAt, respondQuery } from '@/tests/msw/respond';
import { testServer } from '@/tests/msw/test-server';
import { createTestClient } from '@/tests/msw/test-client';

const server = testServer();

const TOKENS = { access_token: 'held', refresh_token: 'refresh' };
const callsTo = (extensions: readonly string[]) =>
  createContractCalls(createTestClient(null, { extensions: () => extensions }).client);

const PURCHASE = {
  theme_id: 1,
  amount: 50,
  url: 'https://site.test/',
  email: 'a@example.nz',
  language: 'de',
} as const;

test('a request contains only the extension fields that the server names', async () => {
  const sent: unknown[] = [];
  server.use(
    respondAt(payVoucherNow, ({ input }) => {
      sent.push(input);
      return { success: true };
    }),
  );
  await callsTo([]).call(payVoucherNow, PURCHASE);
  await callsTo(['request-languages']).call(payVoucherNow, PURCHASE);
  const core = { theme_id: 1, amount: 50, url: 'https://site.test/' };
  expect(sent).toEqual([core, { ...core, language: 'de' }]);
});

test('a query asks for what the server has, with the variables it then needs', async () => {
  const sent: [string, unknown][] = [];
  server.use(
    respondQuery(personsByGroup, async ({ request, variables }) => {
      const { query } = (await request.clone().json()) as { query: string };
      sent.push([query, variables]);
      return { cognitoPersons: [] };
    }),
  );
  await callsTo([]).query(personsByGroup, { byGroup: 'staff' });
  await callsTo(['group-filters', 'image-descriptions']).query(personsByGroup, { byGroup: 'staff' });
  expect(sent.map(([, variables]) => variables)).toEqual([{}, { byGroup: 'staff' }]);
  expect(sent[0]?.[0]).not.toMatch(/alt|byGroup|@/);
  expect(sent[1]?.[0]).toMatch(/byGroup: \$byGroup[\s\S]*alt/);
});

test('a call or query of an unsupported extension is not sent', async () => {
  const { call, query } = callsTo([]);
  expect(await call(lookAtVoucher, { code: 'ABCD' })).toMatchObject({ error: { kind: 'notFound' } });
  expect(await query(driverByUrl, { url: 'mere' })).toMatchObject({ error: { kind: 'notFound' } });
});

test('the bearer token is sent with payment calls and sign-in calls (spec 7.2)', async () => {
  const tokens: (string | null)[] = [];
  const note = ({ request }: { request: Request }) => {
    tokens.push(request.headers.get('authorization'));
    return refuse(422);
  };
  const calls = [checkPaid, creditCardSurchargeOf, loginRecoveryCode, listProducts] as const;
  server.use(...calls.map((endpoint) => respondAt(endpoint, note)));
  const { call } = createContractCalls(createTestClient(TOKENS).client);
  await call(checkPaid, { url: 'aGk=', payum_token: 'x' });
  await call(creditCardSurchargeOf, { amount: 50 });
  await call(loginRecoveryCode, { email: 'a@example.nz', code: '1234', fingerprint: 'x'.repeat(21) });
  await call(listProducts, {});
  expect(tokens).toEqual(Array.from(calls, () => 'Bearer held'));
});

test('a rejected old token neither ends nor refreshes a session during a new sign-in', async () => {
  server.use(respondAt(loginRecoveryCode, () => refuse(401, { text_code: 'TOKEN_INVALID' })));
  const { client, state } = createTestClient(TOKENS);
  const input = { email: 'a@example.nz', code: '1234', fingerprint: 'x'.repeat(21) };
  expect(await createContractCalls(client).call(loginRecoveryCode, input)).toMatchObject({ ok: false });
  expect(state).toMatchObject({ logouts: 0, tokens: TOKENS });
});
