import { buildConfig, type SanitizedConfig } from 'payload';
import sharp from 'sharp';
import { COLLECTIONS } from './collections/index.ts';
import { config } from './config.ts';
import { log as contentLog } from './contract/log.ts';
import { database, type DatabaseUse } from './database/adapter.ts';
import { domainSettings } from './globals/domain-settings.ts';
import { tellFields } from './hooks/tell-fields.ts';
import { cmsMail } from './mail/cms-mail.ts';
import { draftPageEndpoint } from './preview/draft-page-endpoint.ts';
import { missingPathsEndpoint } from './redirects/missing-paths-endpoint.ts';
import { previewLinkEndpoint } from './preview/link-endpoint.ts';
import { editor } from './rich-text/editor.ts';
import { cmsLog } from './server/cms-log.ts';

const MAX_UPLOAD_MB = 100;
/** Largest upload in bytes. */
const MAX_UPLOAD_SIZE = MAX_UPLOAD_MB * 1024 * 1024;

/** Opening is silent while preparing: what goes wrong then is reported in one line. */
const logLevel = (use: DatabaseUse) => (use === 'preparing' ? 'silent' : config().logLevel);

/** Payload's configuration. `use` says whether it serves or is the process that migrates and fills the database on its own. */
export function makeConfig(use: DatabaseUse): Promise<SanitizedConfig> {
  contentLog.level = config().logLevel;
  return buildConfig({
    secret: config().secret,
    db: database(use),
    collections: COLLECTIONS,
    endpoints: [draftPageEndpoint, previewLinkEndpoint, missingPathsEndpoint],
    globals: [domainSettings],
    hooks: { afterError: [tellFields] },
    editor,
    sharp,
    email: cmsMail,
    logger: cmsLog(logLevel(use)),
    admin: {
      user: 'users',
      // The other kind asks a foreign server for a picture of every editor.
      avatar: 'default',
      meta: { titleSuffix: ' · CMS' },
      dateFormat: 'd MMM yyyy, HH:mm',
      importMap: { baseDir: import.meta.dirname, autoGenerate: false },
    },
    // Scheduled publishing: due jobs are looked for every minute.
    jobs: { autoRun: [{ cron: '* * * * *', queue: 'default', limit: 50 }] },
    graphQL: { disable: true },
    upload: {
      limits: { fileSize: MAX_UPLOAD_SIZE },
      abortOnLimit: true,
      responseOnLimit: `The file is larger than ${String(MAX_UPLOAD_MB)} MB.`,
      // Payload's own limit of a whole call is half of a file's; a file beyond its limit is to be told in these words.
      requestSizeLimit: 2 * MAX_UPLOAD_SIZE,
    },
    telemetry: false,
    typescript: { outputFile: `${import.meta.dirname}/payload-types.ts`, autoGenerate: false },
  });
}
