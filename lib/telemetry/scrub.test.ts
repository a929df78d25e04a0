import { expect, test } from 'vitest';
import { scrubEvent, scrubSpan, scrubText } from './scrub';

test('an event is sent without the user, their input and their credentials', () => {
  const event = scrubEvent({
    message: 'No answer for aroha@example.nz',
    user: { email: 'aroha@example.nz', ip_address: '203.0.113.9' },
    server_name: 'web-1',
    extra: { form: { name: 'Aroha' } },
    request: {
      url: 'https://site.test/auth?code=abc&state=def',
      query_string: 'code=abc',
      cookies: { session: 'x' },
      data: { password: 'hunter2' },
      headers: { Authorization: 'Bearer x', Cookie: 'a=b', 'User-Agent': 'Firefox' },
    },
    exception: { values: [{ value: 'Bad token eyJhbGciOiJI.eyJzdWIiOiIx.c2lnbmF0dXJl' }] },
    breadcrumbs: [{ message: 'GET /?a=secret', data: { url: '/login?r=secret', status: 401 } }],
  });
  expect(event).toEqual({
    message: 'No answer for [mail]',
    request: { url: 'https://site.test/auth', headers: { 'User-Agent': 'Firefox' } },
    exception: { values: [{ value: 'Bad token [secret]' }] },
    breadcrumbs: [{ message: 'GET /', data: { url: '/login', status: 401 } }],
  });
});

test('a trace span is sent without the caller and the query of an address', () => {
  const span = scrubSpan({
    name: 'GET /auth?a=secret',
    attributes: {
      'url.full': 'https://site.test/auth?a=secret&r=secret',
      'url.query': 'a=secret',
      'user.ip_address': '203.0.113.9',
      'user_agent.original': 'Firefox',
      'http.request.header.accept': ['text/html', 'for aroha@example.nz'],
      'browser.web_vital.lcp.value': 812.5,
    },
  });
  expect(span).toEqual({
    name: 'GET /auth',
    attributes: {
      'url.full': 'https://site.test/auth',
      'user_agent.original': 'Firefox',
      'http.request.header.accept': ['text/html', 'for [mail]'],
      'browser.web_vital.lcp.value': 812.5,
    },
  });
});

test('removes search terms, and email addresses in any notation', () => {
  expect(scrubText('GET https://site.test/search/mere%20t%40example.nz?x=1 failed')).toBe(
    'GET https://site.test/search/[query] failed',
  );
  expect(scrubText('/search')).toBe('/search');
  expect(scrubText('/members/mere%40example.nz')).toBe('/members/[mail]');
});

test('keeps values that only look like secrets', () => {
  expect(scrubText('TypeError: Cannot read properties of undefined')).toBe(
    'TypeError: Cannot read properties of undefined',
  );
  expect(scrubText('/article/can-anyone-stop-haruto-kirishima-at-the-last-corner')).toBe(
    '/article/can-anyone-stop-haruto-kirishima-at-the-last-corner',
  );
});
