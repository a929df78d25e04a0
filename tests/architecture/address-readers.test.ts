import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_BLOCKS } from '@/lib/contract/blocks';
import { cmsPageSchema, pageBlockSchema } from '@/lib/contract/entities/page';
import { readsAddress } from '@/widgets/address-readers';

const WIDGETS = join(import.meta.dirname, '../../widgets');
const READS = /path\.item_url|readListAddress\(|readFeedAddress\(|item_url[^:]*\} = (?:context\.)?path/;

const sourcesOf = (folder: string) =>
  readdirSync(join(WIDGETS, folder))
    .filter((name) => /^load\.tsx?$/.test(name))
    .map((name) => readFileSync(join(WIDGETS, folder, name), 'utf8'));

/** The folders of widgets whose loading looks at the address below their page. */
const readers = readdirSync(WIDGETS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && sourcesOf(entry.name).some((source) => READS.test(source)))
  .map(({ name }) => name);

const templateOf = (folder: string): string =>
  ALL_BLOCKS.map(({ template }) => template).find((template) => {
    const [, name = ''] = template.split('/');
    return name.replaceAll('_', '-') === folder;
  }) ?? folder;

const pageWith = (template: string) =>
  ({
    model: 'current',
    page: cmsPageSchema.parse({
      id: 1,
      name: 'Page',
      url: 'page',
      updated_at: '2027-01-27T00:00:00Z',
      pageContents: [pageBlockSchema.parse({ id: 1, template })],
    }),
  }) as const;

test('a page whose widgets read the address has items below it', () => {
  expect(readers.length).toBeGreaterThan(8);
  const forgotten = readers.filter((folder) => !readsAddress(pageWith(templateOf(folder))));
  expect(forgotten).toEqual([]);
});

test('a page of words has nothing below it', () => {
  expect(readsAddress(pageWith('core/html'))).toBe(false);
  expect(readsAddress(pageWith('site/headings'))).toBe(false);
});
