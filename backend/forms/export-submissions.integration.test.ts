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
  expect(lines[1]).toMatch(/Contact,Received,New,,,,Mere,$/);
  expect(lines[2]).toMatch(/Broken,Received,New,,,,,Name: Tama$/);
  expect(lines[3]).toMatch(/Empty,Received,New,,,,,$/);
});

test('answers with the same label have a column each, choices their label, and days are New Zealand’s', async () => {
  const { payload } = cms;
  const form = await payload.create({
    collection: 'forms',
    data: {
      name: 'Crew',
      url: 'crew',
      data: [
        { type: 'text', name: 'name', label: 'Name' },
        { type: 'text', name: 'name_2', label: 'Name' },
        { type: 'select', name: 'class', label: 'Class', values: [{ label: 'Formula Ford', value: 'ff' }] },
      ],
    },
  });
  const crew = (...answers: (readonly [name: string, label: string, value: string])[]) =>
    runStatement(
      payload,
      sql`INSERT INTO form_submissions (form_id, form_name, status, handling, created_at, answers)
          VALUES (${form.id}, 'Crew', 'received', 'in_work', ${'2026-11-23T20:05:00.000Z'},
            ${JSON.stringify(answers.map(([name, label, value]) => ({ name, label, value })))})`,
    );
  await crew(['name', 'Name', 'Mere'], ['name_2', 'Name', 'Tama'], ['class', 'Class', 'ff']);
  // The condition for the first name wasn't met.
  await crew(['name_2', 'Name', 'Hana'], ['class', 'Class', 'ff']);
  const [head, ...rows] = await submissionRows(payload, { form: { equals: form.id } }, null);
  expect(head?.slice(-3)).toEqual(['Name (name)', 'Name (name_2)', 'Class']);
  expect(rows.map((row) => row.slice(-3))).toEqual([
    ['Mere', 'Tama', 'Formula Ford'],
    ['', 'Hana', 'Formula Ford'],
  ]);
  expect(rows[0]?.slice(1, 5)).toEqual(['2026-11-24 09:05:00', 'Crew', 'Received', 'In progress']);
});

test('a field keeps its column when its label changes, named as it was asked last', async () => {
  const { payload } = cms;
  const form = await payload.create({
    collection: 'forms',
    data: { name: 'Camping', url: 'camping', data: [{ type: 'text', name: 'van', label: 'Camper van' }] },
  });
  const camping = (label: string, value: string) =>
    runStatement(
      payload,
      sql`INSERT INTO form_submissions (form_id, form_name, status, answers)
          VALUES (${form.id}, 'Camping', 'received', ${JSON.stringify([{ name: 'van', label, value }])})`,
    );
  await camping('Van', 'Small');
  await camping('Camper van', 'Large');
  const rows = await submissionRows(payload, { form: { equals: form.id } }, null);
  expect(rows.map((row) => row.slice(8))).toEqual([['Camper van'], ['Small'], ['Large']]);
});
