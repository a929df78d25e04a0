import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ApiError } from '@/lib/api/errors';
import { err, ok } from '@/lib/api/result';
import {
  isPaymentOrigin,
  rememberPaymentOrigin,
  usePaymentPress,
  type PressEnd,
  type PressTools,
} from './use-payment';

/** A button on a page of its own, and the keys sent with its presses. */
function openButton(loss: ApiError = { kind: 'network', reason: 'lost' }) {
  const { result } = renderHook(() => usePaymentPress(() => 'a fault of ours'));
  const keys: string[] = [];
  const press = (end: (tools: PressTools) => Promise<PressEnd<string>> | PressEnd<string>) =>
    act(() => result.current.press(async (tools) => end(tools)));
  const send = (answer: 'answered' | 'lost', chosen: object = { amount: 50 }) =>
    press(async (tools) => {
      await tools.send(chosen, async ({ idempotency_key }) => {
        keys.push(idempotency_key);
        return answer === 'answered' ? ok('paid') : err(loss);
      });
      return { kind: 'problem', problem: answer };
    });
  return { button: result, keys, press, send };
}

test.each<ApiError>([
  { kind: 'network', reason: 'lost' },
  { kind: 'timeout' },
  { kind: 'server', status: 504, message: 'Too long.' },
])(
  'repeats a press without an answer ($kind) with its key as long as its contents are the same',
  async (loss) => {
    const { keys, send } = openButton(loss);
    await send('lost');
    await send('answered');
    await send('answered');
    await send('lost');
    await send('lost', { amount: 60 });
    const [first, repeated, second, third, changed] = keys;
    expect(repeated).toBe(first);
    expect(new Set([first, second, third, changed]).size).toBe(4);
  },
);

test('ignores a second press while the first is under way', async () => {
  const { button } = openButton();
  const first = Promise.withResolvers<PressEnd<string>>();
  let runs = 0;
  const work = () => {
    runs += 1;
    return first.promise;
  };
  act(() => {
    void button.current.press(work);
    void button.current.press(work);
  });
  expect([runs, button.current.isBusy]).toEqual([1, true]);
  await act(async () => first.resolve({ kind: 'done' }));
  expect([button.current.state.kind, button.current.isBusy]).toEqual(['done', false]);
});

test('reports and counts a failure, and allows another press', async () => {
  const { button, press } = openButton();
  await press(() => ({ kind: 'problem', problem: 'sold out' }));
  expect(button.current).toMatchObject({ problem: 'sold out', isBusy: false, refusals: 1 });
  act(() => button.current.complain(null));
  expect(button.current).toMatchObject({ problem: null, refusals: 1 });
});

test('stays pressed on the way to the payment page, until the visitor comes back', async () => {
  const { button, press } = openButton();
  const pay = (tools: PressTools): PressEnd<string> =>
    tools.leave('#payment', 'voucher')
      ? { kind: 'leaving' }
      : { kind: 'problem', problem: 'no payment page' };
  await press(pay);
  expect([button.current.isBusy, window.location.hash]).toEqual([true, '#payment']);
  await press(() => ({ kind: 'done' }));
  expect(button.current.isBusy).toBe(true);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(button.current.isBusy).toBe(false);
  await press((tools) =>
    tools.leave('javascript:alert(1)', 'voucher')
      ? { kind: 'leaving' }
      : { kind: 'problem', problem: 'refused' },
  );
  expect(button.current.problem).toBe('refused');
});

describe('a payment that the browser returns from', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/news?payum_token=abc');
  });

  const ownersAmong = (origins: readonly string[]) => origins.filter((origin) => isPaymentOrigin(origin));

  test('a payment belongs to the part of the page that this tab left from', () => {
    rememberPaymentOrigin('form-7');
    expect(ownersAmong(['form-7', 'form-8', 'voucher'])).toEqual(['form-7']);
    rememberPaymentOrigin('voucher');
    expect(ownersAmong(['form-7', 'form-8', 'voucher'])).toEqual(['voucher']);
  });

  test('in another tab, any part may show it; without a payment in the address, none does', () => {
    expect(ownersAmong(['form-7', 'voucher'])).toEqual(['form-7', 'voucher']);
    window.history.replaceState(null, '', '/news');
    expect(ownersAmong(['form-7', 'voucher'])).toEqual([]);
  });

  test('whoever left for the payment page before the site was updated comes back to the same part', () => {
    window.sessionStorage.setItem('payer', 'form-7');
    expect(ownersAmong(['form-7', 'form-8', 'voucher'])).toEqual(['form-7']);
    // The next payment of this tab is another one.
    rememberPaymentOrigin('voucher');
    expect(ownersAmong(['form-7', 'form-8', 'voucher'])).toEqual(['voucher']);
  });
});
