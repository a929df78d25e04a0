import type { Field } from 'payload';

/** A field anywhere in a record, including groups, rows and blocks. */
export type Place = {
  readonly field: Field;
  /** In the notation of errors: `blocks.0.html`. */
  readonly path: string;
  /** A partial record with only a value at this path. */
  readonly holding: (value: unknown) => Record<string, unknown>;
};

type Holding = Place['holding'];

function placesOf(field: Field, prefix: string, hold: Holding): Place[] {
  if (field.type === 'tabs')
    return field.tabs.flatMap((tab) => {
      const { name, fields } = { name: undefined, ...tab };
      if (name === undefined) return listPlaces(fields, prefix, hold);
      return listPlaces(fields, `${prefix}${name}.`, (value) => hold({ [name]: value }));
    });
  if (field.type === 'ui' || field.type === 'join') return [];
  if (!('name' in field) || field.name === undefined)
    return 'fields' in field ? listPlaces(field.fields, prefix, hold) : [];
  const { name } = field;
  const path = prefix + name;
  const inRecord: Holding = (value) => hold({ [name]: value });
  const own: Place = { field, path, holding: (value) => inRecord(value) };
  if (field.type === 'group') return [own, ...listPlaces(field.fields, `${path}.`, inRecord)];
  if (field.type === 'array')
    return [own, ...listPlaces(field.fields, `${path}.0.`, (value) => inRecord([value]))];
  if (field.type === 'blocks')
    return [
      own,
      ...field.blocks.flatMap(({ slug, fields }) =>
        listPlaces(fields, `${path}.0.`, (value) => {
          const settings = typeof value === 'object' ? value : {};
          return inRecord([{ blockType: slug, ...settings }]);
        }),
      ),
    ];
  return [own];
}

/** All fields of a record by path, including those that contain others. */
export const listPlaces = (
  fields: readonly Field[],
  prefix = '',
  hold: Holding = (value) => (typeof value === 'object' ? { ...value } : {}),
): Place[] => fields.flatMap((field) => placesOf(field, prefix, hold));

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => ({ children: [inner] }), 'bottom');

const SEEDS: readonly unknown[] = [
  'text',
  '',
  '7',
  '2026-01-01T00:00:00.000Z',
  'javascript:alert(1)',
  'a\u0000b',
  '\ud800',
  'x'.repeat(50_000),
  '+275760-09-13T00:00:00.000Z',
  0,
  -1,
  1.5,
  2 ** 31,
  1e308,
  true,
  false,
  null,
  {},
  [],
  [null],
  { a: { b: [] } },
  { type: 'text', text: 5 },
  { type: 'link', children: [], fields: { url: '/\\evil.test' } },
  { type: 'paragraph', children: 'x' },
  deep(2_000),
];

const WRAPPINGS: readonly ((seed: unknown) => unknown)[] = [
  (seed) => seed,
  (seed) => [seed],
  (seed) => [[seed]],
  (seed) => ({ value: seed }),
  (seed) => ({ id: seed }),
  (seed) => ({ root: seed }),
  (seed) => ({ root: { type: 'root', children: seed } }),
  (seed) => ({ root: { type: 'root', children: [seed] } }),
];

/** 200 values of every type, most of them wrong wherever they are used. */
export const ODD_VALUES: readonly unknown[] = SEEDS.flatMap((seed) => WRAPPINGS.map((wrap) => wrap(seed)));
