import { join } from 'node:path';

/** Path of the SQLite file in the data folder. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'content.db');

/** Name of the search index beside it (docs/decisions/0070). It is rebuilt from the content whenever it is missing. */
export const SEARCH_FILE = 'search.db';
