/* @module-tag full */
import { handleEndpoints, type Field, type SanitizedConfig } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BAD_LINKS } from '../../lib/contract/bad-links.ts';
import { isLinkField } from '../../backend/cms/fields/text.ts';
import { openTemporaryPayload, type TemporaryPayload } from './temporary-payload.ts';
import type * as Calls from './test-calls.ts';
import { listPlaces, ODD_VALUES, type Place } from './test-places.ts';
import { wrongValues } from '../../backend/cms/validation/wrong-values.ts';

/** How many of the 200 values are wrong for any field, at least; a JSON field accepts all lists and records. */
const LEAST_REFUSED = 35;
const ADMIN = { email: 'admin@example.org', password: 'correct horse battery' };
const errorsSchema = z.object({
  errors: z.array(z.object({ data: z.object({ errors: z.array(z.object({ path: z.string() })) }) })),
});
const createdSchema = z.object({ doc: z.object({ id: z.number() }) });

let cms: TemporaryPayload;
let config: SanitizedConfig;
let token = '';
/** Loaded once the database exists: the calls read the configuration on import. */
let calls: typeof Calls;

/** A request to the CMS's own API, as its routes make it. */
async function send(
  method: string,
  path: string,
  body: BodyInit,
): Promise<{ status: number; json: unknown }> {
  const headers = {
    ...(token ? { Authorization: `JWT ${token}` } : {}),
    ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
  };
  const request = new Request(`http://localhost/api/${path}`, { method, headers, body });
  const response = await handleEndpoints({ config, request });
  return { status: response.status, json: await response.json() };
}

const sendJson = (method: string, path: string, data: unknown) => send(method, path, JSON.stringify(data));

/** A file that an upload collection accepts; null for a collection without files. */
async function fileFor(slug: string): Promise<File | null> {
  if (!isUpload(slug)) return null;
  if (slug === 'files') {
    const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\nxref\n0 1\ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n';
    return new File([pdf], 'a.pdf', { type: 'application/pdf' });
  }
  const png = sharp({ create: { width: 9, height: 9, channels: 3, background: '#c33' } }).png();
  return new File([new Uint8Array(await png.toBuffer())], 'a.png', { type: 'image/png' });
}

/** Sends a record like the CMS's forms do, with a file if required. */
async function sendRecord(slug: string, record: unknown): Promise<{ status: number; json: unknown }> {
  const form = new FormData();
  form.set('_payload', JSON.stringify(record));
  const file = await fileFor(slug);
  if (file !== null) form.set('file', file);
  return send('POST', slug, form);
}

beforeAll(async () => {
  cms = await openTemporaryPayload();
  ({ config } = cms.payload);
  calls = await import('./test-calls.ts');
  await cms.payload.create({ collection: 'users', data: { ...ADMIN, role: 'admin' } });
  const { json } = await sendJson('POST', 'users/login', ADMIN);
  ({ token } = z.object({ token: z.string() }).parse(json));
}, 120_000);
afterAll(() => cms.close());

type Entity = { readonly path: string; readonly fields: readonly Field[] };

const isOwn = ({ slug }: { slug: string }) => !slug.startsWith('payload-');
const entities = (): Entity[] => [
  ...config.collections.filter(isOwn).map(({ slug, fields }) => ({ path: slug, fields })),
  ...config.globals.map(({ slug, fields }) => ({ path: `globals/${slug}`, fields })),
];
/** Fields that the upload sets itself, whatever was sent. */
const OF_THE_UPLOAD = ['url', 'filename'];
const isUpload = (path: string) => config.collections.some(({ slug, upload }) => slug === path && upload);
/** Every field of every collection and global, once. */
const everyPlace = (): (Entity & { place: Place })[] =>
  entities().flatMap((entity) =>
    listPlaces(entity.fields)
      .filter(({ path }) => !isUpload(entity.path) || !OF_THE_UPLOAD.includes(path))
      .map((place) => ({ ...entity, place })),
  );

const refusedPaths = (json: unknown): string[] =>
  (errorsSchema.safeParse(json).data?.errors ?? []).flatMap(({ data }) =>
    data.errors.map(({ path }) => path),
  );

