import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../run/project.ts';
import { failureOf, type TestRun } from './test-report.ts';

/** Lists tests that `npm test` skips for a while and `npm run test:all` runs, each with a reason and since when. */
export const QUARANTINE_FILE = 'tests/quarantine.json';
const MAX_QUARANTINE_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

const entrySchema = z.strictObject({
  /** The test's own title, without those of its groups. */
  title: z.string().min(1),
  file: z.string().min(1),
  reason: z.string().min(1),
  since: z.iso.date(),
});
export type Quarantined = z.infer<typeof entrySchema>;

/** @throws if the file is invalid */
export const readQuarantine = async (): Promise<Quarantined[]> =>
  z.array(entrySchema).parse(JSON.parse(await readFile(join(ROOT, QUARANTINE_FILE), 'utf8')));

/** A failure for each entry that has been in quarantine for too long. */
export const overdue = (entries: readonly Quarantined[], now: Date): TestRun[] =>
  entries
    .filter(({ since }) => now.getTime() - Date.parse(since) > MAX_QUARANTINE_DAYS * DAY_MS)
    .map(({ title, file, since }) =>
      failureOf(
        title,
        `in quarantine since ${since}, for more than ${String(MAX_QUARANTINE_DAYS)} days: mend it, or delete it`,
        file,
      ),
    );

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A pattern that matches the tests in quarantine; null if there are none. */
export const quarantinePattern = (entries: readonly Quarantined[]): string | null =>
  entries.length === 0 ? null : `(?:${entries.map(({ title }) => escaped(title)).join('|')})$`;
