import pino from 'pino';
import { expect, it } from 'vitest';
import { cmsLog } from './cms-log.ts';

function opened(level: Parameters<typeof cmsLog>[0] = 'info') {
  const lines: unknown[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  return { log: pino<never>(cmsLog(level).options, { write }), lines };
}

it('logs a requested record that no longer exists in one line', () => {
  const { log, lines } = opened();
  log.error({ err: new Error('not-found') });
  log.error({ err: Object.assign(new Error('Not you.'), { status: 403 }) });
  expect(lines).toMatchObject([
    { level: 40, status: 404, msg: 'not-found' },
    { level: 40, status: 403, msg: 'Not you.' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('stack');
});

it('logs every other error with its stack and cause', () => {
  const { log, lines } = opened();
  log.error({ err: new Error('No page.', { cause: new Error('No disk.') }) }, 'A screen failed.');
  log.error('in words alone');
  expect(lines).toMatchObject([
    { level: 50, msg: 'A screen failed.', err: { stack: expect.stringContaining('No disk.') } },
    { level: 50, msg: 'in words alone' },
  ]);
});

it('logs according to the level, with no incidental messages at the default one', () => {
  const countLines = (level: Parameters<typeof cmsLog>[0]) => {
    const { log, lines } = opened(level);
    log.info('by the way');
    log.error({ err: Object.assign(new Error('Not you.'), { status: 403 }) });
    log.error('broken');
    return lines.length;
  };
  expect([countLines('debug'), countLines('info'), countLines('error'), countLines('silent')]).toEqual([
    3, 2, 1, 0,
  ]);
});
