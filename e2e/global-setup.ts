import { startTestSite, TEST_BACKEND_PORT } from '../scripts/run/test-site.ts';
import { ownAdminToken } from './cms-token.ts';

/** Runs before all browser tests: the whole site, as `npm start` runs it. Gives what ends it afterwards. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startTestSite((message) => console.log(message));
  // What tests do in the CMS, they do as its first admin (e2e/customers.ts).
  process.env['E2E_BACKEND_URL'] = `http://localhost:${String(TEST_BACKEND_PORT)}`;
  process.env['E2E_CMS_TOKEN'] = await ownAdminToken(process.env['E2E_BACKEND_URL'], site.admin);
  return site.stop;
}
