import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newVisitor, type Visitor } from './harness/accounts.ts';
import { field, makeForm, postPlain, sendForm, submissionsOf, THANKS, URL_OF_PAGE } from './harness/forms.ts';
import { newBuyer, postAs, SITE } from './harness/money.ts';
import { onEachServer } from './harness/servers.ts';

const challengeSchema = z.object({
  algorithm: z.string(),
  challenge: z.string(),
  salt: z.string(),
  signature: z.string(),
  maxnumber: z.number(),
});

/** Solves a form's proof of work as a browser does. */
async function solve(visitor: Visitor, form: number): Promise<string> {
  const answer = await visitor.get(`/cognito/form/challenge/${String(form)}`);
  const { maxnumber, ...task } = challengeSchema.parse(answer.json);
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = createHash('sha256')
      .update(`${task.salt}${String(number)}`)
      .digest('hex');
    if (hash === task.challenge) return Buffer.from(JSON.stringify({ ...task, number })).toString('base64');
  }
  throw new Error('No number up to the limit solves the challenge.');
}

onEachServer('who may send a form', (server) => {
  test('a form for signed-in visitors asks others to sign in', async () => {
    const form = await makeForm(server, { must_be_logged_on: true, data: [field('text', 'name')] });
    expect((await sendForm(server, form, { name: 'A' })).status).toBe(401);
    const buyer = await newBuyer(server);
    const answer = await postAs(buyer, `/cognito/form/submit/${String(form)}`, {
      data: { name: 'A' },
      url: URL_OF_PAGE,
    });
    expect(answer.json).toEqual(THANKS);
    expect((await submissionsOf(server, form))[0]).toMatchObject({ customer: buyer.id });
  });

  test('a form with bot protection accepts one answer per challenge', async () => {
    const form = await makeForm(server, {
      use_captcha: true,
      data: [field('text', 'name', { required: true })],
    });
    const other = await makeForm(server, { use_captcha: true, data: [field('text', 'name')] });
    const visitor = newVisitor(server);
    const captcha = await solve(visitor, form);
    expect((await sendForm(server, form, { name: 'A' })).status).toBe(422);
    expect((await sendForm(server, form, { name: 'A' }, { captcha: 'bm9uc2Vuc2U=' })).status).toBe(422);
    expect((await sendForm(server, other, { name: 'A' }, { captcha })).status).toBe(422);
    // An error in a field does not use the answer up.
    expect((await sendForm(server, form, { name: '' }, { captcha })).status).toBe(422);
    expect((await sendForm(server, form, { name: 'A' }, { captcha })).json).toEqual(THANKS);
    const again = await sendForm(server, form, { name: 'B' }, { captcha });
    expect(again.json).toMatchObject({ success: false, fields: { captcha: expect.any(String) } });
    expect(await submissionsOf(server, form)).toHaveLength(1);
  });

  test('a sender who fills in the honeypot is thanked, and nothing is stored', async () => {
    const form = await makeForm(server, { data: [field('text', 'name')] });
    expect(
      (await sendForm(server, form, { name: 'Robot' }, { website_address: 'https://spam.test' })).json,
    ).toEqual(THANKS);
    expect(await submissionsOf(server, form)).toHaveLength(0);
  });

  test('a plain form from another site, to another site, or of another type is rejected', async () => {
    const form = await makeForm(server, { data: [field('text', 'name')] });
    expect((await postPlain(server, form, {}, { Origin: 'https://evil.test' })).status).toBe(403);
    expect((await postPlain(server, form, {}, {})).status).toBe(403);
    expect((await postPlain(server, form, { url: 'https://evil.test/' })).status).toBe(422);
    expect((await postPlain(server, form, {}, { Origin: SITE, 'Content-Type': 'text/plain' })).status).toBe(
      415,
    );
  });
});
