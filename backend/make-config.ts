import { buildConfig, type CollectionConfig, type SanitizedConfig } from 'payload';
import { COLLECTIONS } from './collections.ts';
import { config } from './kernel/config.ts';
import { log as contentLog } from './kernel/log/log.ts';
import { database, type DatabaseUse } from './kernel/database/adapter.ts';
import { domainSettings } from './site/domain-settings.ts';
import { reportFieldErrors } from './cms/hooks/report-field-errors.ts';
import { cmsMail } from './mail/cms-mail.ts';
import { draftPageEndpoint } from './content/preview/draft-page-endpoint.ts';
import { missingPathsEndpoint } from './cms/redirects/missing-paths-endpoint.ts';
import { previewLinkEndpoint } from './content/preview/link-endpoint.ts';
import { editor } from './cms/rich-text/editor.ts';
import { registerDomains } from './register-domains.ts';
import { cmsLog } from './kernel/log/cms-log.ts';
import { withTypedFields, withTypedFieldsGlobal } from './cms/validation/refuse-wrong-values.ts';

const MAX_UPLOAD_MB = 100;
/** Largest upload, in bytes. */
const MAX_UPLOAD_SIZE = MAX_UPLOAD_MB * 1024 * 1024;

/** Payload logs nothing while preparing: errors are reported in one line. */
const logLevel = (use: DatabaseUse) => (use === 'preparing' ? 'silent' : config().logLevel);

/** The CMS uses https if the site does: its session cookie is then never sent over http. */
const withSafeCookie = (collection: CollectionConfig): CollectionConfig => {
  if (typeof collection.auth !== 'object') return collection;
  const cookies = { ...collection.auth.cookies, secure: config().siteUrl.startsWith('https:') };
  return { ...collection, auth: { ...collection.auth, cookies } };
};

/** Payload's configuration. `use` says whether this process serves requests, or migrates and fills the database on its own. */
export function makeConfig(use: DatabaseUse): Promise<SanitizedConfig> {
  registerDomains();
  contentLog.level = config().logLevel;
  return buildConfig({
    secret: config().secret,
    db: database(use),
    collections: COLLECTIONS.map(withTypedFields).map(withSafeCookie),
    endpoints: [draftPageEndpoint, previewLinkEndpoint, missingPathsEndpoint],
    globals: [domainSettings].map(withTypedFieldsGlobal),
    hooks: { afterError: [reportFieldErrors] },
    editor,
    // No `sharp`: with it Payload encodes every WebP and GIF anew, and an upload stays as it came.
    email: cmsMail,
    logger: cmsLog(logLevel(use)),
    admin: {
      user: 'users',
      // The default avatar would fetch a picture of every editor from a third-party server.
      avatar: 'default',
      meta: { titleSuffix: ' · CMS' },
      dateFormat: 'd MMM yyyy, HH:mm',
      components: {
        beforeNavLinks: ['/commerce/gate/gate-link.client.tsx#GateLink'],
        beforeDashboard: [
          '/site/payment-mode.tsx#PaymentModeNotice',
          '/commerce/gate/gate-link.client.tsx#GateEntrance',
        ],
        views: {
          gate: {
            path: '/gate',
            Component: '/commerce/gate/gate-view.tsx#GateView',
            meta: { title: 'Scan tickets' },
          },
        },
      },
      importMap: { baseDir: import.meta.dirname, autoGenerate: false },
    },
    // Scheduled publishing: due jobs run every minute.
    jobs: {
      // Only the scheduler runs them: Payload would let any editor do so, through a GET that a third-party page can trigger too.
      access: { run: () => false },
      autoRun: [{ cron: '* * * * *', queue: 'default', limit: 50 }],
    },
    graphQL: { disable: true },
    upload: {
      limits: { fileSize: MAX_UPLOAD_SIZE },
      abortOnLimit: true,
      responseOnLimit: `The file is larger than ${String(MAX_UPLOAD_MB)} MB.`,
      // Payload's own limit on a whole request is half of the one on a file; a file beyond its limit gets this message.
      requestSizeLimit: 2 * MAX_UPLOAD_SIZE,
    },
    telemetry: false,
    typescript: { outputFile: `${import.meta.dirname}/payload-types.ts`, autoGenerate: false },
  });
}
