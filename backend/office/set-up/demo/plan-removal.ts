import { hash } from 'node:crypto';
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { propertyOf, textIn, textOf } from '../../../../lib/shared/record.ts';
import { groupBy } from '../../../cms/records/by-ids.ts';
import { namesOfAccounts } from '../../../cms/access/staff.ts';
import { findImported } from '../../../content/import/imported.ts';
import {
  findDemoRecords,
  namingOfGlobal,
  namingOfOthers,
  namingOfRecords,
  type Key,
  type Naming,
} from './demo-records.ts';
import type { RemoveReport } from './demo-report.ts';
import { findNeeded } from './needed-records.ts';

/** What removing the demo does. */
export type Removal = {
  /** In the order of the import. */
  readonly goes: readonly { readonly slug: CollectionSlug; readonly ids: readonly number[] }[];
  readonly resets: readonly GlobalSlug[];
  /** The demo's records that stay, to be recorded. */
  readonly stays: readonly { readonly slug: string; readonly ids: readonly number[] }[];
  readonly report: Omit<RemoveReport, 'isRemoved'>;
};

type DemoRecord = Awaited<ReturnType<typeof findDemoRecords>>[number] & { readonly slug: CollectionSlug };
type DemoGlobal = {
  readonly slug: GlobalSlug;
  readonly label: string;
  readonly by: unknown;
  readonly at: string;
};

/** Maximum number of needed records listed by name. */
const MAX_LISTED = 50;

const hrefOf = (slug: string, id: number) => `/admin/collections/${slug}/${String(id)}`;
const globalHrefOf = (slug: string) => `/admin/globals/${slug}`;

async function readDemo(req: PayloadRequest) {
  const imported = await findImported(req.payload, req);
  if (imported === null) return null;
  const { collections, globals } = req.payload.config;
  const records: DemoRecord[] = [];
  const settings: DemoGlobal[] = [];
  for (const { slug, ids } of imported) {
    const collection = collections.find((candidate) => candidate.slug === slug);
    if (collection)
      for (const record of await findDemoRecords(req, collection.slug, ids))
        records.push({ ...record, slug: collection.slug });
    const global = globals.find((candidate) => candidate.slug === slug);
    if (!global) continue;
    const draft = await req.payload.findGlobal({
      ...{ slug: global.slug, draft: true, depth: 0, overrideAccess: true, req },
      showHiddenFields: true,
    });
    const changed = { by: propertyOf(draft, 'changed_by'), at: textIn(draft, 'changed_at') };
    settings.push({ slug: global.slug, label: textOf(global.label), ...changed });
  }
  return { order: imported.map(({ slug }) => slug), records, settings };
}

/** Reads the references of the demo's records, by key. */
const readerOf =
  (req: PayloadRequest, records: ReadonlyMap<Key, DemoRecord>) => async (keys: readonly Key[]) => {
    const known = keys.flatMap((key) => records.get(key) ?? []);
    const found: Naming[] = [];
    for (const [slug, own] of groupBy(known, (record) => [record.slug]))
      found.push(
        ...(await namingOfRecords(
          req,
          slug,
          own.map(({ id }) => id),
        )),
      );
    return found;
  };

const isChanged = ({ by }: { readonly by: unknown }) => typeof by === 'number';

/** Identifies a plan: it changes with what is removed. */
const stampOf = (goes: Removal['goes'], resets: Removal['resets']): string =>
  hash('sha256', JSON.stringify([goes, resets]), 'base64url');

/**
 * Plans the removal of the demo: everything that an import created, except what the office has changed since, and what that, or anything
 * made by the office or customers, needs.
 * @param ticked keys of changed records to be removed nevertheless, unless something needs them
 * @returns null if the demo isn't there, or was imported before imports were recorded
 */
export async function planRemoval(req: PayloadRequest, ticked: ReadonlySet<Key>): Promise<Removal | null> {
  const demo = await readDemo(req);
  if (demo === null || demo.records.length + demo.settings.length === 0) return null;
  const byKey = new Map(demo.records.map((record) => [record.key, record]));
  const changed = demo.records.filter(isChanged);
  const changedRecords = changed.filter(({ key }) => !ticked.has(key));
  const changedSettings = demo.settings.filter((setting) => isChanged(setting) && !ticked.has(setting.slug));
  const read = readerOf(req, byKey);
  const imported = new Map(
    [...groupBy(demo.records, ({ slug }) => [slug])].map(([slug, own]): [string, number[]] => [
      slug,
      own.map(({ id }) => id),
    ]),
  );
  const staying = [
    ...(await namingOfOthers(req, imported)),
    ...(await read(changedRecords.map(({ key }) => key))),
    ...(await Promise.all(changedSettings.map(({ slug }) => namingOfGlobal(req, slug)))),
  ];
  const needed = await findNeeded(new Set(byKey.keys()), staying, read);
  const stayingKeys = new Set([...changedRecords.map(({ key }) => key), ...needed.keys()]);

  const split = (isStaying: boolean) => {
    const found = groupBy(
      demo.records.filter(({ key }) => stayingKeys.has(key) === isStaying),
      ({ slug }) => [slug],
    );
    return [...found].map(([slug, own]) => ({ slug, ids: own.map(({ id }) => id) }));
  };
  const goes = split(false);
  const resets = demo.settings
    .filter((setting) => !changedSettings.includes(setting))
    .map(({ slug }) => slug);
  const names = await namesOfAccounts(
    req.payload,
    [...changed, ...demo.settings].map(({ by }) => (typeof by === 'number' ? by : null)),
  );
  const byOf = ({ by }: { readonly by: unknown }) => names(typeof by === 'number' ? by : null) ?? '';
  const labelOf = (slug: CollectionSlug) =>
    textOf(req.payload.collections[slug].config.labels.plural) || slug;
  return {
    goes,
    resets,
    stays: [...split(true), ...changedSettings.map(({ slug }) => ({ slug, ids: [] }))],
    report: {
      goes: [
        ...goes.map(({ slug, ids }) => ({ label: labelOf(slug), count: ids.length })),
        ...demo.settings
          .filter(({ slug }) => resets.includes(slug))
          .map(({ label }) => ({ label, count: 1 })),
      ],
      changed: [
        ...changed.map((record) => ({
          ...{ key: record.key, kind: record.kind, title: record.title, at: record.at, by: byOf(record) },
          href: hrefOf(record.slug, record.id),
        })),
        ...demo.settings.filter(isChanged).map((setting) => ({
          ...{ key: setting.slug, kind: 'Settings', title: setting.label, at: setting.at, by: byOf(setting) },
          href: globalHrefOf(setting.slug),
        })),
      ],
      needed: [...needed].slice(0, MAX_LISTED).flatMap(([key, title]) => {
        const record = byKey.get(key);
        if (!record) return [];
        return [
          {
            ...{ key, kind: record.kind, title: record.title, for: title },
            href: hrefOf(record.slug, record.id),
          },
        ];
      }),
      neededCount: needed.size,
      basedOn: stampOf(goes, resets),
    },
  };
}
