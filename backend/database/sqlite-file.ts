import { join } from 'node:path';

/** Path of the SQLite file in the folder of the data. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'content.db');
