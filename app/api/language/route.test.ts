import { expect, it } from 'vitest';
import { POST } from './route';

/** Sends a form as the language menu does. */
const send = (body: string, type = 'application/x-www-form-urlencoded') =>
  POST(
    new Request('http://localhost:3000/api/language', {
      method: 'POST',
      headers: { 'content-type': type, referer: 'http://localhost:3000/news?page=2' },
      body,
    }),
  );

it('stores the language and leads back to the page', async () => {
  const { status, headers } = await send('lang=de');
  expect([status, headers.get('location')]).toEqual([303, '/news?page=2']);
  expect(headers.get('set-cookie')).toContain('lang=de;');
});

it('rejects what isn’t the menu’s form, and reads no more of it than that takes', async () => {
  expect((await send('lang=xx')).status).toBe(422);
  expect((await send('')).status).toBe(422);
  expect((await send('{"lang":"de"}', 'application/json')).status).toBe(422);
  expect((await send('no parts', 'multipart/form-data; boundary=x')).status).toBe(422);
  expect((await send(`lang=de&more=${'x'.repeat(2_000)}`)).status).toBe(413);
});
