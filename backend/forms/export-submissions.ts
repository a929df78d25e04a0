import type { Payload, PayloadRequest, Where } from 'payload';
import { dollarsOf } from '../../lib/contract/money.ts';
import { newZealandTime } from '../../lib/contract/time-zone.ts';
import { readable } from '../cms/fields/readable.ts';
import { findAll } from '../cms/records/by-ids.ts';
import { refId } from '../cms/records/refs.ts';
import type { Form } from '../payload-types.ts';
import { askedFields, type FieldKind } from './asked-fields.ts';
import { bookedLines } from './booked-lines.ts';
import { answersOf, shownAnswer } from './mail-submission.ts';
import { HANDLING_LABELS } from './submission.ts';

const BATCH_SIZE = 500;
const HEAD = ['Number', 'Received (New Zealand)', 'Form', 'Status', 'Progress', 'Paid', 'Sender', 'Notes'];
const PAID: ReadonlySet<string> = new Set(['paid', 'cancelled']);

type Cell = string | number;
type AskingForm = Pick<Form, 'id' | 'data' | 'questions'>;

const NUMBERS: ReadonlySet<FieldKind> = new Set(['number', 'currency', 'percent']);

type Asking = { readonly form: AskingForm; readonly numbers: ReadonlySet<string> };

/** The forms with the names of their numeric fields, by id. */
async function findForms(payload: Payload): Promise<ReadonlyMap<number, Asking>> {
  const { docs } = await payload.find({ ...findAll('forms', {}), select: { data: true, questions: true } });
  return new Map(
    docs.map((form) => [
      form.id,
      {
        form,
        numbers: new Set(askedFields(form).flatMap(({ name, kind }) => (NUMBERS.has(kind) ? [name] : []))),
      },
    ]),
  );
}

type FoundAnswer = { readonly name: string; readonly label: string; readonly cell: Cell };
type Found = {
  readonly head: readonly Cell[];
  /** The form's id; its name if it has been deleted. */
  readonly form: number | string;
  readonly answers: readonly FoundAnswer[];
};

/**
 * Names an answer's column: by its field's latest label, and by the field's name as well if its form has several fields with that label.
 * @param found oldest first
 */
function columnNamer(found: readonly Found[]): (form: Found['form'], name: string) => string {
  const forms = new Map<Found['form'], Map<string, string>>();
  for (const { form, answers } of found) {
    const labels = forms.get(form) ?? new Map<string, string>();
    for (const { name, label } of answers) labels.set(name, label);
    forms.set(form, labels);
  }
  const columns = new Map(
    [...forms].map(([form, labels]) => {
      const sharing = Map.groupBy(labels.values(), (label) => label);
      const isShared = (label: string) => (sharing.get(label)?.length ?? 0) > 1;
      const named = [...labels].map(
        ([name, label]) => [name, isShared(label) ? `${label} (${name})` : label] as const,
      );
      return [form, new Map(named)] as const;
    }),
  );
  return (form, name) => columns.get(form)?.get(name) ?? name;
}

/** An answer as a cell. A field may have become numeric after somebody typed text into it. */
function cellOf(value: string, isNumber: boolean): Cell {
  const number = isNumber && value !== '' ? Number(value) : NaN;
  return Number.isFinite(number) ? number : value;
}

/**
 * Submissions as a table, oldest first. Fields of different forms with the same label share a column. Numbers stay numbers, so that a
 * spreadsheet can add them up.
 * @param user the account that reads them; null for the program itself
 */
export async function submissionRows(
  payload: Payload,
  where: Where,
  user: PayloadRequest['user'],
): Promise<readonly (readonly Cell[])[]> {
  const found: Found[] = [];
  const forms = await findForms(payload);
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
      const { id, createdAt, form_name, status, handling, sender, notes } = submission;
      const formId = refId(submission.form);
      const asking = forms.get(formId ?? 0);
      const cents = bookedLines(submission).reduce((sum, line) => sum + line.cents, 0);
      found.push({
        head: [
          id,
          newZealandTime(new Date(createdAt)),
          form_name ?? '',
          readable(status),
          HANDLING_LABELS[handling ?? 'new'],
          cents > 0 && PAID.has(status) ? dollarsOf(cents) : '',
          sender ?? '',
          notes ?? '',
        ],
        form: formId ?? form_name ?? '',
        answers: answersOf(submission).map(({ name, label, value }) => ({
          name,
          label,
          cell: cellOf(shownAnswer(asking?.form ?? null, name, value), asking?.numbers.has(name) ?? false),
        })),
      });
    }
    hasMore = list.hasNextPage;
  }
  const columnOf = columnNamer(found);
  const rows = found.map(({ head, form, answers }) => ({
    head,
    cells: new Map(answers.map(({ name, cell }) => [columnOf(form, name), cell])),
  }));
  const columns = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))];
  return [
    [...HEAD, ...columns],
    ...rows.map(({ head, cells }) => [...head, ...columns.map((column) => cells.get(column) ?? '')]),
  ];
}
