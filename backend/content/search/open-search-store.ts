import type { Payload } from 'payload';
import { config } from '../../kernel/config.ts';
import { processSingleton } from '../../kernel/process-singleton.ts';
import { createPostgresSearch } from './postgres-search.ts';
import type { SearchStore } from './search-store.ts';
import { openSqliteSearch } from './sqlite-search.ts';

const slot = processSingleton('search-store', (): { store: Promise<SearchStore> | null } => ({
  store: null,
}));

/** This backend's index; created if there is none. */
export function searchStore(payload: Payload): Promise<SearchStore> {
  const own = slot();
  if (own.store) return own.store;
  const { databaseUrl, dataDir } = config();
  const store = databaseUrl === null ? openSqliteSearch(dataDir) : createPostgresSearch(payload);
  own.store = store;
  // A failure isn't cached; its caller gets the error.
  store.catch(() => {
    if (own.store === store) own.store = null;
  });
  return store;
}
