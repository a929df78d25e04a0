import { expect, test } from 'vitest';
import { z } from 'zod';
import { askCms } from './harness/money.ts';
import { mostlyOnOneServer } from './harness/servers.ts';

const accessSchema = z.object({
  collections: z.record(z.string(), z.object({ readVersions: z.unknown().optional() })),
});
const listSchema = z.object({ docs: z.array(z.object({ id: z.union([z.number(), z.string()]) })) });

mostlyOnOneServer('records in the CMS', (server) => {
  test('every kind of record can be listed and opened, with the versions that its form mentions', async () => {
    const ask = async (path: string) => {
      const response = await askCms(server, `/api/${path}`);
      expect(response.status, path).toBe(200);
      return response.json();
    };
    const { collections } = accessSchema.parse(await ask('access'));
    const opened: string[] = [];
    // Payload's internal collections have no forms.
    const own = Object.entries(collections).filter(([slug]) => !slug.startsWith('payload-'));
    for (const [slug, { readVersions }] of own) {
      const [newest] = listSchema.parse(await ask(`${slug}?limit=1`)).docs;
      if (!newest) continue;
      await ask(`${slug}/${String(newest.id)}?depth=0`);
      if (readVersions) await ask(`${slug}/versions?limit=1&where[parent][equals]=${String(newest.id)}`);
      opened.push(slug);
    }
    expect(opened).toEqual(expect.arrayContaining(['pages', 'articles', 'rounds', 'products', 'media']));
  });
});
