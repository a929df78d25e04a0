import { derived } from '../../kernel/secrets.ts';

/**
 * The secret of a timing provider: derived from the installation's own, so that the database alone, or a backup of it, signs nothing.
 * @param reference changes with every new secret
 */
export const providerSecret = (id: number, reference: string): string =>
  derived('timing-provider', `${String(id)}:${reference}`).toString('base64url');
