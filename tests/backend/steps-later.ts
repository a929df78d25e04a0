/** Waits until whatever runs at the same time has gone on by this many steps, without any time passing. */
export async function stepsLater(count: number): Promise<void> {
  for (let step = 0; step < count; step += 1) await Promise.resolve();
}
