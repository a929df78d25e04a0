import { Failure } from '../../backend/kernel/failure.ts';

/** The failure that refuses something. @throws if it is done, or fails in another way */
export async function failureOf(work: Promise<unknown>): Promise<Failure> {
  const failure = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (failure instanceof Failure) return failure;
  throw new Error('It was not refused.', { cause: failure });
}
