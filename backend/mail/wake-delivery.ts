import { processSingleton } from '../kernel/process-singleton.ts';

const waker = processSingleton<{ wake: () => void }>('mail-delivery', () => ({ wake: () => undefined }));

/** Delivers the outbox now instead of at the next interval. Does nothing while no delivery is running. */
export const wakeDelivery = (): void => waker().wake();

/** Sets the function that `wakeDelivery` calls. */
export function onWake(wake: () => void): void {
  waker().wake = wake;
}
