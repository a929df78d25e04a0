import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { logConsole } from './console-lines.ts';

function taken(level = 'info') {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level, base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const target = { ...console };
  logConsole(log, target);
  return { target, lines };
}

describe('library output on the console', () => {
  it('becomes one log line per call, at its level and without colours', () => {
    const { target, lines } = taken('debug');
    target.warn('\u001b[33mtwo\nlines\u001b[0m for %s', 'people');
    target.log('ready');
    expect(lines).toMatchObject([
      { level: 40, msg: 'two\nlines for people' },
      { level: 20, msg: 'ready' },
    ]);
  });

  it('keeps an error with its stack and its cause', () => {
    const { target, lines } = taken();
    target.error(' ⨯', new Error('No page.', { cause: new Error('No data.') }));
    target.error(new Error('Alone.'));
    expect(lines).toMatchObject([
      { level: 50, msg: '⨯', err: { message: expect.stringContaining('No data.') } },
      { msg: 'Alone.', err: { stack: expect.stringContaining('console-lines.test') } },
    ]);
  });

  it('is dropped if it is empty or below the log level', () => {
    const { target, lines } = taken();
    target.error('');
    target.log();
    target.info('started in 7 ms');
    expect(lines).toEqual([]);
  });
});
