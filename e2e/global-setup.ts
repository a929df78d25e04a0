import { startTestSite } from '../scripts/run/test-site.ts';

/** Runs before all browser tests: the whole site, as `npm start` runs it. Gives what ends it afterwards. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startTestSite((message) => console.log(message));
  return site.stop;
}
