import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('environment', () => {
  it('has defaults for everything (spec 9.4)', () => {
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
    ['GRAPHQL_PATHS', 'graphql'],
    ['SITE_URL', 'example.org'],
    ['SITE_URL', 'https://www.test/championship'],
    ['SITE_URL', 'https://www.test/?edition=2027'],
    ['DEMO_DATE', '2027-02-30'],
    ['LOG_LEVEL', 'loud'],
    ['CMS_URL', 'https://cms.test/admin'],
    ['CDN_PURGE_URL', 'cdn.test'],
    ['METRICS_PORT', '0'],
    ['METRICS_HOST', 'a b'],
    ['DRAIN_SECONDS', '61'],
    ['MISSING_PAGES_SECONDS', '0'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '10%'],
  ])('names %s, its value and what it accepts', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^${name} is "${value.replace(/[?.]/g, '\\$&')}", but it must be .+\\.$`),
    );
  });

  it('never prints a token', () => {
    expect(() => readEnv({ CDN_PURGE_TOKEN: 'a b' })).toThrow(/^(?!.*a b).*CDN_PURGE_TOKEN/);
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', '127.0.0.1:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://user:hunter2@collector.test'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://collector.test/?key=hunter2'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'hunter2'],
  ])('names a bad %s, and prints no key that may be in it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      new RegExp(`^${name} is something else, but it must be .+\\.$`),
    );
  });

  it('sends traces nowhere without a collector, and all of them to one that is named', () => {
    expect(readEnv({ OTEL_TRACES_SAMPLER: 'always_on' }).traces).toBeUndefined();
    expect(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' }).traces).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      sampler: 'parentbased_always_on',
      ratio: 1,
    });
  });

  it('never prints a database address, which contains a password', () => {
    expect(() => readEnv({ DATABASE_URL: 'mysql://u:hunter2@h/db' })).toThrow(
      /^DATABASE_URL is something else, but/,
    );
  });

  it('takes a Valkey or Redis address, and never prints its password', () => {
    expect(readEnv({ VALKEY_URL: 'rediss://u:hunter2@h:6379' }).valkeyUrl).toBe('rediss://u:hunter2@h:6379');
    expect(() => readEnv({ VALKEY_URL: 'http://u:hunter2@h' })).toThrow(
      'VALKEY_URL is something else, but it must be redis://user:password@host:port, rediss://… for TLS, or unset for one machine.',
    );
  });
});
