import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../run/project.ts';

/** One list a point of the specification, written by hand. */
export const STATEMENTS_FOLDER = 'tests/specification';
/** What the site shows of them, written by `node scripts/list-statements.ts`. */
export const STATEMENTS_PAGE = 'docs/specification.md';

const TESTS = '{app,backend,components,demo,e2e,lib,screens,scripts,server,tests,widgets}/**/*.{ts,tsx}';
const IS_TEST = /(?:\.(?:test|spec)\.tsx?|-(?:tests|cases)\.ts)$/;
/** Tests of this very list, whose titles are examples. */
const OWN_TEST = 'scripts/check/statements.test.ts';

const HEADING = /^#{1,2} (.+)$/;
const ITEM = /^- \*\*(\S+)\*\* (.+?)(?: \(decision (\d+)\))?$/;
/** The title of a test, a group of tests or a row of a table of tests: `'shows the price (spec 5.12, 9.3)'`. */
const TITLE = /(['"`])((?:\\.|(?!\1)[^\n])*) \(spec ([^)\n]+)\)((?:\\.|(?!\1)[^\n])*)\1/g;

export type Statement = {
  /** The specification's point and a number that the statement keeps: `5.12`. */
  readonly id: string;
  readonly says: string;
  /** The number of the decision that says why the site does otherwise. */
  readonly decision: number | null;
};
/** A heading with the statements below it; one of a whole point has none of its own. */
export type Section = { readonly heading: string; readonly statements: readonly Statement[] };
export type Point = { readonly number: string; readonly sections: readonly Section[] };
export type Shown = { readonly ids: readonly string[]; readonly file: string; readonly title: string };

/**
 * Reads the list of one point.
 * @param number the point
 * @throws with the line that is neither a heading nor a statement
 */
export function readPoint(number: string, text: string): Point {
  const sections: { heading: string; statements: Statement[] }[] = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const heading = HEADING.exec(line)?.[1];
    const [, id, says, decision] = ITEM.exec(line) ?? [];
    const section = sections.at(-1);
    if (heading !== undefined) sections.push({ heading, statements: [] });
    else if (id !== undefined && says !== undefined && section !== undefined)
      section.statements.push({ id, says, decision: decision === undefined ? null : Number(decision) });
    else throw new Error(`${STATEMENTS_FOLDER}, point ${number}: "${line}" is not a statement.`);
  }
  return { number, sections };
}

/** The titles in a file that name statements. @param code the source of a test file */
export const titlesIn = (file: string, code: string): Shown[] =>
  [...code.matchAll(TITLE)].map(([, , before = '', ids = '', after = '']) => ({
    ids: ids.split(', '),
    file,
    title: `${before}${after}`.replaceAll(/\\(.)/g, '$1'),
  }));

export const readStatements = (): Point[] =>
  readdirSync(join(ROOT, STATEMENTS_FOLDER))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) =>
      readPoint(name.split('-')[0] ?? '', readFileSync(join(ROOT, STATEMENTS_FOLDER, name), 'utf8')),
    );

export const findTitles = (): Shown[] =>
  globSync(TESTS, { cwd: ROOT, exclude: (path) => /(?:^|\/)(?:node_modules|\.next)/.test(path) })
    .filter((file) => IS_TEST.test(file) && file !== OWN_TEST)
    .sort()
    .flatMap((file) => titlesIn(file, readFileSync(join(ROOT, file), 'utf8')));

const statementsOf = (points: readonly Point[]): Statement[] =>
  points.flatMap(({ sections }) => sections.flatMap(({ statements }) => statements));

/**
 * What is wrong with the list.
 * @returns a sentence for each id that is used twice or belongs to another point, for each test that names an unknown statement, and for
 *   each statement that has neither a test nor a decision
 */
export function faultsOf(points: readonly Point[], shown: readonly Shown[]): string[] {
  const known = new Map<string, Statement>();
  const faults: string[] = [];
  for (const point of points)
    for (const statement of statementsOf([point])) {
      const { id } = statement;
      if (known.has(id)) faults.push(`${id} is there twice.`);
      if (!new RegExp(String.raw`^${point.number}\.\d+$`).test(id))
        faults.push(`${id} is no number of point ${point.number}.`);
      known.set(id, statement);
    }
  const named = new Set(shown.flatMap(({ ids }) => ids));
  return [
    ...faults,
    ...shown.flatMap(({ ids, file, title }) =>
      ids
        .filter((id) => !known.has(id))
        .map((id) => `${file}: "${title}" names ${id}, which is no statement.`),
    ),
    ...[...known.values()]
      .filter(({ id, decision }) => decision === null && !named.has(id))
      .map(({ id, says }) => `${id} has neither a test nor a decision: ${says}`),
  ];
}

/** A link to a decision. @throws if there is none of that number */
function decisionLink(number: number): string {
  const name = readdirSync(join(ROOT, 'docs/decisions')).find((file) => Number(file.slice(0, 4)) === number);
  if (name === undefined) throw new Error(`${STATEMENTS_FOLDER}: there is no decision ${String(number)}.`);
  return `[decision ${String(number)}](decisions/${name})`;
}

/** A title as text of a table's cell. */
const asCell = (text: string): string => text.replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`);

/** The page: one line a statement, with the tests that show it and the decision that says why the site does otherwise. */
export function statementsPage(points: readonly Point[], shown: readonly Shown[]): string {
  const shownBy = ({ id, decision }: Statement): string => {
    const tests = shown
      .filter(({ ids }) => ids.includes(id))
      .map(({ file, title }) => `[${asCell(file.split('/').at(-1) ?? file)}](../${file}): ${asCell(title)}`);
    const why = decision === null ? [] : [`otherwise by ${decisionLink(decision)}`];
    return [...why, ...tests].join('; ');
  };
  const all = statementsOf(points);
  const tested = all.filter(({ id }) => shown.some(({ ids }) => ids.includes(id))).length;
  const otherwise = all.filter(({ decision }) => decision !== null).length;
  return [
    '# The specification, statement by statement',
    '',
    `${String(all.length)} statements: ${String(tested)} are shown by tests, ${String(otherwise)} are done otherwise for a reason. What the specification leaves open is not listed.`,
    `Made by \`node scripts/list-statements.ts\` ([how](develop.md#statements)) from \`${STATEMENTS_FOLDER}\` and the titles of the tests.`,
    ...points.flatMap(({ number, sections }) =>
      sections.flatMap(({ heading, statements }, index) => [
        '',
        index === 0 ? `## ${number}. ${heading}` : `### ${heading}`,
        ...(statements.length === 0
          ? []
          : [
              '',
              '|  | Statement | Shown by |',
              '| --- | --- | --- |',
              ...statements.map(
                (statement) =>
                  `| ${statement.id} | ${statement.says.replaceAll('|', String.raw`\|`)} | ${shownBy(statement)} |`,
              ),
            ]),
      ]),
    ),
    '',
  ].join('\n');
}
