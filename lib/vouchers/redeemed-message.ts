const KEY = 'voucher-redeemed';

/** Stores the server's message about a redeemed voucher for the profile, where the visitor goes next (spec point 2). */
export function leaveRedeemedMessage(message: string): void {
  try {
    window.sessionStorage.setItem(KEY, message);
  } catch {
    // Blocked storage: the profile shows the new credit without the message.
  }
}

/** Returns and removes that message; '' if there is none. */
export function takeRedeemedMessage(): string {
  try {
    const message = window.sessionStorage.getItem(KEY) ?? '';
    window.sessionStorage.removeItem(KEY);
    return message;
  } catch {
    return '';
  }
}
