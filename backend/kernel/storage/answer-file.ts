import { NotStored, StorageUnavailable } from './storage.ts';

const refusal = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/** Responds to an editor with a stored file, or with the reason if there is none: 404, or 503 while the storage is unavailable. */
export async function answerFile(make: () => Promise<Response>): Promise<Response> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof NotStored) return refusal(404, 'This file is no longer stored.');
    if (error instanceof StorageUnavailable)
      return refusal(error.status, error.message, error.details.headers);
    throw error;
  }
}
