import { EnvelopArmor } from '@escape.tech/graphql-armor';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { Failure } from '../failure.ts';

/** Limits for one GraphQL document. Each exceeds the needs of the site's largest document; the contract test shows by how much. */
const DOCUMENT_LIMITS = { depth: 10, aliases: 15, tokens: 1000, directives: 10, cost: 2500 } as const;

const armor = new EnvelopArmor({
  maxDepth: { n: DOCUMENT_LIMITS.depth },
  maxAliases: { n: DOCUMENT_LIMITS.aliases },
  maxTokens: { n: DOCUMENT_LIMITS.tokens },
  maxDirectives: { n: DOCUMENT_LIMITS.directives },
  costLimit: { maxCost: DOCUMENT_LIMITS.cost },
  blockFieldSuggestion: { enabled: true },
});

/** Rejects documents beyond the limits before anything is looked up. */
export const limitPlugins = armor.protect().plugins;

/** The schema is published in `lib/contract`; a running server doesn't reveal it. */
export const noIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};

/** Maximum number of related records that one document may traverse; the site's largest document traverses a few hundred. */
const MAX_RECORDS = 20_000;

export type Budget = { spend(records: number): void };

/** A short document can still request rounds of categories of rounds …; this puts an end to it. */
export function createBudget(): Budget {
  let left = MAX_RECORDS;
  return {
    spend: (records) => {
      left -= records;
      if (left < 0) throw new Failure(400, 'The query asks for too many records at once.');
    },
  };
}
