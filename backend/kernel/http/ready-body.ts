const bodies = new WeakMap<Response, string>();

/**
 * A response with its text beside it rather than inside: creating and reading a stream for a long body costs more than the rest of the
 * response. Read it with `textOf`; `withBody` makes a complete response.
 */
export function textResponse(text: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  bodies.set(response, text);
  return response;
}

/** A response's text. */
export const textOf = async (response: Response): Promise<string> => bodies.get(response) ?? response.text();

/** The same response with its text inside, for callers that don't know `textOf`. */
export function withBody(response: Response): Response {
  const text = bodies.get(response);
  return text === undefined ? response : new Response(text, response);
}
