import { expect, test } from 'vitest';
import { z } from 'zod';
import { cmsWith, signIn, type Cms } from './harness/cms.ts';
import { cmsOf } from './harness/money.ts';
import { mostlyOnOneServer, type ContentServer } from './harness/servers.ts';

const messageSchema = z.object({ message: z.string() });
const commentsSchema = z.object({
  comments: z.array(
    z.object({
      id: z.number(),
      thread: z.number().nullable(),
      block: z.string().nullable(),
      blockName: z.string(),
      text: z.string(),
      author: z.string(),
      mayDelete: z.boolean(),
      resolved: z.object({ by: z.string() }).nullable(),
    }),
  ),
});
const reviewSchema = z.object({
  compare: z.string().nullable(),
  review: z
    .object({
      state: z.string(),
      author: z.string(),
      isYours: z.boolean(),
      note: z.string(),
      reason: z.string(),
    })
    .nullable(),
});
const editingSchema = z.object({ editor: z.object({ name: z.string(), isYou: z.boolean() }).nullable() });
const trailSchema = z.object({ docs: z.array(z.object({ action: z.string(), document_title: z.string() })) });

/** A new account with a role, signed in. */
async function newAccount(server: ContentServer, role: string, name: string): Promise<Cms> {
  const credentials = { email: `${crypto.randomUUID()}@example.org`, password: crypto.randomUUID() };
  await cmsOf(server).create('users', { ...credentials, role, name });
  return signIn(server.url, credentials);
}

async function ask(server: ContentServer, as: Cms | null, method: string, path: string, data?: object) {
  const response = await fetch(new URL(`/api/${path}`, server.url), {
    method,
    headers: {
      ...(as ? { Authorization: `JWT ${as.token}` } : {}),
      'Content-Type': 'application/json',
    },
    ...(data ? { body: JSON.stringify(data) } : {}),
  });
  return { status: response.status, body: await response.json() };
}

async function newDraft(as: Cms) {
  const name = `together-${crypto.randomUUID().slice(0, 8)}`;
  const id = await as.create('pages', { name, url: name, _status: 'draft' }, '?draft=true');
  return { id, name, path: `editing/pages/${String(id)}` };
}

const messageOf = (body: unknown) => messageSchema.parse(body).message;
const commentsOf = (body: unknown) => commentsSchema.parse(body).comments;

