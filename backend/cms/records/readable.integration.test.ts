import { buildEditorState } from '@payloadcms/richtext-lexical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../kernel/database/statement.ts';
import { runStatement } from '../../kernel/database/run-in-transaction.ts';
import { connectionOf } from '../../kernel/payload-internals.ts';
import type * as Calls from '../../../tests/backend/test-calls.ts';
import { openTemporaryPayload, type TemporaryPayload } from '../../../tests/backend/temporary-payload.ts';

let cms: TemporaryPayload;
/** Loaded once the database exists: the calls read the configuration on import. */
let calls: typeof Calls;
beforeAll(async () => {
  cms = await openTemporaryPayload();
  calls = await import('../../../tests/backend/test-calls.ts');
}, 120_000);
afterAll(() => cms.close());

const answersOf = async (wanted: RegExp) => {
  const chosen = calls.publicCalls().filter(({ name }) => wanted.test(name));
  return Promise.all(chosen.map(async (call) => ({ name: call.name, ...(await calls.callPublicly(call)) })));
};

test('leaves out a broken record and returns the others', async () => {
  const { payload } = cms;
  const make = (name: string) =>
    payload.create({
      collection: 'testimonials',
      data: { name, content: buildEditorState({ text: 'Great.' }) },
    });
  await make('Whole');
  const [text, unreadable] = [await make('Broken text'), await make('Broken JSON')];
  await runStatement(payload, sql`UPDATE testimonials SET content = ${'"text"'} WHERE id = ${text.id}`);
  // PostgreSQL rejects invalid JSON.
  const nonsense = connectionOf(payload.db).kind === 'sqlite' ? '{"root":' : '{"root":5}';
  await runStatement(payload, sql`UPDATE testimonials SET content = ${nonsense} WHERE id = ${unreadable.id}`);

  const answers = await answersOf(/testimonial/i);
  expect(answers.length).toBeGreaterThanOrEqual(2);
  for (const { name, status, problem, json } of answers) {
    expect([name, status, problem]).toEqual([name, 200, null]);
    expect(JSON.stringify(json)).toContain('Whole');
    expect(JSON.stringify(json)).not.toContain('Broken');
  }
});

test('shows a page without its broken block, and does not find a broken article', async () => {
  const { payload } = cms;
  const page = await payload.create({
    collection: 'pages',
    data: {
      name: 'Sample',
      url: 'sample',
      _status: 'published',
      blocks: [
        { blockType: 'core-heading', heading: 'Whole block' },
        { blockType: 'core-heading', heading: 'Broken block' },
      ],
    },
  });
  const [whole, broken] = page.blocks ?? [];
  const blocks = JSON.stringify([whole, { ...broken, display: 'text', blockName: {} }]);
  await runStatement(payload, sql`UPDATE pages SET blocks = ${blocks} WHERE id = ${page.id}`);
  const article = await payload.create({
    collection: 'articles',
    data: {
      name: 'Broken article',
      url: 'sample',
      display_start_time: '2020-01-01T00:00:00.000Z',
      _status: 'published',
    },
  });
  await runStatement(payload, sql`UPDATE articles SET content = ${'"text"'} WHERE id = ${article.id}`);

  const answers = await answersOf(/^(?:pageByUrl|pageVersions|articleByUrl|articleTexts)$/);
  expect(answers.map(({ status, problem }) => [status, problem])).toEqual(Array(4).fill([200, null]));
  const allText = JSON.stringify(answers.map(({ json }) => json));
  expect(allText).toContain('Whole block');
  expect(allText).not.toMatch(/Broken (?:block|article)/);
});
