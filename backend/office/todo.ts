import type { PayloadRequest } from 'payload';
import { log } from '../kernel/log/log.ts';
import type { NextRound } from './next-round.ts';
import { duplicates } from './todo-duplicates.ts';
import { drafts, scheduled } from './todo-drafts.ts';
import type { Todo, TodoPart } from './todo-entry.ts';
import { outdated } from './todo-outdated.ts';
import { raceWeek, results, withoutClass } from './todo-season.ts';
import { shop } from './todo-shop.ts';
import { submissions, visitors } from './todo-site.ts';
import { findOpenComments, findReviews } from './reviews-and-comments.ts';

const PARTS: readonly TodoPart[] = [
  findReviews,
  findOpenComments,
  results,
  outdated,
  withoutClass,
  duplicates,
  raceWeek,
  shop,
  submissions,
  visitors,
  drafts,
  scheduled,
];

/**
 * The to-dos for a request's account, within what it may read. A part that fails is left out and logged: the home screen is the first place
 * that people look.
 */
export async function findTodos(req: PayloadRequest, next: NextRound | null): Promise<readonly Todo[]> {
  const parts = await Promise.all(
    PARTS.map((part) =>
      part(req, next).catch((err: unknown) => {
        log.error({ err }, 'a part of the home screen failed');
        return [
          { count: 0, label: 'Some of this list couldn’t be loaded. The server’s log says why.', href: null },
        ];
      }),
    ),
  );
  return parts.flat();
}