mostlyOnOneServer('working together', (server) => {
  test('a comment on a block is answered, resolved, reopened and deleted', async () => {
    const [mere, tane] = [
      await newAccount(server, 'editor', 'Mere'),
      await newAccount(server, 'editor', 'Tāne'),
    ];
    const { path } = await newDraft(mere);
    const asked = await ask(server, tane, 'POST', `${path}/comments`, {
      text: '  Which gate?  ',
      block: 'a-block',
      blockName: 'Heading',
    });
    expect(commentsOf(asked.body)).toMatchObject([
      {
        text: 'Which gate?',
        block: 'a-block',
        blockName: 'Heading',
        author: 'Tāne',
        mayDelete: true,
        resolved: null,
      },
    ]);
    const thread = commentsOf(asked.body)[0]!.id;
    const replied = await ask(server, mere, 'POST', `${path}/comments`, { text: 'The west one.', thread });
    expect(commentsOf(replied.body)).toMatchObject([
      { author: 'Tāne', mayDelete: false },
      { author: 'Mere', thread, block: 'a-block', mayDelete: true },
    ]);
    const one = `${path}/comments/${String(thread)}`;
    expect(commentsOf((await ask(server, mere, 'POST', `${one}/resolve`)).body)[0]?.resolved?.by).toBe(
      'Mere',
    );
    expect(commentsOf((await ask(server, tane, 'POST', `${one}/reopen`)).body)[0]?.resolved).toBe(null);
    const refused = await ask(server, mere, 'DELETE', one);
    expect([refused.status, messageOf(refused.body)]).toEqual([
      403,
      'Only a comment’s author or an administrator can delete it.',
    ]);
    // The replies go with it.
    expect(commentsOf((await ask(server, tane, 'DELETE', one)).body)).toEqual([]);
    expect((await ask(server, tane, 'DELETE', one)).status).toBe(404);
  });

  test('a comment that can’t be kept is refused with the reason', async () => {
    const mere = await newAccount(server, 'editor', 'Mere');
    const { path } = await newDraft(mere);
    const refusal = async (data: object) => {
      const { status, body } = await ask(server, mere, 'POST', `${path}/comments`, data);
      return `${String(status)} ${messageOf(body)}`;
    };
    expect(await refusal({ text: ' ' })).toBe('422 Write something first.');
    expect(await refusal({ text: 'x'.repeat(2001) })).toBe(
      '422 Comments can have up to 2,000 characters. This one has 2,001.',
    );
    expect(await refusal({ text: 'To whom?', thread: 999_999_999 })).toBe(
      '404 The comment you’re replying to has been deleted.',
    );
    expect(await refusal({ text: 7 })).toContain('422');
    expect(commentsOf((await ask(server, mere, 'GET', `${path}/comments`)).body)).toEqual([]);
  });

  test('a draft is marked as ready, sent back with a reason, marked again and withdrawn', async () => {
    const [mere, tane] = [
      await newAccount(server, 'editor', 'Mere'),
      await newAccount(server, 'editor', 'Tāne'),
    ];
    const { id, name, path } = await newDraft(mere);
    const step = async (as: Cms, what: string, data: object = {}) => {
      const { status, body } = await ask(server, as, 'POST', `${path}/review/${what}`, data);
      return [status, messageOf(body)];
    };
    const reviewOf = async (as: Cms) =>
      reviewSchema.parse((await ask(server, as, 'GET', `${path}/review`)).body).review;
    expect(await step(tane, 'send-back', { reason: 'Too early' })).toEqual([
      409,
      'This is no longer waiting for review.',
    ]);
    expect(await step(mere, 'ready', { note: 'Prices are from last year.' })).toEqual([
      200,
      'Marked as ready for review.',
    ]);
    expect(await reviewOf(mere)).toMatchObject({ state: 'waiting', isYours: true });
    expect(await reviewOf(tane)).toMatchObject({
      state: 'waiting',
      author: 'Mere',
      isYours: false,
      note: 'Prices are from last year.',
    });
    expect(await step(mere, 'send-back', { reason: 'Mine' })).toEqual([
      409,
      'You marked this as ready yourself. Choose “Not ready yet” instead.',
    ]);
    expect(await step(tane, 'withdraw')).toEqual([
      403,
      'Only the person who marked this as ready can undo that.',
    ]);
    expect(await step(tane, 'send-back', { reason: '' })).toEqual([422, 'Say what needs to change.']);
    expect(await step(tane, 'send-back', { reason: 'Name the gate.' })).toEqual([200, 'Sent back.']);
    expect(await reviewOf(mere)).toMatchObject({ state: 'sent-back', reason: 'Name the gate.' });
    expect((await step(mere, 'ready'))[0]).toBe(200);
    expect((await step(mere, 'withdraw'))[0]).toBe(200);
    expect(await reviewOf(tane)).toBe(null);
    const { body } = await ask(
      server,
      cmsOf(server),
      'GET',
      `audit-entries?sort=id&where[model][equals]=pages&where[document_id][equals]=${String(id)}`,
    );
    expect(trailSchema.parse(body).docs).toEqual(
      ['created', 'marked-ready', 'sent-back', 'marked-ready'].map((action) => ({
        action,
        document_title: name,
      })),
    );
  });

  test('there is nothing to review in what is published', async () => {
    const mere = await newAccount(server, 'editor', 'Mere');
    const { id, path } = await newDraft(mere);
    await mere.update('pages', id, { _status: 'published' });
    const { status, body } = await ask(server, mere, 'POST', `${path}/review/ready`, {});
    expect([status, messageOf(body)]).toEqual([
      409,
      'There’s nothing to review: everything has been published.',
    ]);
    expect(reviewSchema.parse((await ask(server, mere, 'GET', `${path}/review`)).body).compare).toBe(null);
  });

  test('only those who may change a record see what is said about it, and answer', async () => {
    const mere = await newAccount(server, 'editor', 'Mere');
    const { path } = await newDraft(mere);
    await ask(server, mere, 'POST', `${path}/comments`, { text: 'For the editors' });
    const calls = [
      ['GET', `${path}/comments`],
      ['POST', `${path}/comments`],
      ['GET', `${path}/review`],
      ['POST', `${path}/review/ready`],
      ['POST', `${path}/take-over`],
    ] as const;
    for (const role of ['results', 'gate', 'shop']) {
      const stranger = await newAccount(server, role, role);
      for (const [method, call] of calls) {
        const data = method === 'GET' ? undefined : { text: 'x' };
        const { status } = await ask(server, stranger, method, call, data);
        expect([role, method, call, status]).toEqual([role, method, call, 403]);
      }
    }
    for (const [method, call] of calls) expect((await ask(server, null, method, call)).status).toBe(401);
    // Nobody reads or writes them directly, administrators included.
    for (const collection of ['comments', 'reviews'])
      expect((await ask(server, cmsOf(server), 'GET', collection)).status).toBe(403);
    for (const missing of [
      'editing/pages/999999999/comments',
      'editing/pages/2147483648/comments',
      'editing/users/1/comments',
      'editing/pages/x/comments',
    ])
      expect((await ask(server, mere, 'GET', missing)).status).toBe(404);
  });

  test('a results officer talks about a round with the editors', async () => {
    const [mere, officer] = [
      await newAccount(server, 'editor', 'Mere'),
      await newAccount(server, 'results', 'Hana'),
    ];
    const name = `together-${crypto.randomUUID().slice(0, 8)}`;
    const id = await mere.create('rounds', { name, url: name, _status: 'draft' }, '?draft=true');
    const path = `editing/rounds/${String(id)}`;
    await ask(server, mere, 'POST', `${path}/comments`, { text: 'When do gates open?' });
    const { body } = await ask(server, officer, 'POST', `${path}/comments`, { text: 'At seven.' });
    expect(commentsOf(body).map(({ author }) => author)).toEqual(['Mere', 'Hana']);
  });

  test('a take-over names the new editor', async () => {
    const [mere, tane] = [
      await newAccount(server, 'editor', 'Mere'),
      await newAccount(server, 'editor', 'Tāne'),
    ];
    const { path } = await newDraft(mere);
    expect((await ask(server, tane, 'POST', `${path}/take-over`)).status).toBe(200);
    const editorFor = async (as: Cms) =>
      editingSchema.parse((await ask(server, as, 'GET', path)).body).editor;
    expect(await editorFor(mere)).toEqual({ name: 'Tāne', isYou: false });
    expect(await editorFor(cmsWith(server.url, tane.token))).toEqual({ name: 'Tāne', isYou: true });
  });
});
