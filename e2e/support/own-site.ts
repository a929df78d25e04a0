import { startTestSite, type TestSite } from '../../scripts/run/test-site.ts';

/** How long a test file may wait for its own site, in milliseconds: seeding and two programs on a busy machine. */
export const OWN_SITE_START_MS = 240_000;

/**
 * A whole site with the demo on the test day, for tests that would change what all others see. It has its own ports.
 * @param env additional variables
 */
export const startOwnSite = (
  port: number,
  backendPort: number,
  env: Readonly<Record<string, string>> = {},
): Promise<TestSite> =>
  startTestSite(() => undefined, { port, backendPort }, { LOG_LEVEL: 'silent', ...env });
