import { wireAnswer } from '@/lib/api/wire-answer';

/** Every path below /api that is not one of the site's own: the caller is a program, and gets no page. */
const answer = () => wireAnswer(404, 'There is no such call.');

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE };
