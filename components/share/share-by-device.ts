const isAborted = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/** Whether the device has a way of its own to share. */
export const canShareByDevice = (): boolean => 'share' in navigator;

/** Opens the device's own way to share. @returns false if that failed; changing one's mind is no failure */
export const shareByDevice = (what: ShareData): Promise<boolean> =>
  navigator.share(what).then(
    () => true,
    (cause: unknown) => isAborted(cause),
  );
