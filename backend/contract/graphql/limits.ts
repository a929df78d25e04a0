import { EnvelopArmor } from '@escape.tech/graphql-armor';
import { NoSchemaIntrospectionCustomRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Bounds of one GraphQL document. Each has room above the largest document of the site; the contract test shows how much. */
export const DOCUMENT_LIMITS = { depth: 10, aliases: 15, tokens: 1000, directives: 10, cost: 2500 } as const;

const armor = new EnvelopArmor({
  maxDepth: { n: DOCUMENT_LIMITS.depth },
  maxAliases: { n: DOCUMENT_LIMITS.aliases },
  maxTokens: { n: DOCUMENT_LIMITS.tokens },
  maxDirectives: { n: DOCUMENT_LIMITS.directives },
  costLimit: { maxCost: DOCUMENT_LIMITS.cost },
  blockFieldSuggestion: { enabled: true },
});

/** Refuses documents beyond the limits before anything is looked up. */
export const limitPlugins = armor.protect().plugins;

/** The schema is published in `lib/contract`; a running server tells nobody. */
export const noIntrospection: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(NoSchemaIntrospectionCustomRule);
  },
};
