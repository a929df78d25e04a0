import { expect, test } from '@playwright/test';
import { cmsUrl, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';
import { text } from '../support/texts.ts';

const SHEET = [
  '\uFEFFPos;No.;Driver;Cls;Laps;Best Tm;Total Tm;Diff',
  '1;7;Aroha Tane;A;12;1:09,512;14:21,004;',
  '2;12;"Lee; Sam";A;12;1:09,9;14:25,104;4,1',
  'DNF;33;Joe Hill;B;4;1:12,000;;',
].join('\r\n');

async function newSession(request: Parameters<typeof signInToCms>[0]) {
  const cms = await signInToCms(request);
  const some = await cms.first('results', 'where[has_sheet][equals]=true');
  const session_name = ownName('race');
  const { id } = await cms.create('results', {
    session_name,
    round: some['round'],
    category: some['category'],
    is_a_race: true,
    // On one of the round's days, and not during another session of the category.
    date: new Date(Date.parse(String(some['date'])) - 60_000).toISOString(),
    rows: [{ position: 1, race_number: '33', name: 'Joe Hill', class: 'B' }],
    classification: 'provisional',
    _status: 'published',
  });
  return { cms, id, session_name };
}

test('a results officer reviews the changes and imports a sheet', async ({ page, request }) => {
  const { cms, id } = await newSession(request);
  await openCms(page);
  await openScreen(page, `${cmsUrl()}/admin/collections/results/${id}`);
  const input = page.getByLabel('Import rows from a CSV file');

  // An error in one line means that nothing is written, and every error is reported with its line.
  const faulty = SHEET.replace('1:09,512', '1:99,512').replace('Joe Hill', '');
  await input.setInputFiles({ name: 'race.csv', mimeType: 'text/csv', buffer: Buffer.from(faulty) });
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  await expect(
    page.getByText('Line 2: The best time “1:99,512” isn’t a time', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('Line 4: Name missing.')).toBeVisible();
  expect((await cms.first('results', `where[id][equals]=${id}`))['rows']).toHaveLength(1);

  await input.setInputFiles({ name: 'race.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) });
  await expect(page.getByText('3 rows, 3 changed.')).toBeVisible();
  await expect(page.getByText('position: 1 → –', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('3 rows imported.')).toBeVisible();

  await expect.poll(async () => (await request.get(`/session/${id}`)).text()).toContain('Aroha Tane');
  await page.goto(`/session/${id}`);
  await expect(page.getByText(text('results.provisional'), { exact: false }).first()).toBeVisible();
  await cms.remove('results', id);
});

test('another result has another picture in chats', { tag: '@full' }, async ({ request }) => {
  const { cms, id } = await newSession(request);
  const pictureOf = async () =>
    /property="og:image" content="([^"]+)"/.exec(await (await request.get(`/session/${id}`)).text())?.[1] ??
    '';
  const before = await pictureOf();
  expect(before).toContain(`/session/${id}.png`);
  expect((await request.get(new URL(before).pathname)).status()).toBe(200);
  await cms.update('results', id, {
    rows: [{ position: 1, race_number: '7', name: 'Aroha Tane' }],
    _status: 'published',
  });
  await expect.poll(pictureOf).not.toBe(before);
  const after = new URL(await pictureOf()).pathname;
  const answer = await request.get(after);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  await cms.remove('results', id);
});

test(
  'a sheet becomes official with a time, and every correction stays readable',
  { tag: '@full' },
  async ({ page, request }) => {
    const { cms, id } = await newSession(request);
    await cms.update('results', id, {
      rows: [{ position: 1, race_number: '7', name: 'Aroha Tane' }],
      _status: 'published',
    });
    await cms.update('results', id, { classification: 'official', _status: 'published' });
    await expect
      .poll(async () => (await request.get(`/session/${id}`)).text())
      .toContain(text('results.official'));
    await page.goto(`/session/${id}`);
    await expect(page.getByText(/Official since .*2027/)).toBeVisible();

    const { body } = await cms.send(
      'GET',
      `results/versions?where[parent][equals]=${id}&sort=-updatedAt&depth=0`,
    );
    const names = body.docs?.map((version) => JSON.stringify(version['version']));
    expect(names?.length).toBeGreaterThanOrEqual(3);
    expect(names?.at(-1)).toContain('Joe Hill');
    await cms.remove('results', id);
  },
);

test(
  'an import is rejected if somebody else has changed the sheet in the meantime',
  { tag: '@full' },
  async ({ request }) => {
    const { cms, id } = await newSession(request);
    const looked = await cms.send('POST', `results/${id}/import-rows`, { csv: SHEET });
    expect(looked.body['applied']).toBe(false);
    await cms.update('results', id, { session_name: 'Corrected', _status: 'published' });
    const { basedOn } = looked.body;
    const late = await cms.send('POST', `results/${id}/import-rows`, { csv: SHEET, apply: true, basedOn });
    expect(late.status).toBe(409);
    expect((await cms.first('results', `where[id][equals]=${id}`))['rows']).toHaveLength(1);
    await cms.remove('results', id);
  },
);
