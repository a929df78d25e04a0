/**
 * Whether a request has at most one Host header. Of several, two programs may each use a different one, so such a request is rejected with
 * 400 (RFC 9112, section 3.2).
 * @param rawHeaders alternating names and values, as in Node
 */
export function namesOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts < 2;
}
