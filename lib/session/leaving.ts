let isLeaving = false;

/** Takes the visitor to another page because the session has ended. */
export function leaveSession(path: string): void {
  isLeaving = true;
  window.location.assign(path);
}

/** Takes the visitor to the start page because the session has ended (spec point 8). */
export const leaveForHome = (): void => leaveSession('/');

/** Whether the page is being left because the session has ended; screen guards then do nothing. */
export const isLeavingForHome = (): boolean => isLeaving;
