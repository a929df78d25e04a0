import { expect, test } from '@playwright/test';
import { cmsUrl, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';

test(
  "an image that an article shows can't be deleted, and the editor sees why",
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const article = await cms.first('articles', 'where[image][exists]=true&where[_status][equals]=published');
    const picture = `${cmsUrl()}/admin/collections/media/${String(article['image'])}`;
    await openCms(page, 'editor');
    await openScreen(page, picture);
    await page.locator('.doc-controls__popup .popup-button').click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Still in use:')).toBeVisible();
    expect((await cms.send('GET', `media/${String(article['image'])}`)).status).toBe(200);
  },
);

test(
  'an import includes what was just typed, and reads files exported on Windows',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const some = await cms.first('results', 'where[has_sheet][equals]=true');
    const { id } = await cms.create('results', {
      session_name: ownName('typed'),
      round: some['round'],
      category: some['category'],
      _status: 'published',
    });
    await openCms(page, 'results');
    await openScreen(page, `${cmsUrl()}/admin/collections/results/${String(id)}`);
    const input = page.getByLabel('Import rows from a CSV file');
    const choose = (buffer: Buffer) =>
      input.setInputFiles({ name: 'race.csv', mimeType: 'text/csv', buffer });
    const put = page.getByRole('button', { name: 'Import 1 row' });

    await choose(Buffer.from('PK\u0003\u0004\0\0'));
    await expect(page.getByText('Save the sheet as CSV')).toBeVisible();
    await choose(Buffer.from('Pos,No,Name\n1,7,René Müller\n', 'latin1'));
    await expect(page.getByText('7 René Müller')).toBeVisible();
    await expect(put).toBeEnabled();
    await page.locator('#field-session_name').fill('Typed before the import');
    await expect(put).toBeDisabled();
    await expect(page.getByText('Save your changes first')).toBeVisible();

    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('Save your changes first')).toHaveCount(0);
    await choose(Buffer.from('Pos,No,Name\n1,7,René Müller\n', 'latin1'));
    await expect(put).toBeEnabled();
    await put.click();
    await expect(page.getByText('1 row imported.')).toBeVisible();
    const saved = await cms.first('results', `where[id][equals]=${String(id)}`);
    expect(saved).toMatchObject({
      session_name: 'Typed before the import',
      rows: [{ race_number: '7', name: 'René Müller' }],
    });
    await cms.remove('results', id);
  },
);

test(
  'a session without a class isn’t published, and its field says why',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const some = await cms.first('results', 'where[has_sheet][equals]=true');
    const name = ownName('classless');
    const { id } = await cms.create(
      'results',
      {
        session_name: name,
        round: some['round'],
        kind: 'practice',
        date: '2035-11-20T22:00:00.000Z',
        _status: 'draft',
      },
      '?draft=true',
    );
    await openCms(page, 'results');
    await openScreen(page, `${cmsUrl()}/admin`);
    const todo = page.getByRole('region', { name: 'Needs doing' });
    await todo.getByText(/sessions? ha(?:s|ve) no class/).click();
    await todo.getByRole('link', { name: new RegExp(name) }).click();
    const publish = page.getByRole('button', { name: 'Publish changes' });
    await expect(publish).toBeEnabled();
    await publish.click();
    await expect(page.locator('#field-category')).toContainText(
      'Choose a category. Only activities can go without one.',
    );
    expect((await cms.first('results', `draft=true&where[id][equals]=${String(id)}`))['_status']).toBe(
      'draft',
    );
    await cms.remove('results', id);
  },
);

test(
  'a form that a colleague’s change has made old keeps what was typed, beside the newest version',
  { tag: '@full' },
  async ({ page, request }) => {
    const cms = await signInToCms(request);
    const name = ownName('question');
    const { id } = await cms.create('faqs', { name });
    await openCms(page, 'editor');
    await openScreen(page, `${cmsUrl()}/admin/collections/faqs/${String(id)}`);
    const field = page.locator('#field-name');
    await expect(field).toHaveValue(name);
    await cms.update('faqs', id, { name: `${name} newer` });
    await field.fill(`${name} mine`);
    await page.getByRole('dialog').getByRole('button', { name: 'Show the newest version' }).click();

    const kept = page.getByRole('status', { name: 'Not saved' });
    await expect(kept).toContainText(`now “${name} newer”`);
    await expect(kept.getByRole('textbox')).toHaveValue(`${name} mine`);
    await expect(field).toHaveValue(`${name} newer`);
    await kept.getByRole('button', { name: 'Restore mine' }).click();
    await expect(field).toHaveValue(`${name} mine`);
    await kept.getByRole('button', { name: 'Close' }).click();
    await expect(kept).toHaveCount(0);
    await cms.remove('faqs', id);
  },
);
