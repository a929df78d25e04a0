import { connection, NextResponse } from 'next/server';
import { loadWeekendPack } from '@/lib/pwa/packs/load-weekend-pack';
import { isContentUnavailable } from '@/lib/api/errors';
import { unavailableAnswer, wireAnswer } from '@/lib/api/wire-answer';
import { asLanguage } from '@/lib/i18n/language';
import { getTranslator } from '@/lib/i18n/translator';
import { LANGUAGE_PARAMETER, ROUND_PARAMETER } from '@/lib/pwa/packs/contents';

/** Requested only by visitors who look at a round's pack or have one; a proxy may give many of them the same response. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

/** GET /api/weekend-pack?round=&lang=: the contents of a round's weekend pack (`PackContents`); 404 for an unknown round. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const { searchParams } = new URL(request.url);
  const language = asLanguage(searchParams.get(LANGUAGE_PARAMETER) ?? '');
  try {
    const contents = await loadWeekendPack(
      searchParams.get(ROUND_PARAMETER) ?? '',
      await getTranslator(language),
    );
    return contents === null
      ? wireAnswer(404, 'No such round.')
      : NextResponse.json(contents, { headers: { 'Cache-Control': CACHE_CONTROL } });
  } catch (error) {
    if (!isContentUnavailable(error)) throw error;
    return unavailableAnswer();
  }
}
