import type { Endpoint } from 'payload';
import { roleOf } from '../../cms/access/roles.ts';
import { handbookPicture } from './handbook.ts';
import { messageAnswer } from '../../kernel/http/answer.ts';

const DAY_SECONDS = 86_400;

/** GET /api/office/handbook/{file}: a picture of the handbook, for every account of the CMS. */
export const handbookPictureEndpoint: Endpoint = {
  path: '/office/handbook/:file',
  method: 'get',
  handler: async ({ user, routeParams }) => {
    if (user?.collection !== 'users' || roleOf(user) === null)
      return messageAnswer(401, 'Please sign in first.');
    const bytes = await handbookPicture(String(routeParams?.['file']));
    if (bytes === null) return messageAnswer(404, 'Picture not found.');
    return new Response(bytes, {
      headers: {
        'Content-Type': 'image/webp',
        'Cache-Control': `private, max-age=${String(DAY_SECONDS)}`,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
};
