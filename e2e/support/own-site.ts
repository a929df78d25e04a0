import { startTestSite, type TestSite } from '../../scripts/run/test-site.ts';

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
