import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/run/project.ts';

/* Where things are, as docs/develop.md tells newcomers. */

/** A path, and in brackets behind it what the file exports. */
const PLACE = /`([^`\s]+\/[^`\s]+)`(?:\s\(((?:`\w+`(?:,\s)?)+)\))?/g;

const [, rest = ''] = readFileSync(join(ROOT, 'docs/develop.md'), 'utf8').split('\n## Where things are\n');
const ANSWERS = (rest.split('\n## ', 1)[0] ?? '')
  .split(/^- /m)
  .slice(1)
  .map((entry) => {
    const [answer = ''] = entry.split('\n\n', 1);
    const [, question = ''] = /^\*\*(.+?)\*\*: /.exec(answer) ?? [];
    const places = [...answer.matchAll(PLACE)].map(([, path = '', names = '']) => ({
      path,
      names: [...names.matchAll(/\w+/g)].map(([name]) => name),
    }));
    return { question, places };
  });

const isExported = (source: string, name: string): boolean =>
  new RegExp(`^export (?:async )?(?:function|const|class|type) ${name}\\b`, 'm').test(source);

describe('where things are', () => {
  test('is said for fifty questions or more, each once', () => {
    const questions = ANSWERS.map(({ question }) => question);
    expect(questions).not.toContain('');
    expect(new Set(questions).size).toBe(questions.length);
    expect(questions.length).toBeGreaterThanOrEqual(50);
  });

  test.each(ANSWERS)('is said of “$question”, with files that export what is named', ({ places }) => {
    expect(places).not.toEqual([]);
    const lost = places.flatMap(({ path, names }) => {
      const file = join(ROOT, path);
      if (!existsSync(file)) return [path];
      const missing = names.filter((name) => !isExported(readFileSync(file, 'utf8'), name));
      return missing.map((name) => `${path}: ${name}`);
    });
    expect(lost).toEqual([]);
  });
});
