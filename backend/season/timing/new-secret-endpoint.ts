import type { Endpoint } from 'payload';
import { roleOf } from '../../cms/access/roles.ts';
import { recordIdIn } from '../../kernel/database/record-id.ts';
import { newReference } from '../../kernel/secrets.ts';
import { providerSecret } from './provider-secret.ts';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';

/** POST /api/timing-providers/{id}/new-secret: a new secret, shown this once. The former one stops working. */
export const newSecretEndpoint: Endpoint = {
  path: '/:id/new-secret',
  method: 'post',
  handler: async (req) => {
    if (roleOf(req.user) !== 'admin') return messageAnswer(403, 'Only administrators can create secrets.');
    const id = recordIdIn(req.routeParams?.['id']);
    const provider =
      id === null
        ? null
        : await req.payload.findByID({ collection: 'timing-providers', id, disableErrors: true, req });
    if (!provider) return messageAnswer(404, 'Provider not found.');
    const reference = newReference();
    const data = { secret_reference: reference, secret_since: new Date().toISOString() };
    await req.payload.update({ collection: 'timing-providers', id: provider.id, data, req });
    return privateJson({ provider: provider.id, secret: providerSecret(provider.id, reference) });
  },
};
