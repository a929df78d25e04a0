import { APIError } from 'payload';

/** A record that is not deleted, with the reason in words for the editor. */
export class InUse extends APIError {
  override readonly name = 'InUse';

  constructor(message: string) {
    super(message, 409, null, true);
  }
}
