import { hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TimingStatus, TimingUpdate } from '../../../lib/contract/timing.ts';
import { TimingRefusal, type TimingClient } from '../../../lib/shared/node/timing-client.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { readSheetFile } from '../sheets/read-file.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { EXPORT_PARTS, exportFile, type ExportFile, type ExportPart } from './export-files.ts';
import { openSentFiles } from './sent-files.ts';
import { createSessionExport, type SessionExport } from './session-export.ts';

export type WatchOptions = {
  readonly folder: string;
  readonly client: TimingClient;
  /** The session of all files; null to go by their names. */
  readonly session: number | null;
  /** The status of a session whose files don't give it. */
  readonly status: TimingStatus;
  /** Prints a line for the timing operator. */
  readonly print: (line: string) => void;
  /** How long an unreadable file may still be incomplete, in milliseconds. */
  readonly patienceMs: number;
};

export type FolderWatch = {
  /**
   * Checks the folder once, and sends what is new in files that are no longer being written.
   * @throws if the folder can't be read or written
   */
  readonly look: () => Promise<void>;
};

/** Other programs lock a file while they write it, or have just replaced it. */
const BUSY: readonly unknown[] = ['EBUSY', 'EPERM', 'EACCES', 'ENOENT'];
/** Number of a faulty file's lines that are listed; more would hide earlier output. */
const MAX_PROBLEMS = 10;

/** A file as seen at one check. */
type Look = { readonly mark: string; readonly changedAt: number };

/** A file whose text is complete. */
type Settled = ExportFile & { readonly session: number; readonly text: string; readonly digest: string };
type WaitingFile = Pick<Settled, 'name' | 'part' | 'digest'>;

/** The parts that are lists of the call. */
const LISTS = ['rows', 'laps', 'messages'] as const satisfies readonly ExportPart[];

const sentenceOf = (name: string, { line, message }: LineProblem) =>
  `${name}, line ${String(line)}: ${message}`;

/**
 * Watches a folder that a timing program exports to. Exports are written bit by bit, so a file is only read if it was the same at two
 * checks, and an unreadable one has some more time to be completed. What was sent is recorded beside the files, so that nothing is sent
 * twice, even after a restart.
 */
