import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../run/project.ts';
import { parseCommand, parseCopy, readStages, parseVariables } from './containerfile.ts';

test('stages have their base, their name and their steps, without comments and over several lines', () => {
  const text = `# Why.
FROM node:24 AS build
WORKDIR /app
RUN one \\
  && two
  # In between.
FROM node:24
COPY --from=build /made /app
`;
  expect(readStages(text)).toEqual([
    {
      base: 'node:24',
      name: 'build',
      steps: [
        { name: 'WORKDIR', argument: '/app' },
        { name: 'RUN', argument: 'one && two' },
      ],
    },
    { base: 'node:24', name: '', steps: [{ name: 'COPY', argument: '--from=build /made /app' }] },
  ]);
  expect(() => readStages('RUN one')).toThrow('RUN stands before the first FROM.');
});

test('a step’s argument is read as a builder reads them', () => {
  expect(parseCopy('package.json package-lock.json ./')).toEqual({
    from: '',
    sources: ['package.json', 'package-lock.json'],
    target: './',
  });
  expect(parseCopy('--from=build /made /app')).toEqual({ from: 'build', sources: ['/made'], target: '/app' });
  expect(parseVariables('A=1 B=x=y')).toEqual({ A: '1', B: 'x=y' });
  expect(parseCommand('["server/index.ts"]')).toEqual(['server/index.ts']);
});

test('the shipped Containerfile has two stages, and no step that these don’t know', async () => {
  const stages = readStages(await readFile(join(ROOT, 'ops/Containerfile'), 'utf8'));
  expect(stages.map(({ name }) => name)).toEqual(['build', '']);
  expect(new Set(stages.map(({ base }) => base)).size).toBe(1);
  const names = new Set(stages.flatMap(({ steps }) => steps.map(({ name }) => name)));
  expect([...names].toSorted()).toEqual([
    'CMD',
    'COPY',
    'ENTRYPOINT',
    'ENV',
    'EXPOSE',
    'RUN',
    'STOPSIGNAL',
    'USER',
    'VOLUME',
    'WORKDIR',
  ]);
});
