type Entry = { readonly status: number; readonly headers: [string, string][]; readonly body: ArrayBuffer };

const urlOf = (request: RequestInfo | URL): string =>
  request instanceof Request ? request.url : new URL(request, location.href).href;
const withoutSearch = (url: string) => url.split('?', 1)[0];

class MemoryCache implements Cache {
  readonly entries = new Map<string, Entry>();
  readonly #hasRoomFor: (bytes: number) => boolean;

  constructor(hasRoomFor: (bytes: number) => boolean) {
    this.#hasRoomFor = hasRoomFor;
  }

  async match(request: RequestInfo | URL, options?: CacheQueryOptions): Promise<Response | undefined> {
    const url = urlOf(request);
    const key = options?.ignoreSearch
      ? [...this.entries.keys()].find((one) => withoutSearch(one) === withoutSearch(url))
      : url;
    const entry = key === undefined ? undefined : this.entries.get(key);
    return entry && new Response(entry.body, entry);
  }

  async put(request: RequestInfo | URL, response: Response): Promise<void> {
    const body = await response.arrayBuffer();
    if (!this.#hasRoomFor(body.byteLength)) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
    const url = urlOf(request);
    // A renewed entry comes last, as in browsers.
    this.entries.delete(url);
    this.entries.set(url, { status: response.status, headers: [...response.headers], body });
  }

  async keys(): Promise<readonly Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }

  async delete(request: RequestInfo | URL): Promise<boolean> {
    return this.entries.delete(urlOf(request));
  }

  async matchAll(): Promise<readonly Response[]> {
    return [...this.entries.values()].map((entry) => new Response(entry.body, entry));
  }

  async add(request: RequestInfo | URL): Promise<void> {
    await this.put(request, await fetch(request));
  }

  async addAll(requests: Iterable<RequestInfo>): Promise<void> {
    for (const request of requests) await this.add(request);
  }
}

/**
 * The browser's Cache API in memory, which Node and jsdom don't have.
 * @param room how many bytes fit into all caches together
 */
export function createMemoryCaches(room = Number.POSITIVE_INFINITY): CacheStorage {
  const all = new Map<string, MemoryCache>();
  const used = () =>
    [...all.values()]
      .flatMap(({ entries }) => [...entries.values()])
      .reduce((sum, { body }) => sum + body.byteLength, 0);
  return {
    has: async (name) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name) => all.delete(name),
    open: async (name) => {
      const cache = all.get(name) ?? new MemoryCache((bytes) => used() + bytes <= room);
      all.set(name, cache);
      return cache;
    },
    match: async (request, { cacheName, ...options } = {}) => {
      for (const [name, cache] of all) {
        if (cacheName !== undefined && cacheName !== name) continue;
        const found = await cache.match(request, options);
        if (found) return found;
      }
      return undefined;
    },
  };
}
