import { expect, test } from 'vitest';
import { csvFile } from '../kernel/csv.ts';
import { sql } from '../kernel/database/statement.ts';
import { runStatement } from '../kernel/database/run-in-transaction.ts';
import { temporaryPayload } from '../../tests/backend/temporary-payload.ts';
import { submissionRows } from './export-submissions.ts';

const cms = temporaryPayload();

test('a submission with unreadable answers does not break the export', async () => {
  const keep = (name: string, answers: string | null, text: string) =>
    runStatement(
      cms.payload,
      sql`INSERT INTO form_submissions (form_name, status, answers, text) VALUES (${name}, 'received', ${answers}, ${text})`,
    );
  await keep('Contact', JSON.stringify([{ name: 'a', label: 'Name', value: 'Mere' }]), 'Name: Mere');
  await keep('Broken', '{"a":1}', 'Name: Tama');
  await keep('Empty', null, '');
  const lines = csvFile(await submissionRows(cms.payload, {}, null)).split('\r\n');
  expect(lines[0]).toMatch(/,Name,Answers$/);
  expect(lines[1]).toMatch(/Contact,received,new,,,,Mere,$/);
  expect(lines[2]).toMatch(/Broken,received,new,,,,,Name: Tama$/);
  expect(lines[3]).toMatch(/Empty,received,new,,,,,$/);
});
