import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../access/roles.ts';
import { createAddressLoader } from '../records/record-addresses.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';

let opened: TemporaryPayload;
let payload: Payload;
const accounts = new Map<Role, TypedUser>();
const as = (role: Role) => ({ user: accounts.get(role)!, overrideAccess: false }) as const;

beforeAll(async () => {
  opened = await openTemporaryPayload();
  ({ payload } = opened);
  for (const role of ['admin', 'editor', 'results'] as const) {
    const account = await payload.create({
      collection: 'users',
      data: { email: `${role}@example.org`, password: 'a long enough password', role },
    });
    accounts.set(role, { ...account, collection: 'users' });
  }
}, 120_000);
afterAll(() => opened.close());

const trail = async () => {
  const { docs } = await payload.find({
    collection: 'audit-entries',
    ...as('admin'),
    sort: 'id',
    limit: 100,
  });
  return docs.map(({ account, action, model, document_title, changed_fields }) =>
    [account, action, model, document_title, changed_fields].join(' | '),
  );
};

const newPage = (url: string) =>
  payload.create({
    collection: 'pages',
    data: { name: `Page ${url}`, url, _status: 'published' },
    ...as('editor'),
  });

describe('the audit trail', () => {
  it('records who did what to which record', async () => {
    const page = await newPage('first');
    await payload.update({ collection: 'pages', id: page.id, data: { seo_title: 'New' }, ...as('admin') });
    await payload.delete({ collection: 'pages', id: page.id, ...as('editor') });
    expect((await trail()).slice(-3)).toEqual([
      'editor@example.org | created | pages | Page first | ',
      'admin@example.org | updated | pages | Page first | seo_title',
      'editor@example.org | deleted | pages | Page first | ',
    ]);
  });

  it("records that an account's role changed, and never a password", async () => {
    const { id } = accounts.get('results')!;
    await payload.update({
      collection: 'users',
      id,
      data: { password: 'another long password' },
      ...as('admin'),
    });
    await payload.update({ collection: 'users', id, data: { role: 'editor' }, ...as('admin') });
    await payload.update({ collection: 'users', id, data: { role: 'results' }, ...as('admin') });
    const entries = (await trail()).slice(-3);
    expect(entries[1]).toBe('admin@example.org | updated | users | results@example.org | role');
    expect(entries.join()).not.toContain('password');
  });

  it('is readable by admins only and cannot be changed', async () => {
    await expect(payload.find({ collection: 'audit-entries', ...as('editor') })).rejects.toThrow(
      'not allowed',
    );
    const { docs } = await payload.find({ collection: 'audit-entries', ...as('admin'), limit: 1 });
    const { id } = docs[0]!;
    const change = { collection: 'audit-entries', id, ...as('admin') } as const;
    await expect(payload.update({ ...change, data: { account: 'nobody' } })).rejects.toThrow('not allowed');
    await expect(payload.delete(change)).rejects.toThrow('not allowed');
  });
});

describe('a results officer', () => {
  it('can enter results and correct rounds', async () => {
    const round = await payload.create({
      collection: 'rounds',
      data: {
        name: 'Round',
        url: 'round',
        start_date: '2027-01-01T00:00:00Z',
        end_date: '2027-01-02T00:00:00Z',
        _status: 'published',
      },
    });
    const category = await payload.create({ collection: 'categories', data: { name: 'Cup', url: 'cup' } });
    const result = await payload.create({
      collection: 'results',
      data: {
        session_name: 'Race 1',
        round: round.id,
        category: category.id,
        classification: 'provisional',
        rows: [{ name: 'Mere Tautahi', position: 1 }],
      },
      ...as('results'),
    });
    expect(result.classified_since).toBeTruthy();
    const dated = await payload.create({
      collection: 'results',
      data: {
        session_name: 'Race 2',
        round: round.id,
        category: category.id,
        classification: 'official',
        classified_since: '2027-01-01T05:00:00.000Z',
      },
      ...as('results'),
    });
    expect(dated.classified_since).toBe('2027-01-01T05:00:00.000Z');
    const updated = await payload.update({
      collection: 'rounds',
      id: round.id,
      data: { name: 'Round one' },
      ...as('results'),
    });
    expect(updated.name).toBe('Round one');
  });

  it('cannot edit anything else or create accounts', async () => {
    const page = await newPage('for-nobody');
    await expect(
      payload.update({ collection: 'pages', id: page.id, data: { name: 'X' }, ...as('results') }),
    ).rejects.toThrow('not allowed');
    await expect(
      payload.create({ collection: 'redirects', data: { from: '/p', to: '/q' }, ...as('results') }),
    ).rejects.toThrow('not allowed');
    await expect(
      payload.create({
        collection: 'users',
        data: { email: 'x@example.org', password: 'a long enough password', role: 'admin' },
        ...as('editor'),
      }),
    ).rejects.toThrow('not allowed');
  });
});

