/** What a start tells the program that started it, one JSON line each on stdout; a person at a terminal gets sentences. */
export type StartEvent =
  | { readonly event: 'progress'; readonly message: string }
  | { readonly event: 'first-admin'; readonly email: string; readonly password: string }
  | { readonly event: 'ready'; readonly port: number }
  | { readonly event: 'error'; readonly message: string };

function sentence(event: StartEvent): string {
  switch (event.event) {
    case 'progress':
    case 'error':
      return event.message;
    case 'first-admin':
      return `The first CMS account is ${event.email} with the password ${event.password} (shown this once).`;
    case 'ready':
      return `The content backend listens on port ${event.port}.`;
  }
}

/** Reports one event. */
export function report(event: StartEvent): void {
  process.stdout.write(`${process.stdout.isTTY ? sentence(event) : JSON.stringify(event)}\n`);
}

/** Reports why a start cannot go on, in one line, and ends the process with code 1. */
export function fail(message: string): never {
  report({ event: 'error', message: message.replace(/\s*\n\s*/g, ' ') });
  process.exit(1);
}

/** An error's words, those of its causes included: database drivers put the useful part there. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner instanceof Error ? `${error.message} ${wordsOf(inner)}`.trim() : error.message;
}
