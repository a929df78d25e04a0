import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PREVIEW_PURPOSE } from '../../contract/preview';
import { checkPreviewToken, signPreviewToken } from './preview-token';

const SECRET = 'a secret of more than thirty-two characters';
const NOW = 1_800_000_000_000;
const CLAIMS = { kind: 'link', page: 7, path: '/news', expires: NOW + 1_000 } as const;

describe('a preview token', () => {
  it('is valid as the CMS signs it, until it expires', () => {
    const token = signPreviewToken(CLAIMS, SECRET);
    expect(checkPreviewToken(token, SECRET, NOW)).toEqual({ state: 'valid', claims: CLAIMS });
    expect(checkPreviewToken(token, SECRET, NOW + 1_000)).toEqual({ state: 'expired' });
  });

  it('is rejected if any part was changed', () => {
    const token = signPreviewToken(CLAIMS, SECRET);
    const [claims = '', signature = ''] = token.split('.');
    const more = Buffer.from(JSON.stringify({ ...CLAIMS, kind: 'editor' })).toString('base64url');
    for (const forged of [
      `${more}.${signature}`,
      `${claims}.${signature.slice(1)}`,
      `${token}.x`,
      claims,
      '',
      '.',
      'x'.repeat(5_000),
    ]) {
      expect(checkPreviewToken(forged, SECRET, NOW)).toEqual({ state: 'bad' });
    }
    expect(checkPreviewToken(signPreviewToken(CLAIMS, 'another secret'), SECRET, NOW).state).toBe('bad');
  });

  it('leads to no other site, even if signed', () => {
    for (const path of ['//evil.test', 'https://evil.test', '/\\evil.test', 'news']) {
      const claims = Buffer.from(JSON.stringify({ ...CLAIMS, path })).toString('base64url');
      const signature = createHmac('sha256', SECRET)
        .update(`${PREVIEW_PURPOSE}\n${claims}`)
        .digest('base64url');
      expect(checkPreviewToken(`${claims}.${signature}`, SECRET, NOW).state).toBe('bad');
    }
  });
});
