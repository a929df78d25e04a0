import { expect, test } from 'vitest';
import { cmsOrigins } from './cms-origins.ts';
import { readEnv } from './env.ts';

test('the CMS may show pages in a frame under its public address, too', () => {
  const own = ['http://localhost:4000', 'http://127.0.0.1:4000'];
  expect(cmsOrigins(readEnv({}))).toEqual(own);
  expect(cmsOrigins(readEnv({ CMS_URL: 'https://cms.example.org/' }))).toEqual([
    'https://cms.example.org',
    ...own,
  ]);
});
