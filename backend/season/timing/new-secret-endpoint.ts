import type { Endpoint } from 'payload';
import { roleOf } from '../../cms/access/roles.ts';
import { newReference } from '../../kernel/secrets.ts';
import { providerSecret } from './provider-secret.ts';
import { messageAnswer, privateJson } from '../../kernel/http/answer.ts';

/** POST /api/timing-providers/{id}/new-secret: a new secret, shown this once. The former one stops working. */
export const newSecretEndpoint: Endpoint = {
  path: '/:id/new-secret',
  method: 'post',
  handler: async (req) => {
    if (roleOf(req.user) !== 'admin') return messageAnswer(403, 'Only administrators can create secrets.');
    const id = Number(req.routeParams?.['id']);
    const provider = Number.isInteger(id)
      ? await req.payload.findByID({ collection: 'timing-providers', id, disableErrors: true, req })
      : null;
    if (!provider) return messageAnswer(404, 'Provider not found.');
    const reference = newReference();
    const data = { secret_reference: reference, secret_since: new Date().toISOString() };
    await req.payload.update({ collection: 'timing-providers', id, data, req });
    return privateJson({ provider: id, secret: providerSecret(id, reference) });
  },
};
