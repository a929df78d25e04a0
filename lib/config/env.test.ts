import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('environment', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      contentApiUrl: 'http://127.0.0.1:4000',
      siteUrl: 'http://localhost:3000',
      hasEmbeddedBackend: true,
      logLevel: 'info',
    });
  });

  it('takes empty variables for absent ones and trims addresses', () => {
    const env = readEnv({
      PORT: '',
      CONTENT_API_URL: 'https://content.test/',
      SITE_URL: 'https://www.test//',
    });
    expect(env).toMatchObject({
      port: 3000,
      contentApiUrl: 'https://content.test',
      siteUrl: 'https://www.test',
      hasEmbeddedBackend: false,
    });
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '3e3'],
    ['BACKEND_PORT', '-1'],
    ['CONTENT_API_URL', 'ftp://x'],
    ['SITE_URL', 'example.org'],
    ['DEMO_DATE', '2027-02-30'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s, what it got and what it accepts', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^${name} is "${value}", but it must be .+\\.$`),
    );
  });

  it('never repeats a database address, which holds a password', () => {
    expect(() => readEnv({ DATABASE_URL: 'mysql://u:hunter2@h/db' })).toThrow(
      /^DATABASE_URL is something else, but/,
    );
  });
});
