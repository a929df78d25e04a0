import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('environment', () => {
  it('has defaults for everything', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      contentApiUrl: 'http://127.0.0.1:4000',
      siteUrl: 'http://localhost:3000',
      hasEmbeddedBackend: true,
      logLevel: 'info',
    });
  });

  it('treats empty variables as absent and trims addresses', () => {
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
    ['SITE_URL', 'https://www.test/championship'],
    ['SITE_URL', 'https://www.test/?edition=2027'],
    ['DEMO_DATE', '2027-02-30'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s, its value and what it accepts', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^${name} is "${value.replace(/[?.]/g, '\\$&')}", but it must be .+\\.$`),
    );
  });

  it('never prints a database address, which contains a password', () => {
    expect(() => readEnv({ DATABASE_URL: 'mysql://u:hunter2@h/db' })).toThrow(
      /^DATABASE_URL is something else, but/,
    );
  });
});
