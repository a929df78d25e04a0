import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect';

const ORIGIN = 'https://www.example.nz';

test.each(['/', '/profile', '/news/gt?page=2#top', '/round/taup%C5%8D', '/loginhelp', '/search/a%20b'])(
  'goes back to %s',
  (path) => expect(safeRedirect(path, ORIGIN)).toBe(path),
);

test.each([
  null,
  '',
  'profile',
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/%5cevil.test',
  '/%2f/evil.test',
  '/%2Fevil.test',
  '/./ /evil.test\n',
  '/\t/evil.test',
  '/.//evil.test',
  '/x/..//evil.test',
  'javascript:alert(1)',
  '/login',
  '/login?x=1',
  '/logout#x',
  '/auth/x',
  '/LOGIN',
  '/%6cogin',
  '/a/../logout',
  '/%',
])('goes home instead of to %j', (target) => expect(safeRedirect(target, ORIGIN)).toBe('/'));

/** What an attacker would try: parts of addresses in any order, and arbitrary text. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '@',
  ':',
  '?',
  '#',
  '%2f',
  '%5c',
  '%00',
  '%0d%0a',
  '\t',
  '\n',
  ' ',
  '\u0000',
  'https:',
  'http:',
  'javascript:',
  'data:',
  'evil.test',
  'www.example.nz',
  'login',
  'logout',
  'auth',
  'news',
  'é',
  '\u2028',
  '／',
);
const target = fc.oneof(
  fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 10 }).map((pieces) => `/${pieces.join('')}`),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.webUrl(),
);

test('leads to the own origin and never to an excluded screen, whatever was remembered', () => {
  fc.assert(
    fc.property(target, (text) => {
      const path = safeRedirect(text, ORIGIN);
      const address = new URL(path, ORIGIN);
      expect(address.origin).toBe(ORIGIN);
      expect(path).toMatch(/^\/(?![/\\])[^\\\u0000-\u001f]*$/);
      expect(address.pathname.split('/')[1]).not.toMatch(/^(?:login|logout|auth)$/i);
      // An accepted address is accepted again, unchanged.
      expect(safeRedirect(path, ORIGIN)).toBe(path);
    }),
    { numRuns: 10_000 },
  );
});
