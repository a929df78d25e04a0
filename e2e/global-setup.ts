import { startTestSite, TEST_BACKEND_PORT } from '../scripts/run/test-site.ts';
import { GOOGLE_CLIENT, startGoogleStandIn } from '../scripts/run/google-stand-in.ts';
import { ownAdminToken } from './cms-token.ts';

/** Runs before all browser tests: the whole site, as `npm start` runs it, with a stand-in for Google. Gives what ends it afterwards. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const google = await startGoogleStandIn();
  const site = await startTestSite((message) => console.log(message), undefined, {
    GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
    GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
    GOOGLE_ISSUER_URL: google.url,
  });
  // What tests do in the CMS, they do as its first admin (e2e/customers.ts).
  process.env['E2E_BACKEND_URL'] = `http://localhost:${String(TEST_BACKEND_PORT)}`;
  process.env['E2E_CMS_TOKEN'] = await ownAdminToken(process.env['E2E_BACKEND_URL'], site.admin);
  return async () => {
    await site.stop();
    await google.stop();
  };
}
