import { randomUUID } from 'node:crypto';
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import type { User } from '../../payload-types.ts';
import { editingEndpoints } from './editing-endpoints.ts';

type Account = User & { readonly collection: 'users' };

let opened: TemporaryPayload;
let payload: Payload;
let mere: Account;
let tane: Account;

const account = async (name: string): Promise<Account> => ({
  ...(await payload.create({
    collection: 'users',
    data: { email: `${randomUUID()}@example.org`, name, password: randomUUID(), role: 'editor' },
  })),
  collection: 'users',
});

beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  [mere, tane] = [await account('Mere Tamati'), await account('Tāne Rewi')];
}, 120_000);
afterAll(() => opened.close());

const newArticle = () =>
  payload.create({
    collection: 'articles',
    data: {
      name: 'First',
      url: randomUUID(),
      display_start_time: '2027-01-01T00:00:00.000Z',
      _status: 'published',
    },
    user: mere,
  });

/** The autosave request of an account's form, which shows the version of `updatedAt`. */
const type = (user: Account, id: number, name: string, updatedAt?: string) =>
  payload.update({
    collection: 'articles',
    id,
    draft: true,
    autosave: true,
    overrideAccess: false,
    user,
    data: { name, _status: 'draft', ...(updatedAt === undefined ? {} : { updatedAt }) },
    req: { payloadAPI: 'REST', query: { autosave: 'true' } },
  });
const takeOver = async (user: Account, id: number) => {
  await payload.delete({
    collection: 'payload-locked-documents',
    where: { 'document.value': { equals: id } },
  });
  await payload.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'articles', value: id },
      user: { relationTo: 'users', value: user.id },
    },
  });
};
const versionsOf = async (id: number) => {
  const { docs } = await payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: id } },
    sort: 'updatedAt',
    showHiddenFields: true,
  });
  return docs.map(({ version }) => [version.name, version.changed_by]);
};

test('a lock counts from when somebody began to type, through all their autosaves', async () => {
  const { id } = await newArticle();
  const lockOfArticle = async () => {
    const { docs } = await payload.find({
      collection: 'payload-locked-documents',
      where: { 'document.value': { equals: id } },
    });
    return docs.map(({ createdAt }) => createdAt);
  };
  await type(mere, id, 'One');
  const [since] = await lockOfArticle();
  await type(mere, id, 'Two');
  expect(await lockOfArticle()).toEqual([since]);
});

test('a save after a take-over is refused, naming who took over', async () => {
  const { id } = await newArticle();
  await type(mere, id, 'Typed by Mere');
  await takeOver(tane, id);
  await expect(type(mere, id, 'Typed too late')).rejects.toThrow('Tāne Rewi is editing this now.');
  await expect(
    payload.update({
      collection: 'articles',
      id,
      data: { _status: 'published' },
      overrideAccess: false,
      overrideLock: false,
      user: mere,
      req: { payloadAPI: 'REST' },
    }),
  ).rejects.toThrow('Your changes weren’t saved');
});

test('what the other editor typed stays as a separate version', async () => {
  const { id } = await newArticle();
  const draft = await type(mere, id, 'Typed by Mere');
  await takeOver(tane, id);
  await type(tane, id, 'Typed by Tāne', draft.updatedAt);
  await type(tane, id, 'Typed by Tāne, again');
  expect(await versionsOf(id)).toEqual([
    ['First', mere.id],
    ['Typed by Mere', mere.id],
    ['Typed by Tāne, again', tane.id],
  ]);
});

test('a form that was opened before a colleague’s change can’t undo it', async () => {
  const { id, updatedAt } = await newArticle();
  await payload.update({ collection: 'articles', id, data: { name: 'Changed by Tāne' }, user: tane });
  const saved = payload.update({
    collection: 'articles',
    id,
    data: { name: 'Changed by Mere', updatedAt },
    overrideAccess: false,
    user: mere,
  });
  await expect(saved).rejects.toThrow('Tāne Rewi changed this after you opened it.');
  // A call without a version decides for itself.
  await payload.update({
    collection: 'articles',
    id,
    data: { blurb: 'By Mere' },
    overrideAccess: false,
    user: mere,
  });
});

