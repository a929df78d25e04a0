/** Startup events for the parent process, one JSON line each on stdout; at a terminal, sentences. */
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
      return `First CMS account: ${event.email}, password ${event.password} (shown only once).`;
    case 'ready':
      return `The content backend is listening on port ${event.port}.`;
  }
}

/** Reports one event. */
export function report(event: StartEvent): void {
  process.stdout.write(`${process.stdout.isTTY ? sentence(event) : JSON.stringify(event)}\n`);
}

/** Reports why startup can't continue, in one line, and exits with code 1. */
export function fail(message: string): never {
  report({ event: 'error', message: message.replace(/\s*\n\s*/g, ' ') });
  process.exit(1);
}

/** An error's message, including its causes': database drivers put the useful part there. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return inner instanceof Error ? `${error.message} ${errorMessage(inner)}`.trim() : error.message;
}
