import { z } from 'zod';
import type { Credentials } from './backend-process.ts';

const loginSchema = z.object({ token: z.string() });
const createdSchema = z.object({ doc: z.object({ id: z.number() }) });

export type Upload = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };

/** What an editor does in the CMS, through its REST interface. */
export type Cms = {
  readonly token: string;
  create(collection: string, data: Record<string, unknown>, query?: string): Promise<number>;
  update(collection: string, id: number, data: Record<string, unknown>, query?: string): Promise<void>;
  upload(collection: 'media' | 'files', file: Upload, data?: Record<string, unknown>): Promise<number>;
  updateGlobal(slug: string, data: Record<string, unknown>): Promise<void>;
};

async function checked(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text.slice(0, 600)}`);
  return JSON.parse(text);
}

/** The CMS with an existing session. */
export function cmsWith(url: string, token: string): Cms {
  const send = async (method: string, path: string, data: unknown) =>
    checked(
      await fetch(`${url}/api/${path}`, {
        method,
        headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(data),
      }),
    );
  return {
    token,
    create: async (collection, data, query = '') =>
      createdSchema.parse(await send('POST', `${collection}${query}`, data)).doc.id,
    update: async (collection, id, data, query = '') => {
      await send('PATCH', `${collection}/${id}${query}`, data);
    },
    updateGlobal: async (slug, data) => {
      await send('POST', `globals/${slug}`, data);
    },
    upload: async (collection, { name, type, bytes }, data = {}) => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
      form.set('_payload', JSON.stringify(data));
      const response = await fetch(`${url}/api/${collection}`, {
        method: 'POST',
        headers: { Authorization: `JWT ${token}` },
        body: form,
      });
      return createdSchema.parse(await checked(response)).doc.id;
    },
  };
}

/** Signs in to the CMS. */
export async function signIn(url: string, credentials: Credentials): Promise<Cms> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return cmsWith(url, loginSchema.parse(await checked(response)).token);
}
