import { expect, test, type Page, type Request } from '@playwright/test';
import { cmsUrl, headingBlock, openCms, ownName, signInToCms } from '../support/cms-editor.ts';

/** How often somebody types and publishes at once. */
const TIMES = 50;

const isSave = (request: Request) => request.method() === 'PATCH' && request.url().includes('/pages/');
const isAutosave = (request: Request) => isSave(request) && request.url().includes('autosave');

/** What the form's autosave is doing when Publish is pressed. */
const MOMENTS = [
  'before its draft',
  'while its draft is on its way',
  'after a draft, with more typed',
] as const;

/** What a form sends: its saves, and its requests for the current state of its fields, whose responses fill them in again. */
const isOfForm = (request: Request) => isSave(request) || request.method() === 'POST';

/** Waits until a form has sent everything that it sends by itself and has the responses. */
function watchSaves(page: Page) {
  const open = new Set<Request>();
  page.on('request', (request) => isOfForm(request) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    await page.clock.fastForward(2000);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await expect.poll(() => open.size).toBe(0);
  };
}

test('publishing right after typing publishes everything and leaves no draft', async ({ page, request }) => {
  test.setTimeout(180_000);
  const cms = await signInToCms(request);
  const name = ownName('publishing');
  const { id } = await cms.create('pages', {
    name,
    url: name,
    blocks: [headingBlock('Words')],
    _status: 'published',
  });
  await openCms(page);
  await page.clock.install();
  await page.goto(`${cmsUrl()}/admin/collections/pages/${String(id)}`);
  await expect(page.getByRole('heading', { name: 'Checks before publishing' })).toBeVisible();
  await page.getByRole('button', { name: 'Search engines' }).click();
  const settled = watchSaves(page);
  const title = page.locator('[name="seo_title"]');
  const publish = page.getByRole('button', { name: 'Publish changes' });
  const stored = async (draft: boolean) => {
    const { body } = await cms.send('GET', `pages/${String(id)}?depth=0&draft=${String(draft)}`);
    return { title: body['seo_title'], status: body['_status'] };
  };

  const faults: unknown[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const moment = MOMENTS[time % MOMENTS.length];
    const typed = `Title ${String(time)}`;
    const sent = moment === MOMENTS[1] ? page.waitForRequest(isAutosave) : null;
    const kept =
      moment === MOMENTS[2] ? page.waitForResponse((answer) => isAutosave(answer.request())) : null;
    await title.fill(moment === MOMENTS[2] ? 'Half' : typed);
    await sent;
    if (kept) {
      await kept;
      await title.fill(typed);
    }
    const published = page.waitForResponse(
      (answer) => isSave(answer.request()) && !isAutosave(answer.request()),
    );
    // As a person clicks: whether or not the button is ready.
    await publish.click({ force: true });
    await published;
    await settled();
    await expect(page.getByTitle('Status: Published')).toBeVisible();
    const [seen, newest] = await Promise.all([stored(false), stored(true)]);
    if (seen.title !== typed || newest.title !== typed || newest.status !== 'published')
      faults.push({ time, moment, seen, newest });
  }
  expect(faults).toEqual([]);

  // What is typed afterwards is a draft as usual.
  await title.fill('For later');
  await expect.poll(() => stored(true)).toEqual({ title: 'For later', status: 'draft' });
  await expect(page.getByTitle('Status: Changed')).toBeVisible();
  expect(await stored(false)).toEqual({ title: `Title ${String(TIMES - 1)}`, status: 'published' });

  // The person typing holds the lock until they leave the form.
  await page.goto(`${cmsUrl()}/admin`);
  await expect.poll(async () => (await cms.send('DELETE', `pages/${String(id)}`)).status).toBe(200);
});
