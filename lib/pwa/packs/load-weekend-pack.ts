import 'server-only';
import { POST_IMAGE } from '@/lib/content/post-image';
import { articleAddress, roundPostsAddress } from '@/lib/content/addresses';
import { loadExtensions, loadQuery, loadRest } from '@/lib/content/load';
import { ROUND_STORIES } from '@/lib/season/round-stories';
import { hasExtension } from '@/lib/contract/extensions';
import type { Translator } from '@/lib/i18n/translate';
import type { PackContents } from '@/lib/pwa/packs/contents';
import { packContents } from './pack-contents';

/** Addresses of the articles that the round's page links to. */
async function newsOf(url: string): Promise<string[]> {
  if (!hasExtension(await loadExtensions(), 'round-stories')) return [];
  const { nextgenRound } = await loadQuery('roundStories', { url, ...ROUND_STORIES });
  return (nextgenRound?.articles ?? []).map((article) => articleAddress(article.url));
}

async function postsOf(url: string): Promise<string[]> {
  if (!hasExtension(await loadExtensions(), 'live-blog')) return [];
  const answer = await loadRest('listMicroblogPosts', { page_size: 1, page: 1, round: url, ...POST_IMAGE });
  return (answer?.data ?? []).length === 0 ? [] : [roundPostsAddress(url)];
}

/** The contents of a round's weekend pack, with its newest articles and its posts; null for an unknown round. */
export async function loadWeekendPack(url: string, t: Translator): Promise<PackContents | null> {
  const { nextgenRounds } = await loadQuery('allRounds', {});
  // Made-up names must not fill the cache.
  if (!nextgenRounds.some((round) => round.url === url)) return null;
  const { nextgenRound: round } = await loadQuery('roundByUrl', { url });
  if (!round) return null;
  const [news, posts] = await Promise.all([newsOf(url), postsOf(url)]);
  return packContents(round, [...news, ...posts], t);
}
