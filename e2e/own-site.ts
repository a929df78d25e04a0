import { startTestSite, type TestSite } from '../scripts/run/test-site.ts';

/** How long a test file may wait for a site of its own, in milliseconds: seeding and two programs on a busy machine. */
export const OWN_SITE_START_MS = 240_000;

/** A whole site with the demo of the test day, for tests that change what all the others would see. The ports are its own. */
export const startOwnSite = (port: number, backendPort: number): Promise<TestSite> =>
  startTestSite(() => undefined, { port, backendPort }, { LOG_LEVEL: 'silent' });
