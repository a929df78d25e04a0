import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { childEnv, ROOT } from './project.ts';

/**
 * Does what systemd does with a socket unit, in the language that every Debian has: holds a listening socket and restarts a program
 * with it whenever that is killed. A program that exits with an error isn't restarted.
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

export type RestartedProgram = {
  readonly port: number;
  /** The current process id. */
  readonly pid: () => number;
  /** The lines that it or the holder has printed and that start with a word, without the word. */
  readonly printed: (word: string) => readonly string[];
  /** Resolves when the holder has ended. */
  readonly ended: Promise<unknown>;
  /** `kill -9`. Resolves when the next process is about to start. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Runs a program that inherits a listening socket, whose address it gets in HOST and PORT.
 * @param pauseMs between its end and its restart (systemd's RestartSec)
 */
export async function runWithInheritedSocket(
  command: readonly [string, ...string[]],
  {
    env = {},
    pauseMs = 0,
  }: { readonly env?: Readonly<Record<string, string>>; readonly pauseMs?: number } = {},
): Promise<RestartedProgram> {
  const holder = spawn('perl', ['-e', HOLDER, String(pauseMs / 1000), ...command], {
    cwd: ROOT,
    env: childEnv(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  createInterface({ input: holder.stdout }).on('line', (line) => {
    lines.push(line);
    for (const check of waiting) check();
  });
  const ended = once(holder, 'exit');
  const printed = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  const pid = () => Number(printed('started').at(-1) ?? 0);
  /** Waits until the program has started more often than this. */
  const startedMoreThan = (times: number) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (printed('started').length <= times) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  await startedMoreThan(0);
  return {
    port: Number(printed('port')[0]),
    pid,
    printed,
    ended,
    async kill() {
      const before = printed('started').length;
      process.kill(pid(), 'SIGKILL');
      await startedMoreThan(before);
    },
    async stop() {
      if (holder.exitCode === null && holder.signalCode === null) {
        // The holder first, since it would restart the program.
        holder.kill('SIGKILL');
        try {
          process.kill(pid(), 'SIGKILL');
        } catch {
          // It has been killed and not restarted.
        }
      }
      await ended;
    },
  };
}
