import type { Payload, PayloadRequest, Where } from 'payload';
import { dollarsOf } from '../../lib/contract/money.ts';
import { bookedLines } from './booked-lines.ts';
import { answersOf } from './mail-submission.ts';

const AT_ONCE = 500;
const HEAD = ['Number', 'Received', 'Form', 'Status', 'Progress', 'Paid', 'Sender', 'Notes'];
const PAID: ReadonlySet<string> = new Set(['paid', 'cancelled']);

type Cell = string | number;

/**
 * Submissions as a table, oldest first, with a column for each label.
 * @param user the account that reads them; null for the program itself
 */
export async function submissionRows(
  payload: Payload,
  where: Where,
  user: PayloadRequest['user'],
): Promise<readonly (readonly Cell[])[]> {
  const labels = new Set<string>();
  const found: { head: Cell[]; answers: Map<string, string> }[] = [];
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const list = await payload.find({
      collection: 'form-submissions',
      where,
      limit: AT_ONCE,
      page,
      sort: 'id',
      depth: 0,
      overrideAccess: user === null,
      user,
    });
    for (const submission of list.docs) {
      const answers = new Map(answersOf(submission).map(({ label, value }) => [label, value]));
      for (const label of answers.keys()) labels.add(label);
      const { id, createdAt, form_name, status, handling, sender, notes } = submission;
      const cents = bookedLines(submission).reduce((sum, line) => sum + line.cents, 0);
      const paid = cents > 0 && PAID.has(status) ? dollarsOf(cents) : '';
      const head = [
        id,
        createdAt,
        form_name ?? '',
        status,
        handling ?? 'new',
        paid,
        sender ?? '',
        notes ?? '',
      ];
      found.push({ head, answers });
    }
    hasMore = list.hasNextPage;
  }
  const columns = [...labels];
  return [
    [...HEAD, ...columns],
    ...found.map(({ head, answers }) => [...head, ...columns.map((label) => answers.get(label) ?? '')]),
  ];
}
