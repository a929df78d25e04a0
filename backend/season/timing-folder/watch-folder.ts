import { hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { TimingStatus, TimingUpdate } from '../../../lib/contract/timing.ts';
import { TimingRefusal, type TimingClient } from '../../../lib/shared/node/timing-client.ts';
import { propertyOf } from '../../../lib/shared/record.ts';
import { LAPS_LIMIT } from '../laps/laps-limit.ts';
import { readSheetFile } from '../sheets/read-file.ts';
import type { LineProblem } from '../sheets/delimited.ts';
import { EXPORT_PARTS, exportFile, type ExportFile, type ExportPart } from './export-files.ts';
import { openSentFiles, type SentFile } from './sent-files.ts';
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

/** How often a session with cars on the track is confirmed if nothing has changed: after a minute without a call, its page says so. */
const CONFIRM_MS = 10_000;
/**
 * How long the files of such a session may be left untouched until its timing program counts as stopped. Cars pass more often, and most
 * programs write their files every few seconds.
 */
const ALIVE_MS = 5 * 60_000;
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
  const startedAt = Date.now();
  /** When a file of a session was last written, changed or not, and when the site last took a call for it; in epoch milliseconds. */
  const writtenAt = new Map<number, number>();
  const calledAt = new Map<number, number>();
  const printed = new Set<string>();
  /** Whether the last call got no response. */
  let isAway = false;

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

  const noteWritten = (id: number, at: number) => {
    writtenAt.set(id, Math.max(writtenAt.get(id) ?? 0, at));
  };

  /** Reads a file unless it is still being written; null if it is, or if it has been dealt with. */
  const settle = async (file: ExportFile & { readonly session: number }): Promise<Settled | null> => {
    const path = join(folder, file.name);
    try {
      const { size, mtimeMs } = await stat(path);
      const mark = `${String(size)} ${String(mtimeMs)}`;
      const before = looks.get(file.name);
      looks.set(file.name, { mark, changedAt: before?.mark === mark ? before.changedAt : Date.now() });
      if (before?.mark !== mark) {
        // A file server's clock may differ from this machine's: a file's own time is only used for one that hasn't been seen to change.
        noteWritten(file.session, before ? Date.now() : Math.min(mtimeMs, Date.now()));
        return null;
      }
      if (done.get(file.name) === mark) return null;
      const bytes = await readFile(path);
      const limit = file.part === 'laps' ? LAPS_LIMIT : undefined;
      const read = await readSheetFile(new Blob([new Uint8Array(bytes)]), limit);
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
  /** Names of files that this run has dealt with. */
  const own = new Set<string>();
  /** Sessions that the site refused. All that is waiting is sent again once one of their files changes. */
  const refused = new Set<number>();
  const waitingOf = (id: number): readonly WaitingFile[] => [...(waiting.get(id)?.values() ?? [])];

  /** Records that parts of a session are dealt with: sent, or refused because of what is in them. */
  const noteDone = async (id: number, parts: readonly ExportPart[]) => {
    const files = waitingOf(id);
    const left = files.filter(({ part }) => !parts.includes(part));
    if (left.length === 0) waiting.delete(id);
    else waiting.set(id, new Map(left.map((file) => [file.name, file])));
    const gone = files.filter(({ part }) => parts.includes(part));
    if (gone.length === 0) return;
    for (const { name } of gone) own.add(name);
    const messages = sessionOf(id).sentMessages();
    await sent.note(
      new Map(
        gone.map(({ name, part, digest }): [string, SentFile] => [
          name,
          part === 'messages' ? { digest, messages } : { digest },
        ]),
      ),
    );
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
    if (isListed) {
      sessionOf(id).drop(parts);
      await noteDone(id, parts);
    } else refused.add(id);
    return isListed;
  };

  /** Makes a call. @returns null if the site has taken it, why it refuses it, or 'away' without an answer */
  const call = async (id: number, update: TimingUpdate): Promise<TimingRefusal | 'away' | null> => {
    const failure = await client.send(id, update).then(
      () => null,
      (error: unknown) => error,
    );
    if (failure === null || failure instanceof TimingRefusal) {
      if (isAway) print('The site can be reached again.');
      isAway = false;
      if (failure === null) calledAt.set(id, Date.now());
      return failure;
    }
    if (!isAway) print(`The site can’t be reached. Trying again. ${String(failure)}`);
    isAway = true;
    return 'away';
  };

  /** Sends what is new of a session. Without an answer from the site, it is tried again at the next check. */
  const send = async (id: number): Promise<void> => {
    const session = sessionOf(id);
    for (const update of session.updates()) {
      const failure = await call(id, update);
      if (failure === 'away') return;
      if (failure !== null) {
        if (await takeRefusal(id, update, failure)) await send(id);
        return;
      }
      const parts = LISTS.flatMap((part) => {
        const count = update[part]?.length ?? 0;
        return count === 0 ? [] : [`${String(count)} ${part}`];
      });
      print(`Session ${String(id)}: ${[update.status, ...parts].join(', ')} sent.`);
    }
    const sentParts = EXPORT_PARTS.filter((part) => !session.waitsForStart(part));
    session.noteSent(sentParts);
    await noteDone(id, sentParts);
    const early = waitingOf(id).map(({ name }) => name);
    if (early.length > 0) tellOnce(`${early.join(', ')}: sent once session ${String(id)} has started.`);
  };

  /** Whether nothing has been sent of a session for a while, although its timing program is still at work. */
  const isQuiet = (id: number): boolean => {
    const now = Date.now();
    return (
      !waiting.has(id) &&
      !refused.has(id) &&
      now - (calledAt.get(id) ?? startedAt) >= CONFIRM_MS &&
      now - (writtenAt.get(id) ?? 0) < ALIVE_MS
    );
  };

  /** Tells the site that there is nothing new, so that the session's page doesn't say that the timing is silent. */
  const confirmSession = async (id: number, session: SessionExport): Promise<void> => {
    const update = session.confirmation();
    const failure = update && (await call(id, update));
    if (update && failure instanceof TimingRefusal) await takeRefusal(id, update, failure);
  };

  return {
    async look() {
      for (const file of await list()) {
        const settled = await settle(file);
        if (settled === null || !take(settled)) continue;
        const { session: id, name, part, digest } = settled;
        const session = sessionOf(id);
        const files = waiting.get(id) ?? new Map<string, WaitingFile>();
        const before = sent.sentOf(name);
        if (before?.messages) session.recallMessages(before.messages);
        if (before?.digest === digest) {
          // Rewritten unchanged, so that what was refused of it stays out, or sent by an earlier run.
          if (own.has(name) || before.messages) session.drop([part]);
          else session.noteSent([part]);
          files.delete(name);
          continue;
        }
        if (files.get(name)?.digest !== digest) refused.delete(id);
        waiting.set(id, files.set(name, settled));
      }
      for (const id of [...waiting.keys()]) if (!refused.has(id)) await send(id);
      for (const [id, session] of sessions) if (isQuiet(id)) await confirmSession(id, session);
    },
  };
}
