import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { summaryOf } from './compare.ts';
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
