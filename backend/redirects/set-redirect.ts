import type { PayloadRequest } from 'payload';

/** Has `from` lead to `to`, whatever it led to before. A redirect away from `to` goes: there is a page now. */
export async function setRedirect(req: PayloadRequest, from: string, to: string): Promise<void> {
  await req.payload.delete({ collection: 'redirects', where: { from: { in: [to, from] } }, req });
  await req.payload.create({ collection: 'redirects', data: { from, to }, req });
}
