import type { Payload, PayloadRequest, Where } from 'payload';
import { dollarsOf } from '../../lib/contract/money.ts';
import { findAll } from '../cms/records/by-ids.ts';
import { refId } from '../cms/records/refs.ts';
import { askedFields, type FieldKind } from './asked-fields.ts';
import { bookedLines } from './booked-lines.ts';
import { answersOf } from './mail-submission.ts';

const BATCH_SIZE = 500;
const HEAD = ['Number', 'Received', 'Form', 'Status', 'Progress', 'Paid', 'Sender', 'Notes'];
const PAID: ReadonlySet<string> = new Set(['paid', 'cancelled']);

type Cell = string | number;

const NUMBERS: ReadonlySet<FieldKind> = new Set(['number', 'currency', 'percent']);

/** The names of each form's numeric fields, by form id. */
async function findNumberFields(payload: Payload): Promise<ReadonlyMap<number, ReadonlySet<string>>> {
  const { docs } = await payload.find({ ...findAll('forms', {}), select: { data: true, questions: true } });
  return new Map(
    docs.map((form) => [
      form.id,
      new Set(askedFields(form).flatMap(({ name, kind }) => (NUMBERS.has(kind) ? [name] : []))),
    ]),
  );
}

/** An answer as a cell. A field may have become numeric after somebody typed text into it. */
function cellOf(value: string, isNumber: boolean): Cell {
  const number = isNumber && value !== '' ? Number(value) : NaN;
  return Number.isFinite(number) ? number : value;
}

/**
 * Submissions as a table, oldest first, with a column for each label. Numbers stay numbers, so that a spreadsheet can add them up.
 * @param user the account that reads them; null for the program itself
 */
export async function submissionRows(
  payload: Payload,
  where: Where,
  user: PayloadRequest['user'],
): Promise<readonly (readonly Cell[])[]> {
  const labels = new Set<string>();
  const found: { head: Cell[]; answers: Map<string, Cell> }[] = [];
  const numberFields = await findNumberFields(payload);
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const list = await payload.find({
      collection: 'form-submissions',
      where,
      limit: BATCH_SIZE,
      page,
      sort: 'id',
      depth: 0,
      overrideAccess: user === null,
      user,
    });
    for (const submission of list.docs) {
      const numbers = numberFields.get(refId(submission.form) ?? 0);
      const answers = new Map(
        answersOf(submission).map(({ name, label, value }) => [
          label,
          cellOf(value, numbers?.has(name) ?? false),
        ]),
      );
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