export async function watchFolder(options: WatchOptions): Promise<FolderWatch> {
  const { folder, client, status, print, patienceMs } = options;
  const sent = await openSentFiles(folder);
  const looks = new Map<string, Look>();
  /** The mark of each file as it was last read, sent or found faulty. */
  const done = new Map<string, string>();
  const sessions = new Map<number, SessionExport>();
  const printed = new Set<string>();
  /** Whether the last call got no response. */
  let isAway = false;

  const noteAnswer = () => {
    if (isAway) print('The site can be reached again.');
    isAway = false;
  };
  const tellOnce = (line: string) => {
    if (!printed.has(line)) print(line);
    printed.add(line);
  };
  const sessionOf = (id: number) => {
    const known = sessions.get(id) ?? createSessionExport(status);
    sessions.set(id, known);
    return known;
  };

  /** The folder's files with their sessions, rows first: laps belong to the rows' cars. */
  const list = async () => {
    const names = (await readdir(folder)).toSorted();
    const files = names.flatMap((name) => {
      const file = exportFile(name, options.session);
      if (file === null) return [];
      if (file.session !== null) return [{ ...file, session: file.session }];
      tellOnce(
        `${name} is left out: its name doesn’t begin with the id of a session, such as 4711.csv. --session sets one for all files.`,
      );
      return [];
    });
    return files.toSorted((a, b) => EXPORT_PARTS.indexOf(a.part) - EXPORT_PARTS.indexOf(b.part));
  };

  /** Reads a file unless it is still being written; null if it is, or if it has been dealt with. */
  const settle = async (file: ExportFile & { readonly session: number }): Promise<Settled | null> => {
    const path = join(folder, file.name);
    try {
      const { size, mtimeMs } = await stat(path);
      const mark = `${String(size)} ${String(mtimeMs)}`;
      const before = looks.get(file.name);
      looks.set(file.name, { mark, changedAt: before?.mark === mark ? before.changedAt : Date.now() });
      if (before?.mark !== mark || done.get(file.name) === mark) return null;
      const bytes = await readFile(path);
      const read = await readSheetFile(new Blob([new Uint8Array(bytes)]));
      if ('problem' in read) {
        done.set(file.name, mark);
        print(`${file.name}: ${read.problem}`);
        return null;
      }
      return { ...file, text: read.csv, digest: hash('sha256', read.csv, 'base64url') };
    } catch (error) {
      if (!BUSY.includes(propertyOf(error, 'code'))) throw error;
      const look = looks.get(file.name);
      if (look && Date.now() - look.changedAt >= patienceMs)
        tellOnce(`${file.name} can’t be opened, and is tried again: ${String(error)}`);
      return null;
    }
  };

  /** Takes a file's content. @returns whether it is done with the file, which needs no other check */
  const take = (file: Settled): boolean => {
    const read = sessionOf(file.session).read(file.part, file.text, new Date());
    const { problems, warnings } = read;
    const look = looks.get(file.name);
    if (read.isEarly) {
      tellOnce(`${file.name} waits for a file with the rows of session ${String(file.session)}.`);
      return false;
    }
    if (problems.length > 0) {
      // The end may still be missing.
      if (look && Date.now() - look.changedAt < patienceMs) return false;
      for (const problem of problems.slice(0, MAX_PROBLEMS)) print(sentenceOf(file.name, problem));
      const more = problems.length - MAX_PROBLEMS;
      if (more > 0) print(`${file.name}: ${String(more)} more lines can’t be read.`);
      print(`${file.name} wasn’t sent. It’s read again once it changes.`);
    } else {
      for (const warning of warnings) print(sentenceOf(file.name, warning));
      read.take();
    }
    done.set(file.name, look?.mark ?? '');
    return problems.length === 0;
  };

  /** Files that were taken but not yet sent, by session and name. */
  const waiting = new Map<number, Map<string, WaitingFile>>();
  /** Sessions that the site refused. All that is waiting is sent again once one of their files changes. */
  const refused = new Set<number>();
  const waitingOf = (id: number): readonly WaitingFile[] => [...(waiting.get(id)?.values() ?? [])];

  /** Records that parts of a session are dealt with: sent, or refused because of what is in them. */
  const noteDone = async (id: number, parts: readonly ExportPart[]) => {
    sessionOf(id).noteSent(parts);
    const files = waitingOf(id);
    const left = files.filter(({ part }) => !parts.includes(part));
    if (left.length === 0) waiting.delete(id);
    else waiting.set(id, new Map(left.map((file) => [file.name, file])));
    const gone = files.filter(({ part }) => parts.includes(part));
    if (gone.length > 0) await sent.note(new Map(gone.map(({ name, digest }) => [name, digest])));
  };

  /**
   * Takes a refused call. What is wrong with its lists is left out until they change; anything else keeps the whole session waiting.
   * @returns whether the rest can be sent
   */
  const takeRefusal = async (
    id: number,
    update: TimingUpdate,
    { reasons, fields }: TimingRefusal,
  ): Promise<boolean> => {
    for (const reason of reasons) print(`Session ${String(id)} was refused: ${reason}`);
    const faulty = fields.map((field) => LISTS.find((part) => part === field.split('.')[0] && update[part]));
    const parts = faulty.filter((part) => part !== undefined);
    const isListed = parts.length > 0 && parts.length === faulty.length;
    const names = waitingOf(id).flatMap(({ name, part }) =>
      !isListed || parts.some((each) => each === part) ? [name] : [],
    );
    const what = names.length > 0 ? names.join(', ') : `Session ${String(id)}`;
    print(
      isListed
        ? `${what}: not accepted. Sent again once it changes.`
        : `${what}: not accepted. Sent again once a file of the session changes.`,
    );
    if (isListed) await noteDone(id, parts);
    else refused.add(id);
    return isListed;
  };

  /** Sends what is new of a session. Without an answer from the site, it is tried again at the next check. */
  const send = async (id: number): Promise<void> => {
    const session = sessionOf(id);
    for (const update of session.updates()) {
      const failure = await client.send(id, update).then(
        () => null,
        (error: unknown) => error,
      );
      if (failure instanceof TimingRefusal) {
        noteAnswer();
        if (await takeRefusal(id, update, failure)) await send(id);
        return;
      }
      if (failure !== null) {
        if (!isAway) print(`The site can’t be reached. Trying again. ${String(failure)}`);
        isAway = true;
        return;
      }
      noteAnswer();
      const parts = LISTS.flatMap((part) => {
        const count = update[part]?.length ?? 0;
        return count === 0 ? [] : [`${String(count)} ${part}`];
      });
      print(`Session ${String(id)}: ${[update.status, ...parts].join(', ')} sent.`);
    }
    await noteDone(
      id,
      EXPORT_PARTS.filter((part) => !session.waitsForStart(part)),
    );
    const early = waitingOf(id).map(({ name }) => name);
    if (early.length > 0) tellOnce(`${early.join(', ')}: sent once session ${String(id)} has started.`);
  };

  return {
    async look() {
      for (const file of await list()) {
        const settled = await settle(file);
        if (settled === null || !take(settled)) continue;
        const { session, name, part, digest } = settled;
        const files = waiting.get(session) ?? new Map<string, WaitingFile>();
        if (sent.digestOf(name) === digest) {
          // Sent by an earlier run, or rewritten unchanged.
          sessionOf(session).noteSent([part]);
          files.delete(name);
          continue;
        }
        if (files.get(name)?.digest !== digest) refused.delete(session);
        waiting.set(session, files.set(name, settled));
      }
      for (const id of [...waiting.keys()]) if (!refused.has(id)) await send(id);
    },
  };
}
