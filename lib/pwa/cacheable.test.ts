import { expect, test } from 'vitest';
import { isCacheableAddress, isCacheableAnswer } from './cacheable';

const address = (path: string) => new URL(path, 'https://site.test');

test('caches content pages, but nothing private, no actions and no non-pages', () => {
  for (const path of [
    '/',
    '/rounds',
    '/round/taupo',
    '/article/rain-at-taupo',
    '/apiary',
    '/profiles-of-drivers',
  ])
    expect(isCacheableAddress(address(path)), path).toBe(true);
  const never = [
    '/api/health',
    '/api',
    '/graphql',
    '/login',
    '/auth',
    '/logout',
    '/profile',
    '/cart',
    '/checkout',
    '/guest-checkout',
    '/find-order',
  ];
  for (const path of [
    ...never,
    '/invoice/3',
    '/order/3',
    '/search/gt',
    '/feeds/news.xml',
    '/sw.js',
    '/?a=token&r=token',
    '/offline',
  ])
    expect(isCacheableAddress(address(path)), path).toBe(false);
});

test('caches a response only if anyone may see it', () => {
  const answer = (headers: Record<string, string>, status = 200) =>
    isCacheableAnswer(new Response(status === 204 ? null : 'page', { status, headers }));
  const html = { 'content-type': 'text/html; charset=utf-8' };
  expect(answer({ ...html, 'cache-control': 'public, max-age=0, must-revalidate' })).toBe(true);
  expect(answer({ ...html, 'cache-control': 'private, no-store' })).toBe(false);
  expect(answer({ ...html }, 404)).toBe(false);
  expect(answer({ ...html }, 503)).toBe(false);
  expect(answer({ 'content-type': 'application/json' })).toBe(false);
});
