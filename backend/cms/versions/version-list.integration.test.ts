import { randomUUID } from 'node:crypto';
import { createLocalReq, handleEndpoints } from 'payload';
import { expect, test } from 'vitest';
import { textIn } from '../../../lib/shared/record.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { VERSIONS_KEPT } from '../collections/content-collection.ts';
import { inVersion } from '../records/draft-view.ts';
import { compareVersions, summaryOf } from './compare.ts';
import { subjectOf } from './subject.ts';
import { changesIn, versionsOf } from './version-list.ts';

const opened = temporaryPayload();

test('versions of the menus are compared using the labels of their form', async () => {
  const { payload } = opened;
  const user = await payload.create({
    collection: 'users',
    data: { email: 'editor@example.org', password: crypto.randomUUID(), role: 'editor' },
  });
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  const publish = (data: object) =>
    payload.updateGlobal({ slug: 'navigation', data: { ...data, _status: 'published' } });
  const { header } = await publish({
    header: [{ label: 'Racing', leads_to: 'screen', screen: 'timetable' }],
  });
  const [entry] = header ?? [];
  await publish({ header: [{ ...entry, label: 'The timetable' }] });
  await publish({ header: [{ ...entry, label: 'The timetable' }], notice: { text: 'Gates open at 7:30' } });

  const globalConfig = payload.config.globals.find(({ slug }) => slug === 'navigation');
  const subject = globalConfig
    ? subjectOf({ globalConfig, permissions: { collections: {}, globals: {} } })
    : null;
  if (subject === null) throw new Error('There is no Navigation.');
  expect([subject.form, subject.mayRestore]).toEqual(['/admin/globals/navigation', false]);
  const versions = await versionsOf(req, subject);
  expect(versions.map(({ state, isPublic }) => [state, isPublic])).toEqual([
    ['Published', true],
    ['Published', false],
    ['Published', false],
  ]);
  const changed = versions.map((_, index) => {
    const changes = changesIn(subject, versions, index);
    return changes === null ? null : summaryOf(changes);
  });
  expect(changed).toEqual(['Notice: Text', 'Menu: entry 1: The timetable › Label', null]);
});

test('a draft is compared with the published page even once that version is no longer stored', async () => {
  const { payload } = opened;
  const account = { email: 'writer@example.org', password: randomUUID(), role: 'editor' as const };
  const user = await payload.create({ collection: 'users', data: account });
  const { token } = await payload.login({ collection: 'users', data: account });
  const blocks = [
    { blockType: 'core-heading' as const, heading: 'Gates', heading_type: 'h1' as const, display: {} },
  ];
  const { id } = await payload.create({
    collection: 'pages',
    data: { name: 'Gates', url: 'gates', seo_title: 'On the site', blocks, _status: 'published' },
  });
  const saveDraft = (seo_title: string) =>
    payload.update({ collection: 'pages', id, draft: true, data: { seo_title, _status: 'draft' } });
  for (let draft = 1; draft < VERSIONS_KEPT; draft += 1) await saveDraft(`Draft ${String(draft)}`);
  const latest = await saveDraft('Last draft');

  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload);
  const { config: collectionConfig } = payload.collections.pages;
  const subject = subjectOf({ collectionConfig, docID: id, permissions: { collections: {}, globals: {} } });
  if (subject === null) throw new Error('There is no page.');
  const versions = await versionsOf(req, subject);
  const published = versions.find(({ isPublic }) => isPublic);
  expect(published).toMatchObject({ id: 'published', state: 'Published', isNewest: false });
  const [newest] = versions;
  expect(compareVersions(subject.fields, published!.content, newest!.content)).toMatchObject([
    { what: 'changed', values: { before: 'On the site', after: 'Last draft' } },
  ]);
  expect(await inVersion(payload, 'pages', latest, { model: 'pages', id: 'published' })).toMatchObject({
    seo_title: 'On the site',
  });

  const request = new Request(`http://localhost:4000/api/editing/pages/${String(id)}/review`, {
    headers: { Authorization: `JWT ${token ?? ''}` },
  });
  const answer = await handleEndpoints({ config: payload.config, request });
  expect(textIn(await answer.json(), 'compare')).toBe(
    `/admin/collections/pages/${String(id)}/versions/${String(newest!.id)}?from=published`,
  );
});
