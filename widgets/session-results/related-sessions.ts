import type { CategoryRef, Round } from '@/lib/contract/entities/racing';

type Line = Pick<
  Round['sessions'][number],
  'id' | 'date' | 'session_name' | 'category' | 'kind' | 'has_sheet'
>;

/** A linked session. */
export type NearSession = Pick<Line, 'id' | 'date' | 'session_name'> & {
  readonly category: CategoryRef | null;
};

export type RelatedSessions = {
  /** The sessions of the same category, including this one. */
  readonly siblings: readonly NearSession[];
  /** The same session of each category of the round, including this one. */
  readonly sameOfAll: readonly NearSession[];
  /** The sessions before and after it on the track. */
  readonly previous: NearSession | null;
  readonly next: NearSession | null;
  /** The qualifying session that sets this race's grid: no other race lies between them. */
  readonly gridFrom: NearSession | null;
};

export const NONE_RELATED: RelatedSessions = {
  siblings: [],
  sameOfAll: [],
  previous: null,
  next: null,
  gridFrom: null,
};

const isActivity = ({ kind }: Line) => kind === 'activity';

/**
 * The corresponding session of another category: the one with the same name, otherwise the one with the same number among its kind,
 * otherwise the last.
 */
function counterpart(session: Line, place: number, ofCategory: readonly Line[]): Line | undefined {
  const sameKind = ofCategory.filter(({ kind }) => kind === session.kind);
  return (
    sameKind.find(({ session_name }) => session_name === session.session_name) ??
    sameKind[place] ??
    sameKind.at(-1)
  );
}

/** The last qualifying session before a race. After another race, the grid isn't set by qualifying. */
function gridFrom(before: readonly Line[]): Line | null {
  const last = before.findLast(({ kind }) => kind === 'qualifying' || kind === 'race');
  return last?.kind === 'qualifying' && last.has_sheet ? last : null;
}

/**
 * The related sessions of a round.
 * @param id of the session
 * @param sessions of its round, in running order
 */
export function relatedSessions(id: number, sessions: readonly Line[]): RelatedSessions {
  const run = sessions.filter((line) => !isActivity(line));
  const index = run.findIndex((line) => line.id === id);
  const session = run[index];
  if (!session) return NONE_RELATED;
  const ofCategories = Map.groupBy(run, ({ category }) => category?.id ?? 0);
  const siblings = session.category ? (ofCategories.get(session.category.id) ?? []) : [];
  const place = siblings.filter(({ kind }) => kind === session.kind).indexOf(session);
  return {
    siblings,
    sameOfAll: session.category
      ? [...ofCategories].flatMap(([category, own]) =>
          category === 0 ? [] : (counterpart(session, place, own) ?? []),
        )
      : [],
    previous: run[index - 1] ?? null,
    next: run[index + 1] ?? null,
    gridFrom: session.kind === 'race' ? gridFrom(siblings.slice(0, siblings.indexOf(session))) : null,
  };
}
