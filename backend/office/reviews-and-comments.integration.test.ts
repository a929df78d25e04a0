import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTemporaryPayload, type TemporaryPayload } from '../../tests/backend/temporary-payload.ts';
import type { Role } from '../cms/access/roles.ts';
import type { User } from '../payload-types.ts';
import { findTodos } from './todo.ts';

type Account = User & { readonly collection: 'users' };

let opened: TemporaryPayload;
let mere: Account;
let tane: Account;
beforeAll(async () => {
  opened = await openTemporaryPayload();
  [mere, tane] = [await account('editor', 'Mere'), await account('editor', 'Tāne')];
}, 60_000);
afterAll(() => opened.close());

const account = async (role: Role, name: string): Promise<Account> => ({
  ...(await opened.payload.create({
    collection: 'users',
    data: { email: `${crypto.randomUUID()}@example.org`, password: crypto.randomUUID(), role, name },
  })),
  collection: 'users',
});

const requestOf = (user: Account): Promise<PayloadRequest> => createLocalReq({ user }, opened.payload);

/** The lines about reviews and comments on an account's home screen, each with its list. */
const linesOf = async (user: Account) =>
  (await findTodos(await requestOf(user), null))
    .filter(({ label }) => /review|sent back|comment/.test(label))
    .map(({ count, label, details }) => [
      `${String(count)} ${label}`,
      ...(details ?? []).map(({ title }) => title),
    ]);

const newRecord = (collection: 'articles' | 'rounds', name: string) =>
  opened.payload.create({
    collection,
    draft: true,
    data: { name, url: name, _status: 'draft' },
    user: mere,
  });

const ASKED = '2026-11-23T20:00:00.000Z';

test('a draft that waits for review is on the home screens of everybody else who may change it', async () => {
  const { payload } = opened;
  const { id } = await newRecord('articles', 'grid-walk');
  const review = await payload.create({
    collection: 'reviews',
    data: {
      key: `articles/${String(id)}`,
      model: 'articles',
      document_id: Number(id),
      state: 'waiting',
      author: mere.id,
      asked_at: ASKED,
      note: 'Check the\ntimes.',
    },
  });
  const line = [
    '1 draft is waiting for review',
    'grid-walk, by Mere since 24 Nov 2026, 9:00am: “Check the times.”',
  ];
  expect(await linesOf(tane)).toEqual([line]);
  expect(await linesOf(await account('admin', 'Hana'))).toEqual([line]);
  expect(await linesOf(mere)).toEqual([]);
  for (const role of ['results', 'shop', 'gate'] as const)
    expect(await linesOf(await account(role, role))).toEqual([]);

  await payload.update({
    collection: 'reviews',
    id: review.id,
    data: { state: 'sent-back', reviewer: tane.id, reason: 'Say when they close.' },
  });
  expect(await linesOf(tane)).toEqual([]);
  expect(await linesOf(mere)).toEqual([
    ['1 of your drafts was sent back', 'grid-walk: “Say when they close.” (Tāne)'],
  ]);
  await payload.delete({ collection: 'reviews', id: review.id });
});

test('a comment on a block links to it', async () => {
  const { payload } = opened;
  const { id } = await newRecord('articles', 'camping');
  const about = { model: 'articles', document_id: Number(id) };
  const block_id = '0123456789abcdef01234567';
  const first = await payload.create({
    collection: 'comments',
    data: { ...about, block_id, block_name: 'Heading', text: 'Which gate?', author: mere.id },
  });
  await payload.create({
    collection: 'comments',
    data: { ...about, thread: first.id, text: 'The west one.', author: tane.id },
  });
  const todos = await findTodos(await requestOf(mere), null);
  expect(todos.find(({ label }) => label.includes('comment'))?.details).toEqual([
    {
      title: 'camping: “The west one.” (Tāne)',
      href: `/admin/collections/articles/${String(id)}?block=${block_id}`,
    },
  ]);
  await payload.delete({ collection: 'comments', where: { document_id: { equals: Number(id) } } });
});

test('an open comment is on the home screens of those who didn’t have the last word', async () => {
  const { payload } = opened;
  const officer = await account('results', 'Hana');
  const { id } = await newRecord('rounds', 'opener');
  const write = (author: Account, text: string, thread?: number) =>
    payload.create({
      collection: 'comments',
      data: {
        model: 'rounds',
        document_id: Number(id),
        text,
        author: author.id,
        ...(thread === undefined ? {} : { thread }),
      },
    });
  const { id: thread } = await write(mere, 'When do gates open?');
  const asked = [['1 comment is open', 'opener: “When do gates open?” (Mere)']];
  expect([await linesOf(mere), await linesOf(tane), await linesOf(officer)]).toEqual([[], asked, asked]);
  await write(officer, 'At seven.', thread);
  const answered = [['1 comment is open', 'opener: “At seven.” (Hana)']];
  expect([await linesOf(mere), await linesOf(tane), await linesOf(officer)]).toEqual([
    answered,
    answered,
    [],
  ]);
  await payload.update({
    collection: 'comments',
    id: thread,
    data: { resolved_at: ASKED, resolved_by: mere.id },
  });
  expect([await linesOf(mere), await linesOf(tane), await linesOf(officer)]).toEqual([[], [], []]);
});
