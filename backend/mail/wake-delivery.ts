import { processSingleton } from '../kernel/process-singleton.ts';

const bell = processSingleton<{ ring: () => void }>('mail-delivery', () => ({ ring: () => undefined }));

/** Delivers the outbox now instead of at the next interval. Does nothing while no delivery is running. */
export const wakeDelivery = (): void => bell().ring();

/** Sets the function that `wakeDelivery` calls. */
export function onWake(ring: () => void): void {
  bell().ring = ring;
}
