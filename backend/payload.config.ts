import { buildConfig } from 'payload';
import sharp from 'sharp';
import { COLLECTIONS } from './collections/index.ts';
import { config } from './config.ts';
import { database } from './database/adapter.ts';
import { domainSettings } from './globals/domain-settings.ts';
import { editor } from './rich-text/editor.ts';

/** Largest upload in bytes. */
const MAX_UPLOAD_SIZE = 100 * 1024 * 1024;

export default buildConfig({
  secret: config().secret,
  db: database(),
  collections: COLLECTIONS,
  globals: [domainSettings],
  editor,
  sharp,
  admin: {
    user: 'users',
    meta: { titleSuffix: ' · CMS' },
    dateFormat: 'd MMM yyyy, HH:mm',
    importMap: { baseDir: import.meta.dirname, autoGenerate: false },
  },
  // Scheduled publishing: due jobs are looked for every minute.
  jobs: { autoRun: [{ cron: '* * * * *', queue: 'default', limit: 50 }] },
  graphQL: { disable: true },
  upload: { limits: { fileSize: MAX_UPLOAD_SIZE }, abortOnLimit: true },
  telemetry: false,
  typescript: { outputFile: `${import.meta.dirname}/payload-types.ts`, autoGenerate: false },
});
