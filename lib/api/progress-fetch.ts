import { HTTP_TIMEOUT_MS } from './limits';

function headersIn(text: string): Headers {
  const headers = new Headers();
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * Like `fetch` for a form's body, with XMLHttpRequest, the only API that reports upload progress. A request without progress for as long
 * as a call may take is aborted.
 * @param onProgress receives the share that was sent, from 0 to 1
 */
export function progressFetch(onProgress: (share: number) => void): typeof fetch {
  return (address, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError('The request got no response.'));
      let stall: ReturnType<typeof setTimeout>;
      const moved = () => {
        clearTimeout(stall);
        stall = setTimeout(() => request.abort(), HTTP_TIMEOUT_MS);
      };
      request.open(method, address instanceof Request ? address.url : address);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.onprogress = ({ loaded, total }) => {
        moved();
        if (total > 0) onProgress(loaded / total);
      };
      request.onload = () =>
        resolve(
          new Response(request.status === 204 ? null : request.responseText, {
            status: request.status,
            headers: headersIn(request.getAllResponseHeaders()),
          }),
        );
      request.onerror = fail;
      request.onabort = fail;
      request.onloadend = () => clearTimeout(stall);
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      moved();
      request.send(body instanceof FormData ? body : null);
    });
}
