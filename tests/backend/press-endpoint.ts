import { createLocalReq, type Endpoint, type Payload } from 'payload';
import type { User } from '../../backend/payload-types.ts';

type Press = {
  readonly user: User;
  readonly body: object;
  /** The record that the endpoint's path names. */
  readonly id?: number;
};

/** What an endpoint of the CMS answers to a screen that sends it JSON. */
export async function pressEndpoint(
  payload: Payload,
  { handler }: Pick<Endpoint, 'handler'>,
  { user, body, id }: Press,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const request = new Request('http://localhost/api', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const sent = Object.assign(await createLocalReq({ user: { ...user, collection: 'users' } }, payload), {
    method: 'POST',
    headers: request.headers,
    body: request.body,
    text: () => request.text(),
    json: () => request.json(),
    ...(id !== undefined && { routeParams: { id: String(id) } }),
  });
  const answer = await handler(sent);
  return { status: answer.status, body: await answer.json() };
}
