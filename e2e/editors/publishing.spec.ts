import { expect, test, type Page, type Request, type Route } from '@playwright/test';
import { cmsUrl, headingBlock, openCms, openScreen, ownName, signInToCms } from '../support/cms-editor.ts';

const isSave = (request: Request) => request.method() === 'PATCH' && request.url().includes('/pages/');
const isAutosave = (request: Request) => isSave(request) && request.url().includes('autosave');
const isPublication = (request: Request) => isSave(request) && !isAutosave(request);

/** Longer than the form waits after the last key before it saves a draft. */
const UNTIL_DRAFT_MS = 2000;
/** How often each moment is tried: what a form remembers of the former publication differs. */
const TURNS = 3;

/** Lets time pass in the form, until it has drawn what follows from it. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Stops some of a form's requests before they reach the server. @returns sends them on, and all that follow */
async function hold(page: Page, isHeld: (request: Request) => boolean): Promise<() => Promise<void>> {
  const open = Promise.withResolvers<null>();
  const stop = async (route: Route) => {
    if (isHeld(route.request())) await open.promise;
    await route.fallback();
  };
  await page.route('**', stop);
  return async () => {
    open.resolve(null);
    await page.unroute('**', stop);
  };
}

type Form = {
  readonly page: Page;
  readonly type: (title: string) => Promise<void>;
  /** As a person clicks: whether or not the button is ready. */
  readonly publish: () => Promise<void>;
};

/** What the form's autosave is doing when Publish is pressed, each made to happen by holding back what would come too early. */
const MOMENTS: Readonly<Record<string, (form: Form, title: string) => Promise<void>>> = {
  'its draft falls due while the publication is on its way': async ({ page, type, publish }, title) => {
    const letGo = await hold(page, isPublication);
    await type(title);
    const sent = page.waitForRequest(isPublication);
    await publish();
    await sent;
    const drafts: Request[] = [];
    const note = (request: Request) => isAutosave(request) && drafts.push(request);
    page.on('request', note);
    await pass(page, UNTIL_DRAFT_MS);
    page.off('request', note);
    expect(drafts).toEqual([]);
    await letGo();
  },
  'its draft falls due while it reads what was published': async ({ page, type, publish }, title) => {
    await type(title);
    const letGo = await hold(page, (request) => request.method() === 'POST');
    const published = page.waitForResponse((answer) => isPublication(answer.request()));
    await publish();
    await published;
    await pass(page, UNTIL_DRAFT_MS);
    await letGo();
  },
  'its draft is on its way': async ({ page, type, publish }, title) => {
    const letGo = await hold(page, isAutosave);
    const sent = page.waitForRequest(isAutosave);
    await type(title);
    await sent;
    await publish();
    await letGo();
  },
  'its draft is on its way, with more typed': async ({ page, type, publish }, title) => {
    const letGo = await hold(page, isAutosave);
    const sent = page.waitForRequest(isAutosave);
    await type('Half');
    await sent;
    await type(title);
    await publish();
    await letGo();
  },
  'its draft is on its way, and the next one is due': async ({ page, type, publish }, title) => {
    const letGo = await hold(page, isAutosave);
    const sent = page.waitForRequest(isAutosave);
    await type('Half');
    await sent;
    await type(title);
    await pass(page, UNTIL_DRAFT_MS);
    await publish();
    await letGo();
  },
  'the answer to its next draft comes after that to the publication': async (
    { page, type, publish },
    title,
  ) => {
    const letGo = await hold(page, isAutosave);
    const sent = page.waitForRequest(isAutosave);
    await type('Half');
    await sent;
    await type(title);
    await pass(page, UNTIL_DRAFT_MS);
    const saved = Promise.withResolvers<null>();
    const isShown = Promise.withResolvers<null>();
    const late = async (route: Route) => {
      const request = route.request();
      if (isPublication(request)) await saved.promise;
      if (!isAutosave(request) || request.postData()?.includes(title) !== true) return route.fallback();
      const response = await route.fetch();
      saved.resolve(null);
      await isShown.promise;
      await route.fulfill({ response });
    };
    await page.route('**', late);
    const published = page.waitForResponse((answer) => isPublication(answer.request()));
    await publish();
    await letGo();
    await published;
    await expect(page.getByTitle('Status: Published')).toBeVisible();
    isShown.resolve(null);
    await page.unrouteAll({ behavior: 'wait' });
  },
  'a draft is saved, with more typed': async ({ page, type, publish }, title) => {
    const kept = page.waitForResponse((answer) => isAutosave(answer.request()));
    await type('Half');
    await kept;
    await type(title);
    await publish();
  },
};

/** What a form sends: its saves, and its requests for the current state of its fields, whose responses fill them in again. */
const isOfForm = (request: Request) => isSave(request) || request.method() === 'POST';

/** Waits until a form has sent everything that it sends by itself and has the responses. */
function watchSaves(page: Page) {
  const open = new Set<Request>();
  page.on('request', (request) => isOfForm(request) && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    await pass(page, UNTIL_DRAFT_MS);
    await expect.poll(() => open.size).toBe(0);
  };
}

test(
  'publishing right after typing publishes everything and leaves no draft',
  { tag: '@full' },
  async ({ page, request }) => {
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
    await openScreen(page, `${cmsUrl()}/admin/collections/pages/${String(id)}`);
    await expect(page.getByRole('heading', { name: 'Checks before publishing' })).toBeVisible();
    await page.getByRole('button', { name: 'Search engines' }).click();
    const settled = watchSaves(page);
    const title = page.locator('[name="seo_title"]');
    const publish = page.getByRole('button', { name: 'Publish changes' });
    const stored = async (draft: boolean) => {
      const { body } = await cms.send('GET', `pages/${String(id)}?depth=0&draft=${String(draft)}`);
      return { title: body['seo_title'], status: body['_status'] };
    };

    const form: Form = {
      page,
      type: (words) => title.fill(words),
      publish: () => publish.click({ force: true }),
    };

    const saves: Request[] = [];
    page.on('request', (request) => isSave(request) && saves.push(request));
    const faults: unknown[] = [];
    let last = '';
    for (let turn = 1; turn <= TURNS; turn += 1)
      for (const [index, [moment, pressPublish]] of Object.entries(MOMENTS).entries()) {
        last = `Title ${String(turn)}.${String(index)}`;
        const published = page.waitForResponse((answer) => isPublication(answer.request()));
        await pressPublish(form, last);
        await published;
        await settled();
        await expect(page.getByTitle('Status: Published')).toBeVisible();
        const [seen, newest] = await Promise.all([stored(false), stored(true)]);
        if (seen.title !== last || newest.title !== last || newest.status !== 'published')
          faults.push({ turn, moment, seen, newest });
        // The server would drop a draft that repeats what is published; the form sends none.
        if (saves.slice(saves.findLastIndex(isPublication)).some(isAutosave))
          faults.push({ turn, moment, draft: saves.at(-1)?.postData() });
      }
    expect(faults).toEqual([]);

    // What is typed afterwards is a draft as usual.
    await title.fill('For later');
    await expect.poll(() => stored(true)).toEqual({ title: 'For later', status: 'draft' });
    await expect(page.getByTitle('Status: Changed')).toBeVisible();
    expect(await stored(false)).toEqual({ title: last, status: 'published' });

    // The person typing holds the lock until they leave the form.
    await openScreen(page, `${cmsUrl()}/admin`);
    await expect.poll(async () => (await cms.send('DELETE', `pages/${String(id)}`)).status).toBe(200);
  },
);
