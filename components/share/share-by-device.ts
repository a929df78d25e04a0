const isAborted = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/** Whether the device has a share dialog. */
export const canShareByDevice = (): boolean => 'share' in navigator;

/**
 * Opens the device's share dialog.
 * @returns false if that failed; cancelling isn't a failure
 */
export const shareByDevice = (what: ShareData): Promise<boolean> =>
  navigator.share(what).then(
    () => true,
    (cause: unknown) => isAborted(cause),
  );
