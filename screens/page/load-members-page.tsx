'use server';

import type { MembersAnswer } from '@/components/account/members-answer';
import { createServerApi } from '@/lib/api/server';
import type { ApiError } from '@/lib/api/errors';
import { env } from '@/lib/config/env';
import { getInitialData } from '@/lib/content/load';
import { storeRawCode } from '@/lib/content/raw-code';
import { decodeSegments, splitPath } from '@/lib/content/path';
import { getPage } from '@/lib/contract/endpoints/content';
import { asLanguage } from '@/lib/i18n/language';
import { CmsPageBody, loadFoundPage } from './content';

/** The characters of a bearer token; anything else could inject a header. */
const TOKEN = /^[\w.~+/-]{1,4096}=*$/;

const REASONS: Partial<Record<ApiError['kind'], 'refused' | 'missing'>> = {
  unauthorised: 'refused',
  notFound: 'missing',
};

/**
 * The content of a page for signed-in visitors, rendered for one of them. The content server checks the token each time, and no part of
 * the response is cached.
 * @param key address of the page, without leading slash
 * @param lang language to render in
 * @param token the visitor's access token
 */
export async function loadMembersPage(key: string, lang: string, token: string): Promise<MembersAnswer> {
  if (![key, lang, token].every((value) => typeof value === 'string')) return { kind: 'missing' };
  const segments = decodeSegments(key === '' ? [] : key.split('/'));
  const path = segments && splitPath(segments);
  if (!path) return { kind: 'missing' };
  if (!TOKEN.test(token)) return { kind: 'refused' };
  const calls = createServerApi(env().contentApiUrl, { authorization: `Bearer ${token}` });
  const result = await calls.call(getPage, { slug: path.page_url });
  if (!result.ok) return { kind: REASONS[result.error.kind] ?? 'failed' };
  const page = result.value.item;
  if (page === null) return { kind: 'missing' };

  await storeRawCode(page);
  const at = { path, found: { model: 'current', page } } as const;
  const loaded = await loadFoundPage(at, await getInitialData(), asLanguage(lang));
  if (loaded?.model !== 'current') return { kind: 'missing' };
  return { kind: 'page', view: <CmsPageBody loaded={loaded} /> };
}
