import { afterEach, beforeEach, vi } from 'vitest';

/** jsdom has no event streams. Nothing comes over this one. */
export class SilentStream extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 1;
  close(): void {
    this.dispatchEvent(new Event('closed'));
  }
}

/** Each test of a file has a stream that is silent, and a stopped clock. @param now ISO instant */
export function silentStreamAt(now: string): void {
  beforeEach(() => {
    vi.stubGlobal('EventSource', SilentStream);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}
