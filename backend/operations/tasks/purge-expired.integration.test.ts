import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { storeFiles } from '../../forms/files.ts';
import { sniffFile } from '../../forms/sniff.ts';
import type { SUBMISSION_STATUSES } from '../../forms/submission.ts';
import { temporaryPayload } from '../../../tests/backend/temporary-payload.ts';
import { purgeExpired } from './purge-expired.ts';

const DAY_MS = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const cms = temporaryPayload();

const keep = (retention: { submission_days?: number | null; audit_days?: number | null }) =>
  cms.payload.updateGlobal({ slug: 'domain-settings', data: { name: 'Cup', retention } });
beforeEach(() => keep({ submission_days: 30, audit_days: 60 }));

/** A submission with a file, and with a payment unless it was only received. */
async function submit(status: (typeof SUBMISSION_STATUSES)[number]): Promise<void> {
  const { payload } = cms;
  const content = Buffer.from(`%PDF-1.7 ${status}`);
  const kind = sniffFile(content);
  if (!kind) throw new Error('The file is not known.');
  const payment =
    status === 'received'
      ? null
      : await payload.create({
          collection: 'payments',
          data: {
            purpose: 'form',
            status: 'open',
            amount_cents: 100,
            surcharge_cents: 0,
            reference: status,
            token_hash: status,
          },
        });
  await payload.create({
    collection: 'form-submissions',
    data: {
      form_name: 'Entry',
      status,
      payment: payment?.id ?? null,
      text: 'Aroha Tane',
      answers: [],
      files: await storeFiles([
        { field: 'licence', name: 'licence.pdf', kind, size: content.length, content },
      ]),
    },
  });
}

const submissions = async () => {
  const { docs } = await cms.payload.find({ collection: 'form-submissions', sort: 'id' });
  return docs.map(({ status }) => status);
};
const files = () => readdir(join(cms.dataDir, 'form-files'));

test('deletes old submissions with their files, except paid ones and those that may still be paid', async () => {
  for (const status of ['received', 'unpaid', 'awaiting_payment', 'paid'] as const) await submit(status);
  await purgeExpired(cms.payload, inDays(29));
  expect([await submissions(), (await files()).length]).toEqual([
    ['received', 'unpaid', 'awaiting_payment', 'paid'],
    4,
  ]);
  await keep({ submission_days: null });
  await purgeExpired(cms.payload, inDays(9_000));
  expect(await submissions()).toHaveLength(4);
  await keep({ submission_days: 30 });
  await purgeExpired(cms.payload, inDays(31));
  expect([await submissions(), (await files()).length]).toEqual([['awaiting_payment', 'paid'], 2]);
});

test('limits the audit trail to its retention period, however many entries are too old', async () => {
  const { payload } = cms;
  const old = inDays(-60).toISOString();
  await runStatement(
    payload,
    sql`INSERT INTO audit_entries (action, account, model, document_id, created_at, updated_at)
        WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 250)
        SELECT 'updated', 'someone@example.org', 'pages', '1', ${old}, ${old} FROM numbers`,
  );
  const account = await payload.create({
    collection: 'users',
    data: { email: 'editor@example.org', password: 'a long enough password', role: 'editor' },
  });
  const user = { ...account, collection: 'users' as const };
  await payload.create({ collection: 'pages', data: { name: 'About', url: 'about' }, user });
  const trail = async () =>
    (await payload.find({ collection: 'audit-entries', limit: 500 })).docs.map((entry) => entry.account);

  await keep({ audit_days: null });
  await purgeExpired(payload, inDays(9_000));
  expect(await trail()).toHaveLength(251);
  await keep({ audit_days: 61 });
  await purgeExpired(payload);
  expect(await trail()).toHaveLength(251);
  await keep({ audit_days: 60 });
  await purgeExpired(payload, inDays(1 / 24));
  // Scheduled deletions add no audit entries.
  expect(await trail()).toEqual(['editor@example.org']);
});
