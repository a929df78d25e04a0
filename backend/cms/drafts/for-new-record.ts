import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';

/** A screen of the CMS that begins a new record: /collections/{slug}/create. */
export const isNewRecord = ([first, , third, ...rest]: readonly string[] = []): boolean =>
  first === 'collections' && third === 'create' && rest.length === 0;

function withoutAutosave(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { versions } = collection;
  if (!versions?.drafts) return collection;
  return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, autosave: false } } };
}

/**
 * The configuration as the screen of a new record is given it. Payload creates a draft as soon as such a screen of an autosaved collection
 * is asked for; without autosave it waits for the first save (docs/decisions/0105). It looks the collection up with `find`; everything
 * else that is made of this configuration, such as the one that all browsers get, sees the collections as they are.
 */
export async function forNewRecord(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const whole = await config;
  const collections = [...whole.collections];
  const find = (isWanted: (collection: SanitizedCollectionConfig, index: number) => boolean) => {
    const found = whole.collections.find(isWanted);
    return found && withoutAutosave(found);
  };
  return { ...whole, collections: Object.assign(collections, { find }) };
}
