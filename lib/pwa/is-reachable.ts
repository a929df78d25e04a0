/**
 * Whether a page of the site can be fetched right now. The router loads an address whole when it can't fetch it, and so loses the page that is
 * shown: ask this before a refresh.
 */
export const isReachable = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
