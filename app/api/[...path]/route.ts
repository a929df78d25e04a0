import { wireAnswer } from '@/lib/api/wire-answer';

/** Any path below /api that isn't one of the site's own: the caller is a program, so it gets no page. */
const answer = () => wireAnswer(404, 'There is no such call.');

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE };
