import type { Round } from '@/lib/contract/entities/racing';

type Session = Round['sessions'][number];

/**
 * With what a round starts for the readers of an article: the first session on the track of the categories that the article is about, or else
 * of all. Sessions that were called off, and those without a start, don't count.
 * @param categories URL names
 */
export function firstSession(
  sessions: readonly Session[],
  categories: readonly string[],
): (Session & { readonly starts_at: string }) | null {
  const planned = sessions
    .flatMap((session) => (session.starts_at === null ? [] : [{ ...session, starts_at: session.starts_at }]))
    .filter(({ kind, session_status: status }) => {
      return kind !== 'activity' && status !== 'cancelled' && status !== 'postponed';
    })
    .toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
  const ofArticle = planned.find(({ category }) => category !== null && categories.includes(category.url));
  return ofArticle ?? planned[0] ?? null;
}
