import type { Round } from '@/lib/contract/entities/racing';

type Session = Round['sessions'][number];

/**
 * A round's first session for the readers of an article: the first on-track session of the article's categories, otherwise of any.
 * Cancelled sessions and those without a start don't count.
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
