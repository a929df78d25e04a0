import { parse, print, visit, type DirectiveNode, type DocumentNode } from 'graphql';
import type { NamedExtensions } from '@/lib/contract/extensions';

/** A query that a particular content server can answer, and the variables that it still uses. */
export type FittedDocument = { readonly document: string; readonly variables: ReadonlySet<string> };

const EXTENSION = 'extension';
const WITHOUT_EXTENSION = 'withoutExtension';

const nameIn = ({ arguments: given }: DirectiveNode): string =>
  given?.flatMap(({ value }) => (value.kind === 'StringValue' ? [value.value] : []))[0] ?? '';

/** Whether a selection with this directive is requested; other directives are ignored. */
function isWanted(mark: DirectiveNode, named: NamedExtensions): boolean {
  if (mark.name.value === EXTENSION) return named.includes(nameIn(mark));
  if (mark.name.value === WITHOUT_EXTENSION) return !named.includes(nameIn(mark));
  return true;
}

const isMark = ({ name }: DirectiveNode) => name.value === EXTENSION || name.value === WITHOUT_EXTENSION;

function withoutMarked(document: DocumentNode, named: NamedExtensions): DocumentNode {
  return visit(document, {
    Field: {
      enter: (field) =>
        field.directives?.every((mark) => isWanted(mark, named)) === false ? null : undefined,
    },
    Directive: (directive) => (isMark(directive) ? null : undefined),
  });
}

function usedVariables(document: DocumentNode): Set<string> {
  const used = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void used.add(name.value),
  });
  return used;
}

const fitted = new Map<string, FittedDocument>();
/** As many as there are queries, for the one or two content servers that a process uses. */
const MAX_FITTED = 200;

/**
 * Removes from a query of the contract what the content server does not have: selections marked `@extension` whose extension it does
 * not name, those marked `@withoutExtension` whose extension it does name, the directives themselves, and variables no longer used.
 */
export function fitDocument(document: string, named: NamedExtensions): FittedDocument {
  const key = `${named.join(' ')}\n${document}`;
  const known = fitted.get(key);
  if (known) return known;
  const selected = withoutMarked(parse(document), named);
  const variables = usedVariables(selected);
  const whole = visit(selected, {
    VariableDefinition: ({ variable }) => (variables.has(variable.name.value) ? undefined : null),
  });
  const made = { document: print(whole), variables };
  if (fitted.size >= MAX_FITTED) fitted.clear();
  fitted.set(key, made);
  return made;
}