describe('a value of the wrong type', () => {
  it('is rejected in every field of every collection and global, naming the field', async () => {
    expect(ODD_VALUES).toHaveLength(200);
    const places = everyPlace();
    expect(places.length).toBeGreaterThan(1_000);
    const unlike: unknown[] = [];
    for (const [index, { path, fields, place }] of places.entries()) {
      const refused = ODD_VALUES.filter((value) => wrongValues(fields, place.holding(value)).length > 0);
      if (refused.length < LEAST_REFUSED) unlike.push([path, place.path, 'accepts', 200 - refused.length]);
      const value = refused[index % refused.length];
      const { status, json } = await sendRecord(path, place.holding(value));
      const named = status === 400 ? refusedPaths(json) : [];
      if (!named.some((name) => name.startsWith(place.path))) unlike.push([path, place.path, status, json]);
    }
    expect(unlike).toEqual([]);
  }, 240_000);

  it('is rejected in place of a whole record', async () => {
    for (const body of [[], ['x'], 'text', 5, true]) {
      for (const path of ['testimonials', 'globals/domain-settings', 'users/login'])
        expect((await sendJson('POST', path, body)).status, `${path} ${JSON.stringify(body)}`).toBe(400);
    }
    expect((await sendJson('POST', 'users/login', { email: {}, password: [] })).status).toBe(400);
  });

  it("is rejected with the field's name for fractions, invalid dates and missing records", async () => {
    for (const [slug, name, value] of [
      ['testimonials', 'rating', 1.5],
      ['testimonials', 'image', 99_999],
      ['rounds', 'start_date', '7'],
      ['rounds', 'end_date', '2026-02-30T09:00:00.000Z'],
      ['videos', 'length', 2 ** 31],
    ] as const) {
      const { status, json } = await sendJson('POST', slug, { [name]: value });
      expect([status, refusedPaths(json)], name).toEqual([400, [name]]);
    }
  });

  it('is rejected in a draft too', async () => {
    const draft = { name: 'Draft', content: 'text' };
    const { status, json } = await sendJson('POST', 'articles?draft=true&autosave=true', draft);
    expect([status, refusedPaths(json)]).toEqual([400, ['content']]);
  });
});

