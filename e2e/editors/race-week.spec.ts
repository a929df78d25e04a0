import { expect, test, type APIRequestContext } from '@playwright/test';
import ICAL from 'ical.js';
import { cmsUrl, openCms, ownName, signInToCms } from '../support/cms-editor.ts';

/** A round of its own on one day in New Zealand, with a category of the demo. */
async function newRound(request: APIRequestContext) {
  const cms = await signInToCms(request);
  const category = await cms.first('categories', 'sort=id');
  const url = ownName('round');
  const { id } = await cms.create('rounds', {
    name: url,
    url,
    start_date: '2027-09-24T20:00:00.000Z',
    end_date: '2027-09-25T05:00:00.000Z',
    categories: [category.id],
    _status: 'published',
  });
  return { cms, id, url, category: category.id, categoryName: String(category['name']) };
}

test('a subscriber’s calendar follows a change of the timetable', async ({ request }) => {
  const { cms, id: round, url, category } = await newRound(request);
  const session = await cms.create('results', {
    session_name: 'Race 1',
    round,
    category,
    kind: 'race',
    date: '2027-09-24T21:00:00.000Z',
    ends_at: '2027-09-24T21:20:00.000Z',
    _status: 'published',
  });
  const eventNow = async () => {
    const answer = await request.get(`/feeds/round/${url}.ics`);
    if (answer.status() !== 200) return null;
    const [component] = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents('vevent');
    if (!component) return null;
    const { uid, sequence, startDate } = new ICAL.Event(component);
    const status = String(component.getFirstPropertyValue('status'));
    return { uid, sequence, status, start: startDate.toJSDate().toISOString() };
  };
  await expect.poll(eventNow).not.toBeNull();
  const first = await eventNow();
  expect(first).toMatchObject({ sequence: 0, status: 'CONFIRMED', start: '2027-09-24T21:00:00.000Z' });

  await cms.update('results', session.id, { date: '2027-09-24T21:05:00.000Z', _status: 'published' });
  await expect
    .poll(eventNow)
    .toEqual({ uid: first?.uid, sequence: 1, status: 'CONFIRMED', start: '2027-09-24T21:05:00.000Z' });
  await cms.update('results', session.id, { session_status: 'cancelled', _status: 'published' });
  await expect
    .poll(eventNow)
    .toEqual({ uid: first?.uid, sequence: 2, status: 'CANCELLED', start: '2027-09-24T21:05:00.000Z' });
  await cms.remove('results', session.id);
  await cms.remove('rounds', round);
});

test('an editor pastes a timetable and an entry list, and sees what changes first', async ({
  page,
  request,
}) => {
  const { cms, id, url, categoryName } = await newRound(request);
  await openCms(page);
  await page.goto(`${cmsUrl()}/admin/collections/rounds/${String(id)}`);
  await page.getByRole('button', { name: 'Timetable and entries' }).click();
  const timetable = page.getByRole('group', { name: 'Timetable from a table' });
  await timetable
    .getByLabel('Or paste a table')
    .fill(`Start\tCategory\tSession\nlate\t${categoryName}\tRace 1\n`);
  await timetable.getByRole('button', { name: 'Show the changes' }).click();
  await expect(timetable.getByText('Nothing was changed.')).toBeVisible();
  await expect(timetable.getByText('Line 2: The start “late” is not a time such as 13:30.')).toBeVisible();
  await timetable
    .getByLabel('Or paste a table')
    .fill(`Start\tEnd\tCategory\tSession\n9:00\t9:20\t${categoryName}\tRace 1\n7:30\t\t\tGates open\n`);
  await timetable.getByRole('button', { name: 'Show the changes' }).click();
  await expect(timetable.getByText('2 rows, 2 changed.')).toBeVisible();
  await timetable.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(timetable.getByText('2 rows imported.')).toBeVisible();

  const entries = page.getByRole('group', { name: 'Entry list from a table' });
  await entries.getByLabel('CSV file').setInputFiles({
    name: 'entries.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('No;Driver;Team\n7;Mere Tautahi;Kea Racing\n'),
  });
  await entries.getByRole('button', { name: 'Show the changes' }).click();
  await entries.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(entries.getByText('1 row imported.')).toBeVisible();

  const htmlOf = async (path: string) => (await request.get(path)).text();
  await expect.poll(() => htmlOf(`/round/${url}`)).toContain('Gates open');
  await expect.poll(() => htmlOf(`/round/${url}/entries`)).toContain('Mere Tautahi');
  for (const collection of ['entries', 'results'])
    for (let left = 1; left <= (collection === 'results' ? 2 : 1); left += 1) {
      const doc = await cms.first(collection, `where[round][equals]=${String(id)}`);
      await cms.remove(collection, doc.id);
    }
  await cms.remove('rounds', id);
});
