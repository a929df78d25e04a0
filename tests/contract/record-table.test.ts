import { beforeAll, describe, expect, test } from 'vitest';
import { RECORD_BASES } from '../../lib/contract/endpoints/records.ts';
import { newVisitor } from './harness/accounts.ts';
import { newBuyer, postAs, type Buyer } from './harness/money.ts';
import { onEachShopServer, onOneShopServer } from './harness/servers.ts';
import { MODELS, type ContentBase, type Model } from './records/models.ts';
import { fieldsOf, keyOf, listSchema, newAdmin, seen, type Admin, type Values } from './records/records.ts';

const isContentBase = (base: string): base is ContentBase => base in MODELS;
const CONTENT_BASES = RECORD_BASES.filter(isContentBase);

onEachShopServer('every model of the generic records', (server) => {
  let admin: Admin;
  beforeAll(async () => {
    admin = await newAdmin(server);
  });

  test.each(CONTENT_BASES)(
    '%s is created with every field, and found by its id and its address (spec 3.13, 7.20, 7.21)',
    async (base) => {
      const model: Model = MODELS[base];
      const record = admin.whole(base);
      const { id } = await admin.ask(`${base}/create`, record);
      const found = await admin.ask(`${base}/${String(id)}`, {});
      expect(seen(record, found)).toEqual(seen(record, record));
      for (const name of [...Object.keys(record), ...model.computed])
        expect(Object.keys(found)).toContain(name);
      if (model.url) expect(await admin.ask(`${base}/${String(record[model.url])}`, {})).toEqual(found);
    },
  );
});

onOneShopServer('the generic records of a model', (server) => {
  const visitor = newVisitor(server);
  let admin: Admin;
  /** Somebody without rights. */
  let customer: Buyer;
  beforeAll(async () => {
    admin = await newAdmin(server);
    customer = await newBuyer(server);
  });

  test.each(RECORD_BASES)('POST %s answers a list without any filter (spec 7.19)', async (base) => {
    expect(listSchema.safeParse((await admin.post(base, {})).json).success).toBe(true);
  });

  describe.each(CONTENT_BASES)('%s', (base) => {
    const model: Model = MODELS[base];
    const needed = (record: Values) =>
      Object.fromEntries((model.needs ?? ['name']).map((name) => [name, record[name]]));
    const read = (id: number) => admin.ask(`${base}/${String(id)}`, {});

    test('takes every field on its own, and leaves the others as they were (spec 7.21)', async () => {
      const record = admin.whole(base);
      const { id } = await admin.ask(`${base}/create`, needed(record));
      for (const [name, value] of Object.entries(record))
        await admin.ask(`${base}/update`, { id, [name]: value });
      expect(seen(record, await read(id))).toEqual(seen(record, record));
    });

    test('is saved whole as it was read, without a change', async () => {
      const { id } = await admin.ask(`${base}/create`, admin.whole(base));
      const before = await read(id);
      await admin.ask(`${base}/update`, before);
      expect({ ...(await read(id)), updated_at: null }).toEqual({ ...before, updated_at: null });
    });

    test('is shown while it is enabled (spec 4.9, 7.22, 7.23)', async () => {
      const record = admin.whole(base);
      const { id } = await admin.ask(`${base}/create`, record);
      const shown = async () => (await visitor.post(`${base}/${String(id)}`, {})).status;
      const isListed = async () =>
        listSchema
          .parse((await visitor.post(base, { page_size: 100 })).json)
          .data.some((one) => one.id === id);
      if (model.isDraft) expect(await shown()).toBe(404);
      await admin.ask(`${base}/enable`, { id });
      expect([await shown(), await isListed()]).toEqual([200, true]);
      await admin.ask(`${base}/disable`, { id });
      expect([await shown(), await isListed()]).toEqual([404, false]);
      expect(seen(record, await read(id))).toEqual(seen(record, record));
      await admin.ask(`${base}/enable`, { id });
      expect([await shown(), await isListed()]).toEqual([200, true]);
      expect((await admin.post(`${base}/delete`, { id })).status).toBe(200);
      expect((await admin.post(`${base}/${String(id)}`, {})).status).toBe(404);
    });

    test('gets a picture (spec 7.24)', async () => {
      const { id } = await admin.ask(`${base}/create`, admin.whole(base));
      const key = keyOf(admin.known);
      const photo = { id, uuid: crypto.randomUUID(), name: 'The winner', key };
      const item = await admin.ask(`${base}/addPhoto`, { ...photo, model: base.split('/').at(-1) });
      expect(JSON.stringify(item[model.picture])).toContain(key);
      expect(fieldsOf(await admin.post(`${base}/addPhoto`, { ...photo, model: 'other' }))).toEqual(['model']);
      expect(
        fieldsOf(
          await admin.post(`${base}/addPhoto`, {
            ...photo,
            model: base.split('/').at(-1),
            key: 'f'.repeat(32),
          }),
        ),
      ).toEqual(['key']);
    });

    test.each(model.html)('has only what texts may have in %s', async (name) => {
      const written =
        '<h1>Big</h1><p onclick="steal()">One <b>bold</b> <a href="javascript:alert(1)">bad</a> <a href="/news">good</a></p>' +
        '<script>alert(1)</script><iframe src="https://example.org"></iframe><p style="color:red">Two<br>lines</p>';
      const { id } = await admin.ask(`${base}/create`, { ...needed(admin.whole(base)), [name]: written });
      const found = await read(id);
      const text = String(found[`${name}_rendered`] ?? found[name]);
      expect(text).toBe(
        '<h2>Big</h2><p>One <strong>bold</strong> bad <a href="/news">good</a></p><p>Two<br>lines</p>',
      );
    });

    test('is written by administrators only, within its limits', async () => {
      const { id } = await admin.ask(`${base}/create`, admin.whole(base));
      for (const name of ['update', 'create', 'enable', 'disable', 'delete']) {
        const body = { ...admin.whole(base), id };
        expect([name, (await visitor.post(`${base}/${name}`, body)).status]).toEqual([name, 401]);
        expect([name, (await postAs(customer, `${base}/${name}`, body)).status]).toEqual([name, 403]);
      }
      expect(
        fieldsOf(await admin.post(`${base}/update`, { id, createdAt: 'x', _status: 'published' })),
      ).toEqual(['createdAt', '_status']);
      const text = Object.entries(admin.whole(base)).find(
        ([name, value]) => typeof value === 'string' && !model.html.includes(name),
      );
      const longest = { id, [text?.[0] ?? '']: 'x'.repeat(300_000) };
      expect(fieldsOf(await admin.post(`${base}/update`, longest))).toHaveLength(1);
    });
  });
});