describe('an accepted value', () => {
  const ids = new Map<string, number>();

  function sampleOf(field: Field, made: Readonly<Record<string, unknown>>): unknown {
    if (!('name' in field) || !('required' in field) || field.required !== true) return undefined;
    switch (field.type) {
      case 'text':
      case 'textarea':
        return field.name === 'url' || field.name === 'slug' ? 'sample' : 'Sample';
      case 'number':
        return Math.max(1, field.min ?? 1);
      case 'date':
        return '2026-01-01T00:00:00.000Z';
      case 'email':
        return 'sample@example.org';
      case 'select': {
        const [first] = field.options;
        return typeof first === 'object' ? first.value : first;
      }
      case 'relationship':
      case 'upload': {
        const id = made[String(field.relationTo)];
        return field.hasMany === true ? [id] : id;
      }
      default:
        return undefined;
    }
  }

  /** Values for a record's required fields. */
  const sampleRecord = (fields: readonly Field[]): Record<string, unknown> => {
    const made = Object.fromEntries(ids);
    const all = listPlaces(fields).filter(({ path }) => !path.includes('.'));
    return Object.fromEntries(all.map(({ field, path }) => [path, sampleOf(field, made)]));
  };

  async function makeRecord(slug: string, fields: readonly Field[]): Promise<void> {
    const data = { ...sampleRecord(fields), _status: 'published', alt: 'Sample' };
    const extra: Readonly<Record<string, object>> = {
      venues: { timezone: 'Pacific/Auckland' },
      products: { skus: [{ code: 'A', price: 5 }] },
      redirects: { from: '/a', to: '/timetable' },
      results: { category: ids.get('categories') },
      scorings: { points: [{ kind: 'race', points: '3, 2, 1', per_round: 1 }] },
    };
    const record = { ...data, ...extra[slug] };
    const { status, json } = await sendRecord(slug, record);
    expect(status, `${slug}: ${JSON.stringify(json).slice(0, 400)}`).toBe(201);
    ids.set(slug, createdSchema.parse(json).doc.id);
  }

  /** An odd value of the right type, a different one for each field. */
  function acceptedBy(fields: readonly Field[], place: Place, index: number): unknown {
    const accepted = ODD_VALUES.filter((value) => wrongValues(fields, place.holding(value)).length === 0);
    return accepted[index % accepted.length];
  }

  const isInBlock = ({ path }: Place) => path.startsWith('blocks.0.');

  const rowsOf = (place: Place, name: string, value: unknown): unknown[] =>
    z.array(z.unknown()).parse(place.holding(value)[name]);

  /** Stores all blocks at once except those whose fields' own rules reject them. @returns the last status */
  async function sendBlocks(path: string, name: string, rows: readonly unknown[]): Promise<number> {
    const { status, json } = await sendJson('PATCH', path, { [name]: rows });
    const refused = new Set(refusedPaths(json).map((one) => Number(one.split('.')[1])));
    if (status !== 400 || refused.size === 0) return status;
    return sendBlocks(
      path,
      name,
      rows.filter((_, index) => !refused.has(index)),
    );
  }

  it("is rejected by its field's own rules or can be read by the public calls afterwards", async () => {
    const first = [
      'media',
      'files',
      'venues',
      'series',
      'categories',
      'rounds',
      'scorings',
      'podcast-channels',
    ];
    const content = config.collections.filter(({ custom }) => custom['isContent'] === true);
    const ordered = [
      ...first.flatMap((slug) => content.filter((one) => one.slug === slug)),
      ...content.filter(({ slug }) => !first.includes(slug)),
    ];
    for (const { slug, fields } of ordered) await makeRecord(slug, fields);
    const faults: unknown[] = [];
    for (const { slug, fields } of ordered) {
      const path = `${slug}/${String(ids.get(slug))}`;
      const places = listPlaces(fields).map((place, index) => ({
        place,
        value: acceptedBy(fields, place, index),
      }));
      for (const { place, value } of places.filter(({ place }) => !isInBlock(place))) {
        const { status } = await sendJson('PATCH', path, place.holding(value));
        if (status >= 500) faults.push([slug, place.path, status]);
      }
      const inBlocks = places.filter(({ place }) => isInBlock(place));
      for (const [name, rows] of Map.groupBy(inBlocks, ({ place }) => place.path.split('.', 1)[0] ?? '')) {
        const status = await sendBlocks(
          path,
          name,
          rows.flatMap(({ place, value }) => rowsOf(place, name, value)),
        );
        if (status !== 200) faults.push([slug, name, status]);
      }
    }
    for (const call of calls.publicCalls()) {
      const { status, problem } = await calls.callPublicly(call);
      if (status >= 500 || problem !== null) faults.push([call.name, status, problem]);
    }
    expect(faults).toEqual([]);
  }, 240_000);
});

describe('a link', () => {
  it('of a forbidden kind is rejected in every link field and rich text, in drafts too', async () => {
    const places = everyPlace();
    const links = places.filter(({ place }) => isLinkField(place.field));
    const texts = places.filter(({ place }) => place.field.type === 'richText');
    expect([links.length > 30, texts.length > 15]).toEqual([true, true]);
    const inText = (url: string) => ({
      root: { type: 'root', children: [{ type: 'link', children: [], fields: { linkType: 'custom', url } }] },
    });
    const stored: unknown[] = [];
    for (const bad of BAD_LINKS) {
      const check = ({ fields, path, place }: (typeof places)[number], value: unknown) => {
        if (wrongValues(fields, place.holding(value)).length === 0) stored.push([path, place.path, bad]);
      };
      // Partially typed addresses are only checked on publishing.
      if (!['mailto:', 'tel:', 'https://'].includes(bad)) links.forEach((one) => check(one, bad));
      texts.forEach((one) => check(one, inText(bad)));
    }
    expect(stored).toEqual([]);
    for (const [index, { path, place }] of [...links, ...texts].entries()) {
      const bad = BAD_LINKS[index % BAD_LINKS.length] ?? '';
      const value = isLinkField(place.field) ? bad : inText(bad);
      const { status } = await sendJson('POST', `${path}?draft=false`, place.holding(value));
      expect(status, `${path} ${place.path} ${JSON.stringify(bad)}`).toBe(400);
    }
  }, 120_000);
});
