import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload';

/** Whether a path is that of the screen for a new record: /collections/{slug}/create. */
export const isNewRecord = ([first, , third, ...rest]: readonly string[] = []): boolean =>
  first === 'collections' && third === 'create' && rest.length === 0;

function withoutAutosave(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { versions } = collection;
  if (!versions?.drafts) return collection;
  return { ...collection, versions: { ...versions, drafts: { ...versions.drafts, autosave: false } } };
}

/**
 * The configuration for the screen of a new record. Payload creates a draft as soon as that screen of an autosaved collection opens;
 * without autosave it waits for the first save (docs/decisions/0105). Payload looks the collection up with `find`; everything else derived
 * from this configuration, such as the one sent to browsers, sees the collections unchanged.
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
