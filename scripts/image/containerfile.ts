import { z } from 'zod';

/** One step of an image: `RUN`, `COPY`, …, and what stands behind it, as it is written. */
export type Step = { readonly name: string; readonly words: string };

/** What one `FROM` begins. */
export type Stage = {
  /** The image that it begins with. */
  readonly base: string;
  /** By which later stages copy from it; '' for none. */
  readonly name: string;
  readonly steps: readonly Step[];
};

const FROM = /^(\S+)(?:\s+AS\s+(\S+))?$/i;

/** The stages of a Containerfile. @throws for a step before the first `FROM` */
export function readStages(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const stages: { base: string; name: string; steps: Step[] }[] = [];
  for (const line of lines) {
    const [, name = '', words = ''] = /^\s*([A-Z]+)\s+(.+?)\s*$/.exec(line) ?? [];
    if (name === '') continue;
    if (name === 'FROM') {
      const [, base = '', as = ''] = FROM.exec(words) ?? [];
      stages.push({ base, name: as, steps: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`${name} stands before the first FROM.`);
    stage.steps.push({ name, words });
  }
  return stages;
}

const wordsSchema = z.array(z.string()).min(1);

/** The command of an `ENTRYPOINT` or `CMD` that is written as a list. @throws for one that a shell would read */
export const commandIn = (words: string): readonly string[] => wordsSchema.parse(JSON.parse(words));

/** `NAME=value NAME=value` as variables. Values have no spaces and no quotes here. */
export const variablesIn = (words: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    words.split(/\s+/).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

export type Copy = {
  /** The stage that it copies from; '' for the project. */
  readonly from: string;
  readonly sources: readonly string[];
  readonly target: string;
};

/** What a `COPY` copies where. */
export function copyIn(words: string): Copy {
  const parts = words.split(/\s+/);
  const [, from = ''] = /^--from=(\S+)$/.exec(parts[0] ?? '') ?? [];
  const paths = from === '' ? parts : parts.slice(1);
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}
