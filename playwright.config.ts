import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './scripts/run/chromium.ts';
import { EDITORS_SITE_URL, TEST_SITE_URL } from './scripts/run/test-site.ts';

const launchOptions = { executablePath: findChromium(), args: CHROMIUM_ARGS };
/** They publish and delete, which must not affect tests that read the whole site, so they have a site of their own. */
const EDITORS_TESTS = 'editors/**';
/** They change settings that every visitor sees, one after the other, on the editors' site. */
const SETTINGS_TESTS = [
  'account/account-profile.spec.ts',
  'account/google.spec.ts',
  'content/event-site.spec.ts',
];
/** They ask for every address, so that others would be told to come again later: `npm test` runs them alone and last. */
const SWEEPS = 'quality/every-address.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // The site and the backend need a core, too.
  workers: availableParallelism() >= 4 ? 3 : 2,
  // Guards against a hang, never a measure of speed: machines are slow and noisy.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  forbidOnly: true,
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['json'] as const] : [])],
  use: {
    baseURL: TEST_SITE_URL,
    // What a press or a typed text waits for in vain is named long before the test's own limit.
    actionTimeout: 90_000,
    // A trace records every page: on two cores that uses more CPU than the pages do. `npx playwright test --trace on` makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    // It would answer in place of the server under test; offline.spec.ts allows it.
    serviceWorkers: 'block',
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
  },
  projects: [
    // First: one worker has them all, and should not be the last one at work.
    {
      name: 'settings',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        launchOptions,
        baseURL: EDITORS_SITE_URL,
      },
      testMatch: SETTINGS_TESTS,
      workers: 1,
    },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
      testIgnore: ['**/*.phone.spec.ts', EDITORS_TESTS, SWEEPS, ...SETTINGS_TESTS],
    },
    {
      name: 'sweeps',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 }, launchOptions },
      testMatch: SWEEPS,
    },
    {
      name: 'editors',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        launchOptions,
        baseURL: EDITORS_SITE_URL,
      },
      testMatch: EDITORS_TESTS,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, launchOptions },
      testMatch: '**/*.phone.spec.ts',
    },
  ],
});
