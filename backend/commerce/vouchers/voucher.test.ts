import { beforeAll, expect, test } from 'vitest';
import fc from 'fast-check';
import { setEnvironment } from '../../kernel/config.ts';
import { normalCode, voucherCode } from './voucher.ts';

beforeAll(() => setEnvironment({ PAYLOAD_SECRET: 'a secret of at least thirty-two characters' }));

test('a code is reproducible, different for each voucher, and free of look-alikes', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      const code = voucherCode(one);
      expect(code).toBe(voucherCode(one));
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
      return one === other || code !== voucherCode(other);
    }),
  );
});

test('recognises a code in any spelling', () => {
  fc.assert(
    fc.property(fc.string(), (reference) => {
      const code = voucherCode(reference);
      const wide = code.replace(/[0-9A-Z]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0));
      const typed = [
        code.toLowerCase(),
        code.replaceAll('-', ''),
        ` ${code.replaceAll('-', ' – ')} `,
        `${code}\u200b`,
        code.replaceAll('-', '\u2011'),
        wide,
      ];
      return [...typed, code.replaceAll('0', 'o').replaceAll('1', 'l')].every(
        (text) => normalCode(text) === code,
      );
    }),
  );
});

test('rejects anything that cannot be a code', () => {
  for (const text of ['', 'ABCD', '0000-0000-0000-000U', '0000-0000-0000-00000', '€'.repeat(16)])
    expect(normalCode(text)).toBeNull();
});
