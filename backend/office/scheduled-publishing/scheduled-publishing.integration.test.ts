import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { sql } from '../../kernel/database/statement.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { findTodos } from '../todo.ts';
import { isToPublish } from './scheduled-publishing.ts';

const MINUTE_MS = 60_000;

const cms = temporaryPayload();

test('a failed publication is emailed to whoever scheduled it, audited, and listed until it is made', async () => {
  const { payload } = cms;
  const account = await payload.create({
    collection: 'users',
    data: { email: 'scheduler@example.org', password: crypto.randomUUID(), role: 'editor' },
  });
  const req = await createLocalReq({ user: { ...account, collection: 'users' } }, payload);
  const round = await payload.create({
    collection: 'rounds',
    draft: true,
    data: { name: 'Round without days', url: 'round-without-days', _status: 'draft' },
  });
  await payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: 'rounds', value: round.id },
      user: { relationTo: 'users', value: account.id },
    },
    waitUntil: new Date('2026-11-20T20:00:00.000Z'),
  });
  await payload.jobs.run();
  expect((await payload.findByID({ collection: 'rounds', id: round.id }))._status).toBe('draft');

  const { docs: mails } = await payload.find({
    collection: 'mails',
    where: { to: { equals: account.email } },
  });
  expect(mails.map(({ subject }) => subject)).toEqual(['Not published: Round without days']);
  expect(mails[0]?.text).toMatch(/was due to be published on 21 Nov 2026 9:00am/);
  expect(mails[0]?.text).toMatch(/Starts: Enter a start date\./);
  expect(mails[0]?.text).toContain(`http://localhost:4000/admin/collections/rounds/${String(round.id)}`);
  const { docs: audit } = await payload.find({ collection: 'audit-entries', sort: '-id', limit: 1 });
  expect(audit[0]).toMatchObject({
    action: 'schedule-failed',
    account: account.email,
    model: 'rounds',
    document_id: String(round.id),
    document_title: 'Round without days',
    changed_fields: expect.stringMatching(/Enter a start date/),
  });
  const failed = async () =>
    (await findTodos(req, null)).find(({ label }) => label === 'scheduled change failed')?.details ?? [];
  const line = {
    title: expect.stringMatching(/^Round without days: not published\. .*field/),
    href: `/admin/collections/rounds/${String(round.id)}`,
  };
  expect(await failed()).toEqual([line]);
  await payload.update({
    collection: 'rounds',
    id: round.id,
    data: { status_note: 'Its days are still unknown' },
    draft: true,
  });
  await runStatement(
    payload,
    sql`UPDATE rounds SET updated_at = ${new Date().toISOString()} WHERE id = ${round.id}`,
  );
  expect(await failed()).toEqual([line]);

  await payload.update({
    collection: 'rounds',
    id: round.id,
    data: {
      start_date: '2027-01-27T00:00:00.000Z',
      end_date: '2027-01-28T00:00:00.000Z',
      _status: 'published',
    },
  });
  expect(await failed()).toEqual([]);
});

test('an article that couldn’t be taken down is listed until it is, and a deleted record can’t be corrected', async () => {
  const { payload } = cms;
  const account = await payload.create({
    collection: 'users',
    data: { email: 'remover@example.org', password: crypto.randomUUID(), role: 'editor' },
  });
  const req = await createLocalReq({ user: { ...account, collection: 'users' } }, payload);
  const article = await payload.create({
    collection: 'articles',
    data: {
      name: 'Old news',
      url: 'old-news',
      display_start_time: '2026-11-01T00:00:00.000Z',
      _status: 'published',
    },
  });
  const user = { relationTo: 'users', value: account.id } as const;
  const ofArticle = { type: 'unpublish', doc: { relationTo: 'articles', value: article.id }, user } as const;
  const job = await payload.jobs.queue({ task: 'schedulePublish', input: ofArticle });
  await runStatement(
    payload,
    sql`UPDATE payload_jobs SET has_error = ${true}, error = ${'{"message":"The site was busy."}'} WHERE id = ${Number(job.id)}`,
  );
  const failed = async () =>
    (await findTodos(req, null))
      .filter(({ label }) => /^scheduled changes? failed$/.test(label))
      .flatMap(({ details = [] }) => details.map(({ title }) => title));
  const line = 'Old news: not taken down. The site was busy.';
  const save = (data: { name?: string; _status: 'draft' | 'published' }) =>
    payload.update({ collection: 'articles', id: article.id, data });
  expect(await failed()).toContain(line);
  await save({ name: 'Old news', _status: 'published' });
  expect(await failed()).toContain(line);
  await save({ _status: 'draft' });
  expect(await failed()).not.toContain(line);

  await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'rounds', value: 4_711 }, user },
  });
  await payload.jobs.run();
  const { docs: mails } = await payload.find({
    collection: 'mails',
    where: { to: { equals: account.email } },
  });
  expect(mails.map(({ subject }) => subject)).toEqual(['Deleted before its scheduled change: Round 4711']);
  expect(mails[0]?.text).toMatch(/since been deleted/);
  expect(mails[0]?.text).not.toContain('/admin');
});

