import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Group } from '../../payload-types.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { nestedSet, type TreeNode } from './nested-set.ts';

/** Asserts that lft/rgt/level/root describe the same tree as the parents do. */
function expectRightTree(nodes: readonly TreeNode[], places: ReturnType<typeof nestedSet>): void {
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const numbers = places.flatMap(({ lft, rgt }) => [lft, rgt]).sort((a, b) => a - b);
  expect(numbers).toEqual(nodes.flatMap((_, index) => [index * 2 + 1, index * 2 + 2]));
  for (const { id, parent } of nodes) {
    const place = placeOf.get(id);
    const above = places.filter(({ lft, rgt }) => place && lft < place.lft && rgt > place.rgt);
    expect(place?.level).toBe(above.length);
    const nearest = above.toSorted((a, b) => b.lft - a.lft)[0];
    expect(nearest?.id ?? null).toBe(parent);
    expect(place?.root).toBe(above.toSorted((a, b) => a.lft - b.lft)[0]?.id ?? id);
  }
}

describe('numbering a tree', () => {
  it('agrees with the parents, whatever the tree', () => {
    const tree = fc
      .array(fc.tuple(fc.nat(30), fc.integer({ min: -5, max: 5 })), { maxLength: 30 })
      .map((rows) =>
        rows.map(([above, sort], index) => ({
          id: index + 1,
          parent: above >= index ? null : above + 1,
          sort,
          name: `Group ${index}`,
        })),
      );
    fc.assert(fc.property(tree, (nodes) => expectRightTree(nodes, nestedSet(nodes))));
  });

  it('orders the children of a parent by their sort order, then by name', () => {
    const names = nestedSet([
      { id: 1, parent: null, sort: 2, name: 'A' },
      { id: 2, parent: null, sort: 1, name: 'C' },
      { id: 3, parent: null, sort: 1, name: 'B' },
    ]);
    expect(names.toSorted((a, b) => a.lft - b.lft).map(({ id }) => id)).toEqual([3, 2, 1]);
  });

  it("still places every group if two are each other's ancestors", () => {
    const places = nestedSet([
      { id: 1, parent: 2, sort: 0, name: 'A' },
      { id: 2, parent: 1, sort: 0, name: 'B' },
    ]);
    expect(places.map(({ id }) => id).toSorted()).toEqual([1, 2]);
  });
});

describe('groups in the database', () => {
  let opened: TemporaryPayload;
  beforeAll(async () => {
    opened = await openTemporaryPayload();
  }, 60_000);
  afterAll(() => opened.close());

  const parentId = ({ parent }: Group): number | null =>
    typeof parent === 'object' ? (parent?.id ?? null) : (parent ?? null);

  async function expectRight(): Promise<void> {
    const { docs } = await opened.payload.find({
      collection: 'groups',
      where: { model: { equals: 'Article' } },
      depth: 0,
      pagination: false,
    });
    const nodes = docs.map((doc) => ({
      id: doc.id,
      parent: parentId(doc),
      sort: doc.sort ?? 0,
      name: doc.name,
    }));
    const places = docs.map(({ id, root, lft, rgt, level }) => ({
      id,
      root: root ?? 0,
      lft: lft ?? 0,
      rgt: rgt ?? 0,
      level: level ?? -1,
    }));
    expectRightTree(nodes, places);
  }

  it('remain a valid tree through inserts, moves and deletions in any order', async () => {
    const { payload } = opened;
    const steps = fc.sample(
      fc.record({
        kind: fc.constantFrom('add', 'add', 'move', 'sort', 'delete'),
        pick: fc.nat(),
        target: fc.nat(),
        sort: fc.nat(9),
      }),
      {
        numRuns: 60,
        seed: 7,
      },
    );
    const ids: number[] = [];
    for (const [index, { kind, pick, target, sort }] of steps.entries()) {
      const id = ids[pick % Math.max(1, ids.length)];
      const parent = target % 3 === 0 ? null : (ids[target % Math.max(1, ids.length)] ?? null);
      if (kind === 'add' || id === undefined) {
        ids.push(
          (
            await payload.create({
              collection: 'groups',
              data: { name: `Group ${index}`, url: `g-${index}`, model: 'Article', parent, sort },
            })
          ).id,
        );
      } else if (kind === 'delete') {
        await payload.delete({ collection: 'groups', id });
        ids.splice(ids.indexOf(id), 1);
      } else {
        const data = kind === 'move' ? { parent } : { sort };
        // Moving a group under its own child is rejected; the tree must be intact afterwards.
        await payload
          .update({ collection: 'groups', id, data })
          .catch((error: unknown) => expect(String(error)).toContain('invalid'));
      }
      await expectRight();
    }
  }, 60_000);

  it('remain a valid tree under concurrent inserts, moves and deletions', async () => {
    const { docs } = await opened.payload.find({
      collection: 'groups',
      where: { model: { equals: 'Article' } },
      limit: 6,
    });
    const [gone, ...moved] = docs.map(({ id }) => id);
    await Promise.all([
      ...Array.from({ length: 8 }, (_, index) =>
        opened.payload.create({
          collection: 'groups',
          data: { name: `Side ${index}`, url: `side-${index}`, model: 'Article' },
        }),
      ),
      ...moved.map((id, index) =>
        opened.payload.update({ collection: 'groups', id, data: { parent: null, sort: -index } }),
      ),
      ...(gone === undefined ? [] : [opened.payload.delete({ collection: 'groups', id: gone })]),
    ]);
    await expectRight();
  });

  it('cannot be their own ancestors', async () => {
    const top = await opened.payload.create({
      collection: 'groups',
      data: { url: '', name: 'Top', model: 'Faq' },
    });
    const under = await opened.payload.create({
      collection: 'groups',
      data: { url: '', name: 'Under', model: 'Faq', parent: top.id },
    });
    await expect(
      opened.payload.update({ collection: 'groups', id: top.id, data: { parent: under.id } }),
    ).rejects.toThrow();
  });

  it('cannot be placed under each other at the same moment', async () => {
    const [one, other] = await Promise.all(
      ['One', 'Other'].map((name) =>
        opened.payload.create({ collection: 'groups', data: { url: '', name, model: 'Article' } }),
      ),
    );
    const place = (id: number | undefined, parent: number | undefined) =>
      opened.payload.update({ collection: 'groups', id: id ?? 0, data: { parent: parent ?? 0 } });
    const moves = await Promise.allSettled([place(one?.id, other?.id), place(other?.id, one?.id)]);
    expect(moves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expectRight();
  });

  it('may share a URL name across models, not within one', async () => {
    await opened.payload.create({ collection: 'groups', data: { url: '', name: 'Twin', model: 'Faq' } });
    await expect(
      opened.payload.create({ collection: 'groups', data: { url: '', name: 'Twin', model: 'Faq' } }),
    ).rejects.toThrow();
    await expect(
      opened.payload.create({ collection: 'groups', data: { url: '', name: 'Twin', model: 'Driver' } }),
    ).resolves.toMatchObject({ url: 'twin' });
  });
});
