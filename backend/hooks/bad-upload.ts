import { APIError } from 'payload';

/** An upload that is not taken, with the reason in words for the editor. */
export class BadUpload extends APIError {
  // By name: the bundler drops class names, and Payload answers an error without one with "unknown error".
  override readonly name = 'BadUpload';

  constructor(message: string) {
    super(message, 415, null, true);
  }
}
