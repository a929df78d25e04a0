import { processSingleton } from '../contract/process-singleton.ts';

const bell = processSingleton<{ ring: () => void }>('mail-delivery', () => ({ ring: () => undefined }));

/** Has what is in the outbox delivered now, not at the next round. Does nothing while no delivery runs. */
export const wakeDelivery = (): void => bell().ring();

/** Says what `wakeDelivery` does. */
export function onWake(ring: () => void): void {
  bell().ring = ring;
}
