/** What a program reports to the command that started it, as lines of JSON on standard output. */
export type ProgramEvent =
  | { readonly event: 'progress'; readonly message: string }
  | { readonly event: 'first-admin'; readonly email: string; readonly password: string }
  | { readonly event: 'ready'; readonly port: number }
  | { readonly event: 'error'; readonly message: string };

/** Sends an event to the command that started this program. */
export function emitEvent(event: ProgramEvent): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}
