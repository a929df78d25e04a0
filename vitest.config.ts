import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = fileURLToPath(new URL('.', import.meta.url));
/** `server-only` throws outside a server bundle; tests use its empty variant. */
const alias = { '@': root.replace(/\/$/, ''), 'server-only': `${root}node_modules/server-only/empty.js` };
/** How long `expect.poll` waits for what must come: until it does, and on a busy machine, too. */
const expectSoon = { poll: { timeout: 45_000 } };
/** Guards against a hang, never a measure of speed: machines are slow and noisy. */
const limits = { testTimeout: 120_000, hookTimeout: 120_000 };
/** Tests of a part with Payload and a database behind it, or with other processes. */
const INTEGRATION = '**/*.integration.test.ts';
/** Installs PostgreSQL, Valkey and nginx where they are missing. */
const PROGRAMS = 'scripts/run/test-programs.ts';
const IGNORED = ['**/node_modules/**', '**/.next/**', '.data/**'];

/** A small file whose cases are many and stand in others. */
const LONGEST = 'tests/contract/cart.test.ts';

/** Vitest runs the largest files first, so that at the end no core waits for a long one. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith(LONGEST);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    tags: [{ name: 'full', description: 'Left to `npm run test:all` (docs/decisions/0121).' }],
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{lib,widgets,screens,server,scripts,backend,demo,app,components,tests}/**/*.test.ts'],
          exclude: [...IGNORED, 'tests/contract/**', 'tests/drills/**', INTEGRATION],
          isolate: false,
          setupFiles: ['tests/fresh-state.ts'],
          ...limits,
          expect: expectSoon,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          environment: 'node',
          include: [INTEGRATION],
          exclude: IGNORED,
          isolate: false,
          setupFiles: ['tests/fresh-state.ts'],
          globalSetup: [PROGRAMS, 'tests/prepared-database.ts'],
          ...limits,
          expect: expectSoon,
        },
      },
      {
        plugins: [react()],
        resolve: { alias: { ...alias, 'next/dynamic': `${root}tests/next-dynamic.tsx` } },
        test: {
          name: 'dom',
          environment: 'jsdom',
          // Processes, not threads, which would be cheaper: tests of times set the process's time zone.
          pool: 'forks',
          isolate: false,
          // After the unit tests, not among them: only files of one project share a worker.
          sequence: { groupOrder: 1 },
          include: ['{lib,widgets,screens,app,components,tests}/**/*.test.tsx'],
          exclude: IGNORED,
          setupFiles: ['tests/fresh-dom.ts', 'tests/setup-dom.ts'],
          ...limits,
          expect: expectSoon,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          exclude: IGNORED,
          globalSetup: [PROGRAMS, 'tests/prepared-database.ts', 'tests/contract/global-setup.ts'],
          ...limits,
          expect: expectSoon,
          hookTimeout: 300_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'drills',
          environment: 'node',
          include: ['tests/drills/**/*.test.ts'],
          exclude: IGNORED,
          globalSetup: [PROGRAMS],
        },
      },
    ],
  },
});
