/** Every path below /api that is not one of the site's own: the caller is a program, and gets no page. */
const answer = () =>
  Response.json(
    { success: false, message: 'There is no such call.' },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  );

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE };
