let isLeaving = false;

/** Takes the visitor to the start page because the session is over (spec point 8). */
export function leaveForHome(): void {
  isLeaving = true;
  window.location.assign('/');
}

/** Whether the document is being left for the start page; what guards a screen then keeps still. */
export const isLeavingForHome = (): boolean => isLeaving;
