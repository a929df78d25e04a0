import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNeutralQuery, MAX_URL_LENGTH, parseRequestPath } from './request-path.ts';

describe('request path', () => {
  it('accepts an address in its canonical spelling', () => {
    expect(parseRequestPath('/news/race-reports?page=2')).toEqual({
      kind: 'path',
      path: '/news/race-reports',
      query: 'page=2',
    });
    expect(parseRequestPath('/')).toEqual({ kind: 'path', path: '/', query: '' });
  });

  it('never redirects a visitor to another host', () => {
    for (const address of ['//evil.test', '///evil.test/', '//evil.test//x']) {
      const parsed = parseRequestPath(address);
      expect(parsed).toMatchObject({ kind: 'redirect' });
      expect(parsed.kind === 'redirect' && new URL(parsed.to, 'https://own.test').host).toBe('own.test');
    }
  });

  it('rejects what cannot be a path', () => {
    for (const address of [
      '*',
      'http://x/',
      '/%',
      '/%e0%a4',
      '/a\\b',
      '/a%0d%0ab',
      '/..',
      '/a/%2e%2e/b',
      '/%2E',
    ]) {
      expect([address, parseRequestPath(address)]).toEqual([address, { kind: 'bad', status: 400 }]);
    }
    expect(parseRequestPath(`/${'a'.repeat(MAX_URL_LENGTH)}`)).toEqual({ kind: 'bad', status: 414 });
  });

  it('redirects at most once, whatever the address', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const first = parseRequestPath(`${path === '' ? '/' : path}?${query}`);
        if (first.kind === 'redirect') expect(parseRequestPath(first.to).kind).toBe('path');
      }),
      { numRuns: 2_000 },
    );
  });

  it('knows the parameters that change nothing', () => {
    expect(isNeutralQuery('')).toBe(true);
    expect(isNeutralQuery('utm_source=x&gclid=1')).toBe(true);
    expect(isNeutralQuery('utm_source=x&payum_token=1')).toBe(false);
  });
});
