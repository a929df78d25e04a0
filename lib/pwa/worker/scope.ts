/** The parts of its global object that the worker uses. The DOM types in the rest of the project only cover a page's. */

export type LastingEvent = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
export type MessageToWorker = LastingEvent & { readonly data: unknown };

export type WorkerScope = {
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
  readonly location: Location;
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: LastingEvent) => void): void;
  addEventListener(type: 'message', listen: (event: MessageToWorker) => void): void;
};
