import { z } from 'zod';
import type { FirstAdmin } from '../run/whole-site.ts';

const recordSchema = z.looseObject({ id: z.number() });
const listSchema = z.object({ docs: z.array(recordSchema) });
const createdSchema = z.object({ doc: recordSchema });
const loginSchema = z.object({ token: z.string() });
const paymentSchema = z.object({ payment: z.string() });

export type OfficeRecord = z.infer<typeof recordSchema>;

/** Prepares what the jobs need, through the APIs of a site. */
export type Office = {
  readonly create: (collection: string, data: object) => Promise<OfficeRecord>;
  readonly update: (collection: string, id: number, data: object) => Promise<OfficeRecord>;
  /** The first record of a query in Payload's REST API. */
  readonly first: (collection: string, query: string) => Promise<OfficeRecord>;
  /** Sends a form as a visitor would, and pays for it. */
  readonly sendForm: (form: number, data: object) => Promise<void>;
};

async function checked(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${response.url} answered ${String(response.status)}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

const json = (data: object, headers: Readonly<Record<string, string>> = {}) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(data),
});

/** Signs in to the CMS of the caller's site. */
export async function openOffice(siteUrl: string, cmsUrl: string, admin: FirstAdmin): Promise<Office> {
  const { token } = loginSchema.parse(await checked(await fetch(`${cmsUrl}/api/users/login`, json(admin))));
  const headers = { Authorization: `JWT ${token}` };
  const first: Office['first'] = async (collection, query) => {
    const response = await fetch(`${cmsUrl}/api/${collection}?limit=1&depth=0&${query}`, { headers });
    const [found] = listSchema.parse(await checked(response)).docs;
    if (!found) throw new Error(`There is nothing among ${collection} with ${query}.`);
    return found;
  };
  return {
    first,
    create: async (collection, data) =>
      createdSchema.parse(await checked(await fetch(`${cmsUrl}/api/${collection}`, json(data, headers)))).doc,
    update: async (collection, id, data) => {
      const address = `${cmsUrl}/api/${collection}/${String(id)}`;
      const request = { ...json(data, headers), method: 'PATCH' };
      return createdSchema.parse(await checked(await fetch(address, request))).doc;
    },
    sendForm: async (form, data) => {
      const address = `${siteUrl}/api/v1/cognito/form/submit/${String(form)}`;
      const sent = await fetch(address, json({ data, url: `${siteUrl}/` }));
      const { payment } = paymentSchema.parse(await checked(sent));
      if (payment === '') return;
      const { pathname, search } = new URL(payment);
      await fetch(`${siteUrl}${pathname}${search}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: siteUrl },
        body: 'decision=approve',
      });
    },
  };
}
