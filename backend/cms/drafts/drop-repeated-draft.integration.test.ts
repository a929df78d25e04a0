import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';

const opened = temporaryPayload();

/** How far one request may be when the other starts. */
const MOMENTS = 20;
const STEPS = 25;

async function stepsLater(count: number): Promise<void> {
  for (let step = 0; step < count * STEPS; step += 1) await Promise.resolve();
}

const FIRST = 'First title';
const blocks = [
  { blockType: 'core-heading' as const, heading: 'Words', heading_type: 'h1' as const, display: {} },
];

async function publishedPage(): Promise<number> {
  const url = `page-${randomUUID()}`;
  const { id } = await opened.payload.create({
    collection: 'pages',
    data: { name: 'A page', url, seo_title: FIRST, blocks, _status: 'published' },
  });
  return id;
}
/** The autosave request that a form sends during typing. */
const autosave = (id: number, seo_title: string) =>
  opened.payload.update({
    collection: 'pages',
    id,
    draft: true,
    autosave: true,
    data: { seo_title, _status: 'draft' },
    req: { query: { autosave: 'true' } },
  });
const publish = (id: number, seo_title: string) =>
  opened.payload.update({ collection: 'pages', id, data: { seo_title, _status: 'published' } });
const saveDraft = (id: number, seo_title: string) =>
  opened.payload.update({
    collection: 'pages',
    id,
    draft: true,
    data: { seo_title, _status: 'draft' },
  });
/** What editors see when they open the record, and whether lists show it as changed. */
async function newest(id: number) {
  const { seo_title, _status } = await opened.payload.findByID({ collection: 'pages', id, draft: true });
  const { docs } = await opened.payload.find({
    collection: 'pages',
    draft: true,
    where: { id: { equals: id } },
  });
  expect(docs.map((doc) => doc._status)).toEqual([_status]);
  return { seo_title, _status };
}

test('an autosave creates a draft if it changes something, but not if it repeats the published version', async () => {
  const id = await publishedPage();
  expect(await autosave(id, FIRST)).toMatchObject({ _status: 'published' });
  expect(await newest(id)).toEqual({ seo_title: FIRST, _status: 'published' });

  expect(await autosave(id, 'Typed')).toMatchObject({ _status: 'draft' });
  expect(await newest(id)).toEqual({ seo_title: 'Typed', _status: 'draft' });
  // Typed, then undone.
  await autosave(id, FIRST);
  expect(await newest(id)).toEqual({ seo_title: FIRST, _status: 'published' });

  await publish(id, 'Second title');
  await autosave(id, FIRST);
  expect(await newest(id)).toEqual({ seo_title: FIRST, _status: 'draft' });
});

test('a manually saved draft is kept, whatever it contains', async () => {
  const id = await publishedPage();
  await saveDraft(id, 'Put aside');
  await saveDraft(id, FIRST);
  expect(await newest(id)).toEqual({ seo_title: FIRST, _status: 'draft' });
  await autosave(id, FIRST);
  expect(await newest(id)).toEqual({ seo_title: FIRST, _status: 'draft' });
});

test('a record published during an autosave counts as published, whichever request was sent first', async () => {
  const id = await publishedPage();
  for (let moment = 0; moment < MOMENTS; moment += 1) {
    const title = `Title ${String(moment)}`;
    await autosave(id, 'Typed before');
    const publishing = publish(id, title);
    await stepsLater(moment);
    await Promise.all([publishing, autosave(id, title)]);
    expect(await newest(id)).toEqual({ seo_title: title, _status: 'published' });

    const keeping = autosave(id, 'Typed before');
    await stepsLater(moment);
    await Promise.all([keeping, publish(id, title)]);
    expect(await newest(id)).toEqual({ seo_title: title, _status: 'published' });
  }
});
