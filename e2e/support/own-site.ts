import { startTestSite, type TestSite } from '../../scripts/run/test-site.ts';

/** Pictures are never encoded a second time: nobody waits for that, but two cores are soon busy with it. */
export const QUICK_PICTURES = { IMPROVE_PICTURES: 'false' };

/**
 * A whole site with the demo on the test day, for tests that would change what all others see. It has its own ports.
 * @param env additional variables
 */
export const startOwnSite = (
  port: number,
  backendPort: number,
  env: Readonly<Record<string, string>> = {},
): Promise<TestSite> =>
  startTestSite(() => undefined, { port, backendPort }, { ...QUICK_PICTURES, LOG_LEVEL: 'silent', ...env });
