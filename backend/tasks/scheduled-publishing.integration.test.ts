import { afterAll, beforeAll, expect, test } from 'vitest';
import { runStatement } from '../kernel/database/run-in-transaction.ts';
import { sql } from '../kernel/database/statement.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../testing/temporary-payload.ts';
import { isToPublish } from './scheduled-publishing.ts';

const MINUTE_MS = 60_000;

let cms: TemporaryPayload;
beforeAll(async () => {
  cms = await openTemporaryPayload();
}, 120_000);
afterAll(() => cms.close());

test('a publication that a crash broke off is carried out after all', async () => {
  const { payload } = cms;
  const article = await payload.create({
    collection: 'articles',
    draft: true,
    data: { name: 'Broken off', display_start_time: new Date().toISOString(), _status: 'draft' },
  });
  const job = await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'articles', value: article.id } },
  });
  const now = new Date();
  const beginAt = (time: Date) =>
    runStatement(
      payload,
      sql`UPDATE payload_jobs SET processing = ${true}, updated_at = ${time.toISOString()} WHERE id = ${Number(job.id)}`,
    );
  const statusAfterRun = async () => {
    expect(await isToPublish(payload, now)).toBe(true);
    await payload.jobs.run();
    return (await payload.findByID({ collection: 'articles', id: article.id }))._status;
  };
  // Another may be at it.
  await beginAt(new Date(now.getTime() - MINUTE_MS));
  expect(await statusAfterRun()).toBe('draft');
  await beginAt(new Date(now.getTime() - 3 * MINUTE_MS));
  expect(await statusAfterRun()).toBe('published');
});
