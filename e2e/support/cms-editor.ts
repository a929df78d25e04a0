import { expect, type APIRequestContext, type Page } from '@playwright/test';

/**
 * What editors do in the CMS of their own site, through its REST interface or on its screens. global-setup.ts provides the address
 * and the admin; the tests that use them are in e2e/editors and run on that site (playwright.config.ts).
 */

export type CmsRecord = { readonly id: number } & Readonly<Record<string, unknown>>;

const setting = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: global-setup.ts should have set it.`);
  return value;
};
export const cmsUrl = (): string => setting('E2E_EDITORS_CMS_URL');

export type CmsSession = {
  /** Calls the CMS's own interface, below /api. @returns status and body */
  readonly send: (
    method: string,
    path: string,
    data?: object,
  ) => Promise<{ status: number; body: CmsAnswer }>;
  readonly create: (collection: string, data: object, query?: string) => Promise<CmsRecord>;
  readonly update: (collection: string, id: number, data: object, query?: string) => Promise<CmsRecord>;
  /** Uploads a picture to the library. @returns its id */
  readonly upload: (
    file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
    data: object,
  ) => Promise<number>;
  readonly remove: (collection: string, id: number) => Promise<void>;
  readonly first: (collection: string, query: string) => Promise<CmsRecord>;
};
type CmsAnswer = { readonly doc?: CmsRecord; readonly docs?: CmsRecord[] } & Readonly<
  Record<string, unknown>
>;

type Account = { readonly email: string; readonly password: string };

/** Signs in; the browser that the requests belong to has the cookie then. @returns the token */
async function signIn(request: APIRequestContext, account: Account): Promise<string> {
  const login = await request.post(`${cmsUrl()}/api/users/login`, { data: account });
  expect(login.status(), await login.text()).toBe(200);
  const { token }: { token: string } = await login.json();
  return token;
}

/** A CMS session: of an account, or of the admin who signed in once for all tests (cms-token.ts). */
export async function signInToCms(request: APIRequestContext, account?: Account): Promise<CmsSession> {
  const token = account ? await signIn(request, account) : setting('E2E_EDITORS_CMS_TOKEN');
  const send: CmsSession['send'] = async (method, path, data) => {
    const answer = await request.fetch(`${cmsUrl()}/api/${path}`, {
      method,
      headers: { Authorization: `JWT ${token}` },
      ...(data ? { data } : {}),
    });
    return { status: answer.status(), body: await answer.json() };
  };
  const sure = async (method: string, path: string, data?: object) => {
    const { status, body } = await send(method, path, data);
    expect(status, JSON.stringify(body)).toBeLessThan(300);
    return body;
  };
  return {
    send,
    create: async (collection, data, query = '') => (await sure('POST', `${collection}${query}`, data)).doc!,
    update: async (collection, id, data, query = '') =>
      (await sure('PATCH', `${collection}/${id}${query}`, data)).doc!,
    upload: async (file, data) => {
      const answer = await request.post(`${cmsUrl()}/api/media`, {
        headers: { Authorization: `JWT ${token}` },
        multipart: { file, _payload: JSON.stringify(data) },
      });
      expect(answer.status(), await answer.text()).toBe(201);
      const { doc }: { doc: CmsRecord } = await answer.json();
      return doc.id;
    },
    // Whoever has its form open, or left it a moment ago, holds a lock: the test is over.
    remove: async (collection, id) => void (await sure('DELETE', `${collection}/${id}?overrideLock=true`)),
    first: async (collection, query) =>
      (await sure('GET', `${collection}?limit=1&depth=0&${query}`)).docs![0]!,
  };
}

/**
 * Signs a browser in to the CMS with its own account: if one account signs in twice at the same moment, the CMS keeps one session. By a
 * request: the screen for it, and the home screen after it, take longer than many a test (e2e/shop/gate-tests.ts signs in there).
 * @param name what colleagues see; its address without one
 * @returns the account: only its owner can change a record whose form is still open, or was left a moment ago
 */
export async function openCms(
  page: Page,
  role: 'admin' | 'editor' | 'results' | 'gate' | 'shop' = 'admin',
  name = '',
): Promise<Account> {
  const account = { email: `${ownName(role)}@example.org`, password: crypto.randomUUID() };
  await (await signInToCms(page.request)).create('users', { ...account, role, name });
  await signIn(page.request, account);
  return account;
}

/** Opens a screen of the CMS and waits until clicks and keys work there (backend/office/ready-mark.client.tsx). */
export async function openScreen(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('cms-interactive').length > 0);
}

/** A name that no other test uses, so that tests can run in parallel. */
export const ownName = (what: string): string => `e2e-${what}-${crypto.randomUUID().slice(0, 8)}`;

/** A block with a heading, as the CMS stores it. */
export const headingBlock = (heading: string, display: object = {}) => ({
  blockType: 'core-heading',
  heading,
  heading_type: 'h1',
  display,
});

const NODE = { version: 1, format: '', indent: 0, direction: 'ltr' } as const;

/** Words, or links among them, as a paragraph of a rich text, as the CMS stores it. */
export const paragraphOf = (...children: readonly object[]) => ({
  root: { ...NODE, type: 'root', children: [{ ...NODE, type: 'paragraph', textFormat: 0, children }] },
});

/** Plain words in a rich text. */
export const wordsNode = (text: string) => ({
  type: 'text',
  version: 1,
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
});
