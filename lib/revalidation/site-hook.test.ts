import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { HOOK_MAX_AGE_MS, signedText } from '@/lib/contract/site-hook';
import { createHookCheck } from './site-hook';

const SECRET = 'a secret of more than thirty-two characters';
const START = 1_800_000_000_000;

const call = (body: string, { time = String(START), path = '/hook', secret = SECRET } = {}) => ({
  path: '/hook',
  time,
  body,
  signature: createHmac('sha256', secret)
    .update(signedText(path, time, body))
    .digest('hex'),
});

describe('verifying signed calls', () => {
  it('accepts a signed call once', () => {
    const check = createHookCheck(SECRET, () => START);
    expect(check(call('{}'))).toBe(true);
    expect(check(call('{}'))).toBe(false);
    expect(check(call('{"other":1}'))).toBe(true);
  });

  it('rejects calls signed with another secret, for another path, for another body or not at all', () => {
    const check = createHookCheck(SECRET, () => START);
    expect(check(call('{}', { secret: 'another secret' }))).toBe(false);
    expect(check(call('{}', { path: '/else' }))).toBe(false);
    expect(check({ ...call('{}'), body: '{"a":1}' })).toBe(false);
    expect(check({ ...call('{}'), time: String(START + 1) })).toBe(false);
    expect(check({ ...call('{}'), signature: null })).toBe(false);
    expect(check({ ...call('{}'), time: null })).toBe(false);
  });

  it('rejects an old call, and one from the future, whether or not it was seen before', () => {
    let time = START;
    const check = createHookCheck(SECRET, () => time);
    time = START + HOOK_MAX_AGE_MS + 1;
    expect(check(call('{}'))).toBe(false);
    time = START - HOOK_MAX_AGE_MS - 1;
    expect(check(call('{}'))).toBe(false);
  });
});
