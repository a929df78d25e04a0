import { searchContent } from '../../../lib/contract/endpoints/content.ts';
import { handle } from '../../kernel/calls/handle.ts';
import { searchContent as search } from '../search/search.ts';

export const searchRoute = handle(searchContent, ({ payload, input }) =>
  search(payload, input.q, { kind: input.kind ?? null, limit: input.limit, page: input.page }),
);
