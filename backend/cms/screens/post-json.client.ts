'use client';

/** A call's response: null if there was none, or none in JSON. */
export type PostAnswer = { readonly isOk: boolean; readonly answer: unknown };

/** Sends JSON to one of the CMS's own calls, such as '/api/past-seasons'. Never throws. */
export async function postJson(address: string, body: object): Promise<PostAnswer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  const answer: unknown = response === null ? null : await response.json().catch(() => null);
  return { isOk: response?.ok ?? false, answer };
}