test('a failed change that somebody made and then undid on purpose is no longer listed', async () => {
  const { payload } = cms;
  const account = await payload.create({
    collection: 'users',
    data: { email: 'undoer@example.org', password: crypto.randomUUID(), role: 'editor' },
  });
  const req = await createLocalReq({ user: { ...account, collection: 'users' } }, payload);
  const office = { req, overrideAccess: false } as const;
  const failing = async (name: string, type: 'publish' | 'unpublish', _status: 'draft' | 'published') => {
    const { id } = await payload.create({
      collection: 'articles',
      data: { name, url: name.toLowerCase(), display_start_time: '2026-11-01T00:00:00.000Z', _status },
    });
    const job = await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc: { relationTo: 'articles', value: id } },
    });
    await runStatement(
      payload,
      sql`UPDATE payload_jobs SET has_error = ${true}, error = ${'{"message":"Busy."}'} WHERE id = ${Number(job.id)}`,
    );
    return id;
  };
  const listed = async () =>
    (await findTodos(req, null))
      .filter(({ label }) => /^scheduled changes? failed$/.test(label))
      .flatMap(({ details = [] }) => details.map(({ title }) => title))
      .filter((title) => /^(?:Preview|Rumour)/.test(title))
      .toSorted();
  const preview = await failing('Preview', 'publish', 'draft');
  const rumour = await failing('Rumour', 'unpublish', 'published');
  expect(await listed()).toEqual(['Preview: not published. Busy.', 'Rumour: not taken down. Busy.']);

  const set = (id: number, _status: 'draft' | 'published', more: { unpublishAllLocales?: true } = {}) =>
    payload.update({ collection: 'articles', id, data: { _status }, ...more, ...office });
  await set(preview, 'published');
  await set(rumour, 'draft');
  expect(await listed()).toEqual([]);
  // Programs may ask for this; it rewrites the version that was published.
  await set(preview, 'draft', { unpublishAllLocales: true });
  await set(rumour, 'published');
  expect(await listed()).toEqual([]);
});

test('a publication interrupted by a crash is made after all', async () => {
  const { payload } = cms;
  const article = await payload.create({
    collection: 'articles',
    draft: true,
    data: { name: 'Broken off', display_start_time: new Date().toISOString(), _status: 'draft' },
  });
  const job = await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'articles', value: article.id } },
  });
  const now = new Date();
  const beginAt = (time: Date) =>
    runStatement(
      payload,
      sql`UPDATE payload_jobs SET processing = ${true}, updated_at = ${time.toISOString()} WHERE id = ${Number(job.id)}`,
    );
  const statusAfterRun = async () => {
    expect(await isToPublish(payload, now)).toBe(true);
    await payload.jobs.run();
    return (await payload.findByID({ collection: 'articles', id: article.id }))._status;
  };
  // Another backend may be working on it.
  await beginAt(new Date(now.getTime() - MINUTE_MS));
  expect(await statusAfterRun()).toBe('draft');
  await beginAt(new Date(now.getTime() - 3 * MINUTE_MS));
  expect(await statusAfterRun()).toBe('published');
});
