import { z } from 'zod';

/** One step of an image: `RUN`, `COPY`, …, and the text after it. */
export type Step = { readonly name: string; readonly argument: string };

/** A stage of a Containerfile, which starts with `FROM`. */
export type Stage = {
  /** The image that it is based on. */
  readonly base: string;
  /** The name that later stages use to copy from it; '' if it has none. */
  readonly name: string;
  readonly steps: readonly Step[];
};

const FROM = /^(\S+)(?:\s+AS\s+(\S+))?$/i;

/** Parses the stages of a Containerfile. @throws for a step before the first `FROM` */
export function readStages(text: string): Stage[] {
  const lines = text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  const stages: { base: string; name: string; steps: Step[] }[] = [];
  for (const line of lines) {
    const [, name = '', argument = ''] = /^\s*([A-Z]+)\s+(.+?)\s*$/.exec(line) ?? [];
    if (name === '') continue;
    if (name === 'FROM') {
      const [, base = '', as = ''] = FROM.exec(argument) ?? [];
      stages.push({ base, name: as, steps: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`${name} stands before the first FROM.`);
    stage.steps.push({ name, argument });
  }
  return stages;
}

const commandSchema = z.array(z.string()).min(1);

/** Parses the command of an `ENTRYPOINT` or `CMD` in list form. @throws for the shell form */
export const parseCommand = (argument: string): readonly string[] =>
  commandSchema.parse(JSON.parse(argument));

/** Parses `NAME=value NAME=value`. Values must not contain spaces or quotes. */
export const parseVariables = (argument: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    argument
      .split(/\s+/)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );

export type Copy = {
  /** The stage that it copies from; '' for the project. */
  readonly from: string;
  readonly sources: readonly string[];
  readonly target: string;
};

/** Parses the argument of a `COPY`. */
export function parseCopy(argument: string): Copy {
  const parts = argument.split(/\s+/);
  const [, from = ''] = /^--from=(\S+)$/.exec(parts[0] ?? '') ?? [];
  const paths = from === '' ? parts : parts.slice(1);
  return { from, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}
