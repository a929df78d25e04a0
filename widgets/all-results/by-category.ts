import type { CategoryRef, ResultSummary } from '@/lib/contract/entities/racing';

export type CategorySessions = {
  /** Null for sessions of no category. */
  readonly category: CategoryRef | null;
  readonly sessions: readonly ResultSummary[];
};

/** The sessions of a round by category; both keep the order in which they come. */
export function sessionsByCategory(sessions: readonly ResultSummary[]): readonly CategorySessions[] {
  return [...Map.groupBy(sessions, ({ category }) => category?.id ?? 0).values()].map((ofCategory) => ({
    category: ofCategory[0]?.category ?? null,
    sessions: ofCategory,
  }));
}
