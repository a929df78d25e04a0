import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/run/project.ts';

/** The packages that a program has loaded once it has loaded a file. */
const loadedBy = (file: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import module from 'node:module'; await import('./${file}'); console.log(Object.keys(module._cache).join('\\n'));`,
    ],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );

test.each(['server/site.ts', 'backend/join-others.ts'])(
  '%s loads nothing of Valkey before it is switched on',
  (file) => {
    const loaded = loadedBy(file);
    expect(loaded).toContain('node_modules');
    expect(loaded).not.toContain('ioredis');
  },
);

test.each(['server/site.ts', 'server/entrance.ts', 'backend/join-others.ts'])(
  '%s loads nothing that sends traces before they are switched on',
  (file) => expect(loadedBy(file)).not.toMatch(/@opentelemetry\/(?:sdk|exporter|resources)/),
);

test('what sends them is loaded for one that is', () => {
  expect(loadedBy('lib/shared/node/traces.ts')).toContain('@opentelemetry/sdk-trace');
});

test('the client is loaded for one that is', () => {
  expect(loadedBy('node_modules/ioredis/built/index.js')).toContain('ioredis');
});

test('a production start reads its configuration without the tools of the build', () => {
  const config = "(await import('./next.config.ts')).default";
  const loadedFor = (phase: string) =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '--eval',
        `import module from 'node:module'; await ${config}('${phase}'); console.log(Object.keys(module._cache).join('\\n'));`,
      ],
      { cwd: ROOT, encoding: 'utf8' },
    );
  expect(loadedFor('phase-production-server')).not.toMatch(/next-pwa|workbox-build|@babel|postcss/);
  expect(loadedFor('phase-production-build')).toContain('workbox-build');
});
