const bodies = new WeakMap<Response, string>();

/**
 * A response whose text is kept beside it, not inside: making and reading the stream of a long body costs more than all the rest of
 * an answer. `textOf` reads it, `withBody` makes a whole response of it.
 */
export function textResponse(text: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  bodies.set(response, text);
  return response;
}

/** The text of a response. */
export const textOf = async (response: Response): Promise<string> => bodies.get(response) ?? response.text();

/** The same response with its text inside, for those who do not know `textOf`. */
export function withBody(response: Response): Response {
  const text = bodies.get(response);
  return text === undefined ? response : new Response(text, response);
}
