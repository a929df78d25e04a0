import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { z } from 'zod';
import { signInToCms } from '../../scripts/run/cms-sign-in.ts';
import { TEST_BACKEND_PORT, TEST_PORT, type TestSite } from '../../scripts/run/test-site.ts';
import { ownAdminToken } from '../support/cms-token.ts';
import { startOwnSite } from '../support/own-site.ts';

/** A site of its own: its settings ask for a second person, which concerns all its editors. */
const PORT = TEST_PORT + 5;
const BACKEND_PORT = TEST_BACKEND_PORT + 5;
const SITE = `http://localhost:${String(PORT)}`;
const CMS = `http://localhost:${String(BACKEND_PORT)}`;

const madeSchema = z.object({ doc: z.object({ id: z.number() }) });

let site: TestSite;
let token: string;

test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE });
test.beforeAll(async () => {
  site = await startOwnSite(PORT, BACKEND_PORT);
  token = await ownAdminToken(CMS, site.admin);
});
test.afterAll(() => site.stop());

async function post(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const answer = await request.post(`${CMS}/api/${path}`, {
    headers: { Authorization: `JWT ${token}` },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Somebody of the office at their own machine. */
async function sitDown(
  browser: Browser,
  request: APIRequestContext,
  name: string,
  role: string,
): Promise<Page> {
  const account = { email: `${crypto.randomUUID()}@example.org`, password: crypto.randomUUID() };
  await post(request, 'users', { ...account, name, role });
  const page = await (await browser.newContext()).newPage();
  await signInToCms(page, `${CMS}/admin/login`, account);
  return page;
}

const typeName = async (page: Page, name: string) => {
  const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true') && answer.ok());
  await page.locator('#field-name').fill(name);
  await saved;
};

test(
  'where a second person publishes, whoever made the last change can’t',
  { tag: '@full' },
  async ({ browser, request }) => {
    const chief = await sitDown(browser, request, 'Hana Moke', 'admin');
    await chief.goto(`${CMS}/admin/globals/domain-settings`);
    await chief.getByLabel('Publishing needs a second person').check();
    await chief.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(chief.getByText('Updated successfully.')).toBeVisible();

    const name = `second-${crypto.randomUUID().slice(0, 8)}`;
    const { doc } = madeSchema.parse(
      await post(request, 'pages?draft=true', { name, url: name, _status: 'draft' }),
    );
    const [mere, tane] = [
      await sitDown(browser, request, 'Mere Tamati', 'editor'),
      await sitDown(browser, request, 'Tāne Rewi', 'editor'),
    ];
    const openForm = async (page: Page) => {
      await page.goto(`${CMS}/admin/collections/pages/${String(doc.id)}`);
      await expect(page.getByRole('heading', { name: 'Checks before publishing' })).toBeVisible();
    };
    const review = (page: Page) => page.getByRole('region', { name: 'Review' });
    const publish = (page: Page) => page.getByRole('button', { name: 'Publish changes' });

    await openForm(mere);
    await expect(publish(mere)).toBeVisible();
    await typeName(mere, `${name} by Mere`);
    await expect(review(mere)).toContainText('You made the last change, so someone else has to publish it.');
    await expect(publish(mere)).toHaveCount(0);
    await review(mere).getByRole('button', { name: 'Ready for review' }).click();
    await review(mere).getByRole('button', { name: 'Mark as ready' }).click();
    await expect(review(mere)).toContainText('You marked this as ready for review');
    await mere.goto(`${CMS}/admin`);

    await openForm(tane);
    await expect(review(tane)).toContainText('Mere Tamati marked this as ready for review');
    await publish(tane).click();
    // A draft's address follows its name.
    await expect.poll(async () => (await request.get(`/${name}-by-mere`)).status()).toBe(200);
    await expect(review(tane)).toHaveCount(0);
    await tane.goto(`${CMS}/admin`);

    await openForm(chief);
    await typeName(chief, `${name} by Hana`);
    await expect(review(chief)).toContainText(
      'If you publish it yourself, the audit trail will record that.',
    );
    await publish(chief).click();
    await expect(review(chief)).toHaveCount(0);
    await chief.goto(`${CMS}/admin/collections/audit-entries`);
    await expect(
      chief
        .getByRole('row')
        .filter({ hasText: `${name} by Hana` })
        .first(),
    ).toContainText('Published without a second person');
  },
);
