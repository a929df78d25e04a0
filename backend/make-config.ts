import { buildConfig, type CollectionConfig, type SanitizedConfig } from 'payload';
import { COLLECTIONS } from './collections.ts';
import { config } from './kernel/config.ts';
import { log as contentLog } from './kernel/log/log.ts';
import { database, type DatabaseUse } from './kernel/database/adapter.ts';
import { waitingRoom } from './commerce/collections/waiting-room.ts';
import { domainSettings } from './site/domain-settings.ts';
import { reportFieldErrors } from './cms/hooks/report-field-errors.ts';
import { cmsMail } from './mail/cms-mail.ts';
import { mailSampleEndpoints } from './mail/samples/sample-endpoints.ts';
import { inStorage } from './media/uploads/in-storage.ts';
import { draftNavigationEndpoint } from './content/navigation/draft-endpoint.ts';
import { navigation } from './content/navigation/navigation-global.ts';
import { formPreviewEndpoints } from './forms/preview/endpoints.ts';
import { draftPageEndpoint } from './content/preview/draft-page-endpoint.ts';
import { commentEndpoints } from './cms/comments/comment-endpoints.ts';
import { reviewEndpoints } from './cms/reviews/review-endpoints.ts';
import { editingEndpoints } from './cms/locks/editing-endpoints.ts';
import { missingPathsEndpoint } from './cms/redirects/missing-paths-endpoint.ts';
import { pageSpeedEndpoint } from './site/page-speed/page-speed-endpoint.ts';
import { previewLinkEndpoint } from './content/preview/link-endpoint.ts';
import { takingsEndpoint } from './commerce/takings/takings-endpoint.ts';
import { newRoundEndpoint } from './season/new-round/round-endpoint.ts';
import { newSeasonEndpoint } from './season/new-season/season-endpoint.ts';
import { pastSeasonsEndpoint } from './season/past-seasons/past-endpoint.ts';
import { controlDayEndpoint } from './season/race-control/day-endpoint.ts';
import { demoEndpoints } from './office/set-up/demo/demo-endpoints.ts';
import { setUpEndpoint } from './office/set-up/set-up-endpoint.ts';
import { handbookPictureEndpoint } from './office/handbook/picture-endpoint.ts';
import { officeSearchEndpoint } from './office/search-endpoint.ts';
import { CHAMPIONSHIP_TIME_ZONE } from '../lib/contract/time-zone.ts';
import { zoneName } from '../lib/shared/date-forms.ts';
import { withTimestamps } from './cms/fields/moment.ts';
import { withPickOnly } from './cms/fields/pick-only.ts';
import { editor } from './cms/rich-text/editor.ts';
import { registerDomains } from './register-domains.ts';
import { cmsLog } from './kernel/log/cms-log.ts';
import { reportFailedPublishing } from './office/scheduled-publishing/failed-publishing.ts';
import { isToPublish } from './office/scheduled-publishing/scheduled-publishing.ts';
import { guardInternals } from './cms/access/internal-collections.ts';
import { withTypedFields, withTypedFieldsGlobal } from './cms/validation/incoming-data.ts';

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
export async function makeConfig(use: DatabaseUse): Promise<SanitizedConfig> {
  registerDomains();
  contentLog.level = config().logLevel;
  const built = await buildConfig({
    secret: config().secret,
    db: database(use),
    collections: withPickOnly(COLLECTIONS)
      .map(withTypedFields)
      .map(withTimestamps)
      .map(withSafeCookie)
      .map(inStorage),
    endpoints: [
      draftPageEndpoint,
      draftNavigationEndpoint,
      ...formPreviewEndpoints,
      previewLinkEndpoint,
      missingPathsEndpoint,
      pageSpeedEndpoint,
      officeSearchEndpoint,
      handbookPictureEndpoint,
      takingsEndpoint,
      newSeasonEndpoint,
      pastSeasonsEndpoint,
      newRoundEndpoint,
      controlDayEndpoint,
      ...mailSampleEndpoints,
      setUpEndpoint,
      ...demoEndpoints,
      ...editingEndpoints,
      ...reviewEndpoints,
      ...commentEndpoints,
    ],
    globals: [domainSettings, navigation, waitingRoom].map(withTypedFieldsGlobal),
    hooks: { afterError: [reportFieldErrors] },
    editor,
    // No `sharp`: with it Payload would re-encode every WebP and GIF, and uploads are to stay unchanged.
    email: cmsMail,
    logger: cmsLog(logLevel(use)),
    // Payload's name for the screen that our menu calls Home, in the tab and in the breadcrumb above every form.
    i18n: { translations: { en: { general: { dashboard: 'Home' } } } },
    admin: {
      user: 'users',
      // The default avatar would fetch a picture of every editor from a third-party server.
      avatar: 'default',
      // The site's name follows it (office/tab-title.ts).
      meta: { titleSuffix: '· CMS' },
      dateFormat: 'd MMM yyyy, HH:mm',
      // Every date is by the venue's clock or the championship's, wherever the editor is (docs/decisions/0091).
      timezones: {
        defaultTimezone: CHAMPIONSHIP_TIME_ZONE,
        supportedTimezones: [
          { label: zoneName('en', new Date(), CHAMPIONSHIP_TIME_ZONE), value: CHAMPIONSHIP_TIME_ZONE },
        ],
      },
      components: {
        providers: [
          '/office/ready-mark.client.tsx#ReadyMark',
          '/cms/fields/monday-weeks.client.tsx#MondayWeeks',
        ],
        Nav: '/office/nav.tsx#OfficeNav',
        graphics: { Logo: '/office/logo.tsx#SignInLogo', Icon: '/office/logo.tsx#OfficeIcon' },
        actions: ['/office/search.client.tsx#OfficeSearch'],
        views: {
          login: { Component: '/people/staff/second-factor/sign-in-view.tsx#SignInView' },
          reset: {
            path: '/reset',
            Component: '/people/staff/choose-password-view.tsx#ChoosePasswordView',
            meta: { title: 'Choose a password' },
          },
          dashboard: { Component: '/office/home.tsx#OfficeHome' },
          everything: {
            path: '/everything',
            Component: '/office/everything.tsx#EverythingView',
            meta: { title: 'Everything else' },
          },
          handbook: {
            path: '/help',
            Component: '/office/handbook/handbook-view.tsx#HandbookView',
            meta: { title: 'Handbook' },
          },
          takings: {
            path: '/takings',
            Component: '/commerce/takings/takings-view.tsx#TakingsView',
            meta: { title: 'Takings' },
          },
          sessionChanges: {
            path: '/session-changes',
            Component: '/season/session-changes/changes-view.tsx#SessionChangesView',
            meta: { title: 'Postpone a session' },
          },
          raceControl: {
            path: '/race-control',
            Component: '/season/race-control/race-control-view.tsx#RaceControlView',
            meta: { title: 'Race control' },
          },
          newSeason: {
            path: '/new-season',
            Component: '/season/new-season/season-view.tsx#NewSeasonView',
            meta: { title: 'Start a new season' },
          },
          pastSeasons: {
            path: '/past-seasons',
            Component: '/season/past-seasons/past-view.tsx#PastSeasonsView',
            meta: { title: 'Import past seasons' },
          },
          newRound: {
            path: '/new-round',
            Component: '/season/new-round/round-view.tsx#NewRoundView',
            meta: { title: 'Plan a new round' },
          },
          setUp: {
            path: '/set-up',
            Component: '/office/set-up/set-up-view.tsx#SetUpView',
            meta: { title: 'Set up the site' },
          },
          demo: {
            path: '/demo',
            Component: '/office/set-up/demo/demo-view.tsx#DemoView',
            meta: { title: 'Demo championship' },
          },
          gate: {
            path: '/gate',
            Component: '/commerce/scanner/scanner-view.tsx#ScannerView',
            meta: { title: 'Scan tickets' },
          },
          pageSpeed: {
            path: '/page-speed',
            Component: '/site/page-speed/page-speed-view.tsx#PageSpeedView',
            meta: { title: 'Page speed' },
          },
          mailSamples: {
            path: '/emails',
            Component: '/mail/samples/samples-view.tsx#MailSamplesView',
            meta: { title: 'Emails that the site sends' },
          },
        },
      },
      importMap: { baseDir: import.meta.dirname, autoGenerate: false },
    },
    // Scheduled publishing: due jobs run every minute.
    jobs: {
      // Only the scheduler runs them: Payload would let any editor do so, through a GET that a third-party page can trigger too.
      access: { run: () => false },
      shouldAutoRun: (payload) => isToPublish(payload),
      autoRun: [{ cron: '* * * * *', queue: 'default', limit: 50 }],
    },
    graphQL: { disable: true },
    upload: {
      limits: { fileSize: MAX_UPLOAD_SIZE },
      abortOnLimit: true,
      responseOnLimit: `The file is larger than ${String(MAX_UPLOAD_MB)} MB.`,
      // Payload's own limit on a whole request is half of that on a file, so that a file beyond its limit gets this message.
      requestSizeLimit: 2 * MAX_UPLOAD_SIZE,
    },
    telemetry: false,
    typescript: { outputFile: `${import.meta.dirname}/payload-types.ts`, autoGenerate: false },
  });
  return reportFailedPublishing(guardInternals(built));
}
