import { expect, test, type APIRequestContext, type Page, type Route } from '@playwright/test';
import ICAL from 'ical.js';
import { cmsUrl, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';

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

test('a subscriber’s calendar follows a change of the timetable', { tag: '@full' }, async ({ request }) => {
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
    .toMatchObject({ uid: first?.uid, status: 'CONFIRMED', start: '2027-09-24T21:05:00.000Z' });
  const moved = await eventNow();
  expect(moved?.sequence).toBeGreaterThan(Number(first?.sequence));
  await cms.update('results', session.id, { session_status: 'cancelled', _status: 'published' });
  await expect
    .poll(eventNow)
    .toMatchObject({ uid: first?.uid, status: 'CANCELLED', start: '2027-09-24T21:05:00.000Z' });
  expect((await eventNow())?.sequence).toBeGreaterThan(Number(moved?.sequence));
  await cms.remove('results', session.id);
  await cms.remove('rounds', round);
});

test('an editor pastes a timetable and an entry list, sees what changes first, and adds a driver who has no page', async ({
  page,
  request,
}) => {
  const { cms, id, url, categoryName } = await newRound(request);
  await openCms(page);
  // As the home's "Change the timetable" leads there.
  await openScreen(page, `${cmsUrl()}/admin/collections/rounds/${String(id)}?tab=Timetable%20and%20entries`);
  const timetable = page.getByRole('group', { name: 'Timetable from a table' });
  await timetable
    .getByLabel('Or paste a table')
    .fill(`Start\tCategory\tSession\nlate\t${categoryName}\tRace 1\n`);
  await timetable.getByRole('button', { name: 'Show the changes' }).click();
  await expect(timetable.getByText('Nothing was changed.')).toBeVisible();
  await expect(timetable.getByText('Line 2: The start “late” isn’t a time such as 13:30.')).toBeVisible();
  await timetable
    .getByLabel('Or paste a table')
    .fill(`Start\tEnd\tCategory\tSession\n9:00\t9:20\t${categoryName}\tRace 1\n7:30\t\t\tGates open\n`);
  await timetable.getByRole('button', { name: 'Show the changes' }).click();
  await expect(timetable.getByText('2 rows, 2 changed.')).toBeVisible();
  await timetable.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(timetable.getByText('2 rows imported.')).toBeVisible();

  const driver = `Mere ${ownName('tautahi')}`;
  const entries = page.getByRole('group', { name: 'Entry list from a table' });
  await entries.getByLabel('CSV file').setInputFiles({
    name: 'entries.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`No;Driver;Team\n7;${driver};Kea Racing\n`),
  });
  await entries.getByRole('button', { name: 'Show the changes' }).click();
  await entries.getByRole('checkbox', { name: 'Add 1 driver' }).check();
  await expect(entries.getByText(`driver ${driver}`)).toBeVisible();
  await entries.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(entries.getByText('1 row imported.')).toBeVisible();

  const htmlOf = async (path: string) => (await request.get(path)).text();
  await expect.poll(() => htmlOf(`/round/${url}`)).toContain('Gates open');
  const record = await cms.first('drivers', `where[last_name][equals]=${driver.replace('Mere ', '')}`);
  const link = `href="/drivers/${String(record['url'])}"`;
  await expect.poll(() => htmlOf(`/round/${url}/entries`)).toContain(link);
  for (const collection of ['entries', 'results'])
    for (let left = 1; left <= (collection === 'results' ? 2 : 1); left += 1) {
      const doc = await cms.first(collection, `where[round][equals]=${String(id)}`);
      await cms.remove(collection, doc.id);
    }
  await cms.remove('drivers', record.id);
  await cms.remove('rounds', id);
});

test(
  'an administrator makes a timing provider’s secret, sees it once, and confirms that the next replaces it',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const { id } = await cms.create('timing-providers', { name: ownName('timing'), is_active: true });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openCms(page);
    await openScreen(page, `${cmsUrl()}/admin/collections/timing-providers/${String(id)}`);
    await page.getByRole('button', { name: 'Create the secret' }).click();
    const shown = page.getByLabel('Copy it now: it’s only shown once.');
    await expect(shown).toBeFocused();
    const first = await shown.inputValue();
    expect(first.length).toBeGreaterThan(40);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(first);

    await page.reload();
    await expect(page.getByRole('button', { name: 'Create a new secret' })).toBeVisible();
    expect(await page.content()).not.toContain(first);
    await page.getByRole('button', { name: 'Create a new secret' }).click();
    await expect(
      page.getByText('The current secret will stop working immediately', { exact: false }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Keep the current one' }).click();
    await expect(shown).toHaveCount(0);
    await page.getByRole('button', { name: 'Create a new secret' }).click();
    await page.getByRole('button', { name: 'Replace the secret' }).click();
    await expect(shown).toBeFocused();
    expect(await shown.inputValue()).not.toBe(first);
    await cms.remove('timing-providers', id);
  },
);

/** Delays the server's answers to a form about its fields, so that they know nothing of what comes later. */
async function answerLate(page: Page) {
  const asked = Promise.withResolvers<null>();
  const open = Promise.withResolvers<null>();
  const late = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const response = await route.fetch();
    asked.resolve(null);
    await open.promise;
    await route.fulfill({ response });
  };
  await page.route('**/admin/**', late);
  return {
    asked: asked.promise,
    letGo: async () => {
      open.resolve(null);
      await page.unrouteAll({ behavior: 'wait' });
    },
  };
}

test(
  'the colours of a category’s classes are checked at their fields, and results are marked with them',
  { tag: '@full' },
  async ({ page, request }) => {
    const { cms, id: round } = await newRound(request);
    const name = ownName('classes');
    const category = await cms.create('categories', { name, url: name });
    const race = await cms.create('results', {
      session_name: name,
      round,
      category: category.id,
      kind: 'race',
      date: '2027-09-24T22:00:00.000Z',
      classification: 'provisional',
      rows: ['A', 'B'].map((letter, index) => ({
        position: index + 1,
        name: `Driver ${letter}`,
        class: letter,
      })),
      _status: 'published',
    });
    const account = await openCms(page);
    await openScreen(page, `${cmsUrl()}/admin/collections/categories/${String(category.id)}`);
    await page.getByRole('button', { name: 'Add Class' }).click();
    const field = (name: string) => page.locator(`#field-class_colours__0__${name}`);
    await field('name').fill('A');
    const answered = await answerLate(page);
    await field('colour').fill('#ffd400');
    await answered.asked;
    const refusal = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.getByRole('button', { name: 'Save' }).click();
    expect((await refusal).status()).toBe(400);
    const message = page.getByText('#ffd400 has a contrast of 1.1 in light mode', { exact: false });
    await expect(message).toBeVisible();
    // The answer to what was typed before knows nothing of the refusal.
    await answered.letGo();
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect(message).toBeVisible();
    await field('colour').fill('#8a6d00');
    await field('dark_colour').fill('#ffd400');
    await page.getByRole('button', { name: 'Save' }).click();
    const html = async () => (await request.get(`/session/${String(race.id)}`)).text();
    await expect.poll(html).toContain('--class-colour:light-dark(#8a6d00, #ffd400)');

    // Whoever has the form open holds the record.
    await page.goto('about:blank');
    await cms.remove('results', race.id);
    await cms.remove('rounds', round);
    await (await signInToCms(request, account)).remove('categories', category.id);
  },
);
