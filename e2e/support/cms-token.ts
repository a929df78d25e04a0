import { randomBytes } from 'node:crypto';

const post = async (url: string, data: object, token?: string): Promise<Record<string, unknown>> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `JWT ${token}` } : {}) },
    body: JSON.stringify(data),
  });
  if (!response.ok) throw new Error(`${url} answered ${String(response.status)}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
};

type Account = { readonly email: string; readonly password: string };

const signIn = async (cms: string, { email, password }: Account): Promise<string> =>
  String((await post(`${cms}/api/users/login`, { email, password }))['token']);

/**
 * The token of a test admin who signs in once: if one account signs in twice at the same moment, the CMS keeps one session.
 * @param cms address of the CMS, without a trailing slash
 */
export async function ownAdminToken(cms: string, first: Account): Promise<string> {
  const own = {
    email: `tests-${randomBytes(4).toString('hex')}@example.org`,
    password: randomBytes(18).toString('base64url'),
  };
  await post(`${cms}/api/users`, { ...own, name: 'Browser tests', role: 'admin' }, await signIn(cms, first));
  return signIn(cms, own);
}
