import { BACKEND_BUILD, buildIfStale, SITE_BUILD } from '../../scripts/run/build.ts';
import {
  EDITORS_PORTS,
  startTestSite,
  TEST_BACKEND_PORT,
  type TestSite,
} from '../../scripts/run/test-site.ts';
import { GOOGLE_CLIENT, startGoogleStandIn } from '../../scripts/run/google-stand-in.ts';
import installTestPrograms from '../../scripts/run/test-programs.ts';
import { ownAdminToken } from './cms-token.ts';
import { QUICK_PICTURES } from './own-site.ts';

const say = (message: string) => console.log(message);
const cmsAt = (port: number) => `http://localhost:${String(port)}`;

/**
 * Runs before all browser tests: starts the whole site as `npm start` does, and a second one, with a fake Google, for
 * the tests that publish or change settings. @returns the teardown
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  installTestPrograms();
  const google = await startGoogleStandIn();
  // Before two sites start side by side: they have the same builds.
  for (const part of [BACKEND_BUILD, SITE_BUILD])
    await buildIfStale(part, (title) => say(`Building ${title} …`));
  const [site, editors] = await Promise.all([
    startTestSite(say, undefined, QUICK_PICTURES),
    startTestSite(say, EDITORS_PORTS, {
      ...QUICK_PICTURES,
      MISSING_PAGES_SECONDS: '1',
      GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
      GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
      GOOGLE_ISSUER_URL: google.url,
    }),
  ]);
  // Tests have their own CMS admin (customers.ts, cms-editor.ts).
  const admit = async (port: number, { admin }: TestSite) => ownAdminToken(cmsAt(port), admin);
  process.env['E2E_BACKEND_URL'] = cmsAt(TEST_BACKEND_PORT);
  process.env['E2E_CMS_TOKEN'] = await admit(TEST_BACKEND_PORT, site);
  process.env['E2E_EDITORS_CMS_URL'] = cmsAt(EDITORS_PORTS.backendPort);
  process.env['E2E_EDITORS_CMS_TOKEN'] = await admit(EDITORS_PORTS.backendPort, editors);
  return async () => {
    // All at once, because each waits for its clients.
    await Promise.all([editors.stop(), site.stop()]);
    await google.stop();
  };
}
