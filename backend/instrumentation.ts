/** Called by Next when the server starts. */
export async function register(): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- Next replaces these very words when it builds for another runtime.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { reportOpened } = await import('./kernel/http/opened.ts');
  await reportOpened(import('./open.ts').then(({ openBackend }) => openBackend()));
}
