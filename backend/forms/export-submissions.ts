import type { Payload, Where } from 'payload';
import { csvFile } from './csv.ts';
import { answersOf } from './mail-submission.ts';

const AT_ONCE = 500;

/** All submissions, or those of one form, oldest first, as a CSV file with a column for each label that occurs. */
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
