import { expect, test } from 'vitest';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { formatMessage } from '../../kernel/messages/format-message.ts';
import { redeem } from './redeem.ts';
import { codeHash, voucherCode } from './voucher.ts';

const open = temporaryPayload();

test("says until when an expired voucher was valid, in each language's date format", async () => {
  const { payload } = open;
  const code = voucherCode('an old one');
  await payload.create({
    collection: 'gift-vouchers',
    data: {
      status: 'active',
      amount_cents: 5_000,
      expires_on: '2026-01-01',
      reference: 'an old one',
      code_hash: codeHash(code),
    },
  });
  const customer = await payload.create({
    collection: 'customers',
    data: { email: 'old@example.org', first_name: 'A', last_name: 'B' },
  });
  const { isDone, isGuess, message } = await redeem(payload, code, { customer: customer.id, supplier: 1 });
  expect([isDone, isGuess]).toEqual([false, false]);
  expect(formatMessage(message, 'en')).toBe('This voucher expired on 1 January 2026.');
  expect(formatMessage(message, 'pl')).toBe('Ten bon stracił ważność 1 stycznia 2026.');
  expect(formatMessage(message, 'ar')).toBe('انتهت صلاحية هذه القسيمة في 1 يناير 2026.');
});