test('saves one’s own forms, and forms of the newest version', async () => {
  const { id, updatedAt } = await newArticle();
  await payload.update({ collection: 'articles', id, data: { name: 'Second' }, user: mere });
  const again = { name: 'Third', updatedAt };
  const own = await payload.update({
    collection: 'articles',
    id,
    data: again,
    overrideAccess: false,
    user: mere,
  });
  const next = { name: 'Fourth', updatedAt: own.updatedAt };
  await payload.update({ collection: 'articles', id, data: next, overrideAccess: false, user: tane });
  expect(await payload.findByID({ collection: 'articles', id })).toMatchObject({ name: 'Fourth' });
});

test('a version that a colleague made can be restored', async () => {
  const { id } = await newArticle();
  await payload.update({ collection: 'articles', id, data: { name: 'Second' }, user: tane });
  const { docs } = await payload.findVersions({
    collection: 'articles',
    where: { parent: { equals: id }, 'version.name': { equals: 'First' } },
  });
  await payload.restoreVersion({
    collection: 'articles',
    id: docs[0]!.id,
    overrideAccess: false,
    user: mere,
  });
  expect(await payload.findByID({ collection: 'articles', id, showHiddenFields: true })).toMatchObject({
    name: 'First',
    changed_by: mere.id,
  });
});

test('the ordinary API doesn’t reveal who last changed a record', async () => {
  const { id } = await newArticle();
  const record = await payload.findByID({ collection: 'articles', id, overrideAccess: false, user: mere });
  expect(Object.keys(record).filter((name) => name.startsWith('changed'))).toEqual([]);
});

/** The response of one of the calls about the menus' form. */
async function callAboutMenus(user: Account, path: string) {
  const endpoint = editingEndpoints.find((one) => one.path === path);
  const req = await createLocalReq({ user }, payload);
  req.routeParams = { global: 'navigation' };
  const answer = await endpoint?.handler(req);
  const body: unknown = await answer?.json();
  return { status: answer?.status, body };
}
const editingSchema = z.object({
  editor: z.object({ name: z.string(), isYou: z.boolean(), since: z.string() }).nullable(),
});
const editorOfMenus = async (user: Account) =>
  editingSchema.parse((await callAboutMenus(user, '/editing/globals/:global')).body).editor;

/** What the menus' form sends: by itself, and when Save is pressed. */
const saveMenus = (user: Account, isPressed = false) =>
  payload.updateGlobal({
    slug: 'navigation',
    draft: true,
    overrideAccess: false,
    user,
    data: {
      shortcuts: [],
      _status: 'draft',
      ...(isPressed ? { updatedAt: '2027-01-01T00:00:00.000Z' } : {}),
    },
    req: { payloadAPI: 'REST', query: isPressed ? {} : { autosave: 'true' } },
  });

test('whoever edits the menus is named with the time, through all their autosaves, until somebody takes over', async () => {
  expect(await editorOfMenus(tane)).toBeNull();
  await saveMenus(mere);
  const seen = await editorOfMenus(tane);
  expect(seen).toMatchObject({ name: 'Mere Tamati', isYou: false });
  await saveMenus(mere);
  expect(await editorOfMenus(mere)).toEqual({ ...seen, isYou: true });
  await expect(saveMenus(tane)).rejects.toThrow('Mere Tamati is editing this now.');

  expect(await callAboutMenus(tane, '/editing/globals/:global/take-over')).toMatchObject({ status: 200 });
  await expect(saveMenus(mere)).rejects.toThrow('Tāne Rewi is editing this now.');
  await expect(saveMenus(mere, true)).rejects.toThrow('Your changes weren’t saved');
  // Pressing Save ends the editing.
  await saveMenus(tane, true);
  expect(await editorOfMenus(mere)).toBeNull();
  await saveMenus(mere);
});
