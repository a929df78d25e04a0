import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/run/project.ts';

/** Each call of a log with fields: what is between its braces. */
const CALL =
  /\blog(?:ger)?(?:\(\))?\.(?:trace|debug|info|warn|error|fatal)\(\s*\{([^{}]*(?:\{[^{}]*\}[^{}]*)*)\}/g;
/** The name of each field in there: at the start or after a comma, outside of brackets; also what is spread. */
const FIELD = /(?:^|,)\s*(\.\.\.)?(\w+)/g;
/** Brackets with everything in them. */
const INNER = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/g;
/** What pino, Payload and the request bring along, which no call names. */
const BROUGHT = [
  'level',
  'time',
  'name',
  'pid',
  'hostname',
  'msg',
  'request_id',
  'trace_id',
  'status',
  'error',
];
/** What is spread in `readable.ts`. */
const SPREAD = ['fields', 'err'];

function withoutInner(text: string): string {
  const outer = text.replaceAll(INNER, '');
  return outer === text ? text : withoutInner(outer);
}

test('every field of the logs is explained to whoever runs the site, and no other', async () => {
  const logged = new Set([...BROUGHT, ...SPREAD]);
  for await (const file of glob('{server,lib,backend,app,screens}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/.next/**', '**/*.test.ts'],
  }))
    for (const [, inside = ''] of (await readFile(join(ROOT, file), 'utf8')).matchAll(CALL))
      for (const [, spread, name = ''] of withoutInner(inside).matchAll(FIELD))
        if (spread === undefined) logged.add(name);
        else expect([file, name]).toEqual(['backend/cms/records/readable.ts', 'why']);
  const [, section = ''] = (await readFile(join(ROOT, 'docs/run.md'), 'utf8')).split('\n## Logs\n');
  const table = (section.split('\n## ', 1)[0] ?? '').matchAll(/^\| (`[^|]+) \|/gm);
  const explained = [...table].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(explained.toSorted()).toEqual([...logged].toSorted());
});
