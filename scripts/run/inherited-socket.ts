import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { childEnv, ROOT } from './project.ts';

/**
 * What systemd does with a socket unit, in the language that every Debian has: holds a listening socket, and starts a program with it again
 * whenever that is killed. A program that ends by itself with an error is not started again.
 */
const HOLDER = `
use strict; use IO::Socket::INET; use POSIX (); $^F = 255; $| = 1;
my $pause = shift @ARGV;
my $socket = IO::Socket::INET->new(Listen => 4096, LocalAddr => '127.0.0.1', LocalPort => 0) or die $!;
POSIX::dup2(fileno($socket), 3);
print 'port ', $socket->sockport, "\\n";
while (1) {
  my $pid = fork();
  if (!$pid) {
    @ENV{qw(LISTEN_PID LISTEN_FDS HOST PORT)} = ($$, 1, '127.0.0.1', $socket->sockport);
    exec @ARGV;
  }
  print "started $pid\\n";
  waitpid($pid, 0);
  last if $? >> 8;
  select(undef, undef, undef, $pause);
}
`;

export type HeldProgram = {
  readonly port: number;
  /** Of the program as it runs now. */
  readonly pid: () => number;
  /** What it, or the holder, has printed so far: the rest of each line that begins with a word. */
  readonly said: (word: string) => readonly string[];
  /** Resolves when the holder has given it up. */
  readonly ended: Promise<unknown>;
  /** `kill -9`. Resolves once the next one is about to start. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Runs a program in a socket that is held for it; HOST and PORT tell the program where that is.
 * @param pauseMs between its death and its next start (systemd's RestartSec)
 */
export async function runWithInheritedSocket(
  command: readonly [string, ...string[]],
  {
    env = {},
    pauseMs = 0,
  }: { readonly env?: Readonly<Record<string, string>>; readonly pauseMs?: number } = {},
): Promise<HeldProgram> {
  const holder = spawn('perl', ['-e', HOLDER, String(pauseMs / 1000), ...command], {
    cwd: ROOT,
    env: childEnv(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  createInterface({ input: holder.stdout }).on('line', (line) => {
    lines.push(line);
    for (const look of waiting) look();
  });
  const ended = once(holder, 'exit');
  const said = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const pid = () => Number(said('started').at(-1) ?? 0);
  /** Waits for the program's next start. */
  const startedMoreThan = (times: number) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (said('started').length <= times) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  await startedMoreThan(0);
  return {
    port: Number(said('port')[0]),
    pid,
    said,
    ended,
    async kill() {
      const before = said('started').length;
      process.kill(pid(), 'SIGKILL');
      await startedMoreThan(before);
    },
    async stop() {
      if (holder.exitCode === null && holder.signalCode === null) {
        // The holder first: it would start the program again.
        holder.kill('SIGKILL');
        try {
          process.kill(pid(), 'SIGKILL');
        } catch {
          // It has been killed, and the next one not started.
        }
      }
      await ended;
    },
  };
}