describe('a changed URL name', () => {
  const redirects = async () => {
    const { docs } = await payload.find({ collection: 'redirects', sort: 'from', pagination: false });
    return docs.map(({ from, to }) => `${from} ${to}`);
  };
  const rename = (id: number, url: string, more: object = {}) =>
    payload.update({ collection: 'pages', id, data: { url, ...more }, ...as('editor') });

  it('redirects from the old address, without chains, and back without a loop', async () => {
    const page = await newPage('one');
    await rename(page.id, 'two');
    expect(await redirects()).toEqual(['/one /two']);
    await rename(page.id, 'three');
    expect(await redirects()).toEqual(['/one /three', '/two /three']);
    await rename(page.id, 'one');
    expect(await redirects()).toEqual(['/three /one', '/two /one']);
  });

  it('creates a redirect once it is published, not while it is a draft', async () => {
    const page = await newPage('open');
    const before = await redirects();
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { url: 'drafted' },
      draft: true,
      ...as('editor'),
    });
    expect(await redirects()).toEqual(before);
    await rename(page.id, 'drafted', { _status: 'published' });
    expect(await redirects()).toContain('/open /drafted');
  });

  it('redirects nothing when several records are changed at once, or one after another in a request', async () => {
    const before = await redirects();
    const add = (url: string, req?: PayloadRequest) =>
      payload.create({ collection: 'drivers', data: { last_name: url, url }, ...(req ? { req } : {}) });
    const { id } = await add('many-one');
    for (const url of ['many-two', 'many-three']) await add(url);
    const { docs, errors } = await payload.update({
      collection: 'drivers',
      where: { url: { contains: 'many-' } },
      data: { hometown: 'Timaru' },
    });
    expect([docs.length, errors]).toEqual([3, []]);
    const req = await createLocalReq({}, payload);
    await payload.update({ collection: 'drivers', id, data: { hometown: 'Gore' }, req });
    await add('many-four', req);
    expect(await redirects()).toEqual(before);
  });

  it('no longer redirects from where something is published, except from a page for details', async () => {
    for (const from of ['/again/', '/article'])
      await payload.create({ collection: 'redirects', data: { from, to: '/about' } });
    const { id } = await payload.create({
      collection: 'pages',
      data: { name: 'Again', url: 'again', _status: 'draft' },
      draft: true,
      ...as('editor'),
    });
    await payload.create({
      collection: 'pages',
      data: {
        name: 'Article',
        url: 'article',
        _status: 'published',
        blocks: [{ blockType: 'site-article-view' }],
      },
      ...as('editor'),
    });
    expect(await redirects()).toEqual(expect.arrayContaining(['/again/ /about', '/article /about']));
    await payload.update({ collection: 'pages', id, data: { _status: 'published' }, ...as('editor') });
    expect(await redirects()).not.toContain('/again/ /about');
    expect(await redirects()).toContain('/article /about');
  });

  it('redirects from the old address of a product, a gallery and a group, and links lead to the new one', async () => {
    const skus = [{ code: 'CAP', name: 'One size', price: 20, stock: 1 }];
    const { id } = await payload.create({
      collection: 'products',
      data: { name: 'Cap', slug: 'cap', price: 20, skus, _status: 'published' },
    });
    await payload.update({ collection: 'products', id, data: { slug: 'team-cap' } });
    const gallery = await payload.create({ collection: 'galleries', data: { name: 'Grid', url: 'grid' } });
    await payload.update({ collection: 'galleries', id: gallery.id, data: { url: 'grid-walk' } });
    for (const model of ['Article', 'Product', 'Faq'] as const) {
      const group = await payload.create({ collection: 'groups', data: { name: model, model, url: 'old' } });
      await payload.update({ collection: 'groups', id: group.id, data: { url: 'new' } });
    }
    expect(await redirects()).toEqual(
      expect.arrayContaining([
        '/gallery/grid /gallery/grid-walk',
        '/news/old /news/new',
        '/product/cap /product/team-cap',
        '/shop/old /shop/new',
      ]),
    );
    const places = createAddressLoader(payload, new Date());
    expect(await places.load(`products/${String(id)}`)).toEqual({ path: '/product/team-cap', name: 'Cap' });
  });

  it('rejects a redirect that leads back to itself', async () => {
    await payload.create({ collection: 'redirects', data: { from: '/loop-a', to: '/loop-b' } });
    await expect(
      payload.create({ collection: 'redirects', data: { from: '/loop-b', to: '/loop-a' } }),
    ).rejects.toThrow('New path');
  });

  it('creates a redirect for a missing page once an editor enters its target', async () => {
    await newPage('news');
    const missing = await payload.create({ collection: 'missing-paths', data: { path: '/typo', hits: 3 } });
    await payload.update({
      collection: 'missing-paths',
      id: missing.id,
      data: { redirect_to: '/news' },
      ...as('editor'),
    });
    expect(await redirects()).toContain('/typo /news');
  });
});
