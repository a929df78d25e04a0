import { connection } from 'next/server';
import { loadExtensions, loadQuery } from '@/lib/content/load';
import { hasExtension } from '@/lib/contract/extensions';
import { answerSessionsCalendar, calendarNamed, noSuchCalendar } from '@/lib/feeds/answer-calendar';

/** GET /feeds/round/{round}.ics: the sessions of one round for calendar apps; 404 for an unknown round. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  await connection();
  const url = calendarNamed((await params).file);
  if (url === null || !hasExtension(await loadExtensions(), 'sessions')) return noSuchCalendar();
  const { nextgenRound } = await loadQuery('calendarOfRound', { url });
  if (!nextgenRound) return noSuchCalendar();
  return answerSessionsCalendar([nextgenRound], { name: url, title: nextgenRound.name });
}
