import type { Payload, Where } from 'payload';
import { answersOf } from './mail-submission.ts';

/**
 * A CSV cell. Anything that a spreadsheet would interpret as a formula gets an apostrophe in front, so that opening the file runs nothing
 * that a visitor typed.
 */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A CSV file with a byte order mark, so that spreadsheets recognise UTF-8. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;

const AT_ONCE = 500;

/** All submissions, or those of one form, oldest first, as CSV with a column for each label. */
export async function exportSubmissions(payload: Payload, formId: number | null): Promise<string> {
  const where: Where = formId === null ? {} : { form: { equals: formId } };
  const labels = new Set<string>();
  const found: { head: string[]; answers: Map<string, string> }[] = [];
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const list = await payload.find({
      collection: 'form-submissions',
      where,
      limit: AT_ONCE,
      page,
      sort: 'id',
      depth: 0,
    });
    for (const submission of list.docs) {
      const answers = new Map(answersOf(submission).map(({ label, value }) => [label, value]));
      for (const label of answers.keys()) labels.add(label);
      const { id, createdAt, form_name, status, sender } = submission;
      found.push({ head: [String(id), createdAt, form_name ?? '', status, sender ?? ''], answers });
    }
    hasMore = list.hasNextPage;
  }
  const columns = [...labels];
  return csvFile([
    ['Number', 'Received', 'Form', 'Status', 'Sender', ...columns],
    ...found.map(({ head, answers }) => [...head, ...columns.map((label) => answers.get(label) ?? '')]),
  ]);
}
