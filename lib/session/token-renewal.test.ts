import { expect, test } from 'vitest';
import { createTestClock, settle } from '@/tests/msw/test-clock';
import { startTokenRenewal } from './token-renewal';
import { tokenTimes } from './token-life';

const SECOND = 1000;
const LIFE_S = 15 * 60;

const tokenOf = (claims: object) => `header.${btoa(JSON.stringify(claims))}.signature`;
const issuedAt = (seconds: number) => tokenOf({ iat: seconds, exp: seconds + LIFE_S });

/** A browser whose clock is `aheadS` ahead of the server's, with a token that is `ageS` old. */
function keep({ ageS = 0, aheadS = 0 } = {}) {
  const clock = createTestClock();
  const serverS = () => 1_000_000 + clock.now() / SECOND;
  let token: string | null = issuedAt(serverS() - ageS);
  let renewals = 0;
  const stop = startTokenRenewal({
    accessToken: () => token,
    renew: () => {
      renewals += 1;
      token = issuedAt(serverS());
      return Promise.resolve();
    },
    clock,
    now: () => (serverS() + aheadS) * SECOND,
  });
  const pass = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 10) {
      await clock.advance(10 * SECOND);
    }
  };
  return { pass, stop, renewals: () => renewals, signOut: () => (token = null) };
}

test('renews a token with 30 seconds or less left at the start (spec 4.7, 9.8)', async () => {
  const { renewals } = keep({ ageS: LIFE_S - 30 });
  await settle();
  expect(renewals()).toBe(1);
});

test('checks every 10 seconds and renews once when 30 are left (spec 4.7, 9.8)', async () => {
  const { renewals, pass, stop } = keep();
  await pass(LIFE_S - 40);
  expect(renewals()).toBe(0);
  await pass(10);
  expect(renewals()).toBe(1);
  await pass(300);
  expect(renewals()).toBe(1);
  stop();
  await pass(LIFE_S * 2);
  expect(renewals()).toBe(1);
});

test('does not renew endlessly on a machine whose clock is an hour ahead', async () => {
  const { renewals, pass } = keep({ ageS: 60, aheadS: 3600 });
  await pass(LIFE_S - 60);
  expect(renewals()).toBe(1);
});

test('does nothing for an anonymous visitor', async () => {
  const { renewals, pass, signOut } = keep();
  signOut();
  await pass(LIFE_S * 2);
  expect(renewals()).toBe(0);
});

test.each(['opaque', 'a.b.c', tokenOf({ sub: '7' }), `x.${btoa('"text"')}.y`])(
  'finds no times in the token %s',
  (token) => expect(tokenTimes(token)).toBeNull(),
);
