const BASE64_URL = { '+': '-', '/': '_', '=': '' } as const;

/** Bytes as base64url without padding (RFC 4648 section 5). */
export function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) =>
    sign === '+' || sign === '/' || sign === '=' ? BASE64_URL[sign] : sign,
  );
}
