import { expect, test } from 'vitest';
import { setUpRefusalSchema } from '../../backend/office/set-up/set-up-input.ts';
import { onOneServer, type ContentServer } from './harness/servers.ts';
import { staffToken } from './harness/staff.ts';

const FORM = { name: '', theme_colour: '', dark_theme_colour: '', classes: 'GT', rounds: '', sells: false };

async function send(server: ContentServer, token: string | null) {
  const form = new FormData();
  form.set('_payload', JSON.stringify(FORM));
  form.set('file', new Blob(['<svg'], { type: 'image/svg+xml' }), 'logo.svg');
  const response = await fetch(new URL('/api/set-up', server.url), {
    method: 'POST',
    headers: token === null ? {} : { Authorization: `JWT ${token}` },
    body: form,
  });
  return { status: response.status, refusal: setUpRefusalSchema.parse(await response.json()) };
}

onOneServer('the set-up of a site', (server) => {
  test('reads the form and its logo, and says at which field they are wrong', async () => {
    const { status, refusal } = await send(server, server.token);
    expect(status).toBe(422);
    expect(Object.keys(refusal.fields)).toEqual(['name', 'logo']);
  });

  test('is the administrators’ alone', async () => {
    for (const token of [null, await staffToken(server, 'editor'), await staffToken(server, 'results')])
      expect((await send(server, token)).status).toBe(403);
  });
});
