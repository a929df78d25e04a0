import { randomBytes } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import type { Customer } from './customers.ts';

type Doc = Readonly<Record<string, unknown>> & { readonly id: number };

/** What an admin does in a site's CMS, through its REST interface. */
export type Cms = {
  /** Records of a collection; `query` as in Payload's REST interface. */
  readonly find: (collection: string, query?: Readonly<Record<string, string>>) => Promise<readonly Doc[]>;
  readonly create: (collection: string, data: object) => Promise<Doc>;
  readonly update: (collection: string, id: number, data: object) => Promise<void>;
  readonly setGlobal: (name: string, data: object) => Promise<void>;
  /** Text of the newest email to an address, once there is one. */
  readonly mailTo: (email: string) => Promise<string>;
  /** The code in the newest email to an address, once that has one. */
  readonly codeTo: (email: string) => Promise<string>;
  /** A new customer with a password. It's set by an emailed code, so what was bought with the address is in the account. */
  readonly newCustomer: (email?: string) => Promise<Customer>;
};

/**
 * @param request sends calls to the site that the CMS belongs to
 * @param url of the CMS, without a trailing slash
 * @param token of an admin (cms-token.ts)
 */
export function openCms(request: APIRequestContext, url: string, token: string): Cms {
  const headers = { Authorization: `JWT ${token}` };

  const find: Cms['find'] = async (collection, query = {}) => {
    const response = await request.get(`${url}/api/${collection}`, { params: query, headers });
    return ((await response.json()) as { docs: Doc[] }).docs;
  };
  const create: Cms['create'] = async (collection, data) => {
    const response = await request.post(`${url}/api/${collection}`, { data, headers });
    expect(response.status(), await response.text()).toBe(201);
    return ((await response.json()) as { doc: Doc }).doc;
  };
  const mailTo = async (email: string) => {
    const query = { 'where[to][equals]': email, sort: '-id', limit: '1' };
    let newest: Doc | undefined;
    await expect
      .poll(async () => {
        [newest] = await find('mails', query);
        return newest !== undefined;
      })
      .toBe(true);
    return String(newest?.['text'] ?? '');
  };
  const codeTo = async (email: string) => {
    let code = '';
    await expect
      .poll(async () => (code = /^ *(\d{4} \d{4})$/m.exec(await mailTo(email))?.[1] ?? ''))
      .not.toBe('');
    return code;
  };
  return {
    find,
    create,
    mailTo,
    codeTo,
    async update(collection, id, data) {
      const response = await request.patch(`${url}/api/${collection}/${String(id)}`, { data, headers });
      expect(response.status(), await response.text()).toBe(200);
    },
    async setGlobal(name, data) {
      const response = await request.post(`${url}/api/globals/${name}`, { data, headers });
      expect(response.status()).toBe(200);
    },
    async newCustomer(email = `${randomBytes(6).toString('hex')}@example.nz`) {
      await create('customers', { email, first_name: 'Mere', last_name: 'Tawhai', is_verified: true });
      const password = randomBytes(9).toString('base64url');
      await request.get('/api/v1/cognito/user/recoverPassword', { params: { email } });
      const code = await codeTo(email);
      const set = await request.get('/api/v1/cognito/user/recoverPasswordCheck', {
        params: { email, code, newpassword: password },
      });
      expect(set.status()).toBe(200);
      return { email, password, name: 'Mere Tawhai' };
    },
  };
}

/** The CMS of the site that all browser tests share. */
export const sharedCms = (request: APIRequestContext): Cms =>
  openCms(request, process.env['E2E_BACKEND_URL'] ?? '', process.env['E2E_CMS_TOKEN'] ?? '');
