import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHmac } from 'node:crypto';
import { PREVIEW_PURPOSE } from '../../lib/contract/preview.ts';
import { createDraftCheck } from './draft.ts';

const SECRET = 'a secret of more than thirty-two characters';
const MARK = 'a-mark-of-this-build-0123456789';
const NOW = 1_800_000_000_000;
let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'draft-'));
  await writeFile(join(dir, 'prerender-manifest.json'), JSON.stringify({ preview: { previewModeId: MARK } }));
});
afterAll(() => rm(dir, { recursive: true }));

function tokenUntil(expires: number, more: object = {}): string {
  const text = JSON.stringify({ kind: 'editor', page: 1, path: '/', expires, ...more });
  const claims = Buffer.from(text).toString('base64url');
  return `${claims}.${createHmac('sha256', SECRET).update(`${PREVIEW_PURPOSE}\n${claims}`).digest('base64url')}`;
}

describe('drafts', () => {
  it('require the mark of this build and a valid token', async () => {
    const { isDraft } = await createDraftCheck(
      dir,
      () => SECRET,
      () => NOW,
    );
    const token = tokenUntil(NOW + 1);
    expect(isDraft(`__prerender_bypass=${MARK}; preview_token=${token}`)).toBe(true);
    for (const cookie of [
      undefined,
      `__prerender_bypass=${MARK}`,
      `preview_token=${token}`,
      `__prerender_bypass=another; preview_token=${token}`,
      `__prerender_bypass=${MARK}; preview_token=${tokenUntil(NOW)}`,
      `__prerender_bypass=${MARK}; preview_token=x${token}`,
    ]) {
      expect([cookie, isDraft(cookie)]).toEqual([cookie, false]);
    }
  });

  it('are never shown without a build', async () => {
    const { isDraft } = await createDraftCheck(join(dir, 'none'), () => SECRET);
    expect(isDraft(`__prerender_bypass=${MARK}; preview_token=${tokenUntil(NOW + 1)}`)).toBe(false);
  });

  it('frame one version for an editor, and nothing else', async () => {
    const { frameOf } = await createDraftCheck(
      dir,
      () => SECRET,
      () => NOW,
    );
    const version = { model: 'pages', id: 7 };
    const token = tokenUntil(NOW + 1, { version, path: '/news' });
    expect(frameOf(token)).toEqual({
      path: '/news',
      cookie: `__prerender_bypass=${MARK}; preview_token=${token}`,
    });
    for (const other of [
      tokenUntil(NOW + 1),
      tokenUntil(NOW, { version }),
      tokenUntil(NOW + 1, { version, kind: 'link' }),
      `x${token}`,
      '',
    ])
      expect(frameOf(other)).toBeNull();
  });
});
