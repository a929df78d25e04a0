import { propertyOf, textOf } from '../../../../lib/shared/record.ts';

/** The challenge that a browser has answered, base64url; '' if it can't be read. @param clientDataJSON base64url */
export function challengeOf(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return textOf(propertyOf(data, 'challenge'));
  } catch {
    // Not JSON, so it can't answer one of our challenges.
    return '';
  }
}
