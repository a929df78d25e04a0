import {
  AttributeAction,
  parse as parseSelectors,
  SelectorType,
  type AttributeSelector,
  type Selector,
} from 'css-what';
import { parse as parseSheet, type AtRule, type ChildNode, type Rule } from 'postcss';
import { COLOUR_ATTRIBUTE } from '../theme/scheme.ts';

/**
 * What an element of the page must have: a tag, a `.class`, an `#id`, a `[data-…]` attribute, possibly with a value, `[data-…=value]`; or
 * everything in at least one of several lists.
 */
export type Need = string | AnyOf;
export type AnyOf = readonly (readonly Need[])[];

/** A part of a style sheet, and which pages use it. */
export type StyleNode =
  /** Every page. */
  | string
  /** A rule: pages that contain what it selects. `uses` names its keyframes and registered properties. */
  | { readonly css: string; readonly needs: AnyOf; readonly uses?: readonly string[] }
  /** Keyframes or a registered property: pages where a rule in use or a style attribute names it. */
  | { readonly css: string; readonly name: string }
  /** A group such as `@media (width >= 48rem)` or `@layer base`: pages that use anything inside it. */
  | { readonly around: string; readonly inside: readonly StyleNode[] };

export type SheetRules = {
  /** The sheet's font faces, for the head of every page (docs/decisions/0186). */
  readonly faces: string;
  readonly rules: readonly StyleNode[];
};

/** Elements that a browser adds where the HTML has none. */
const IMPLIED: ReadonlySet<string> = new Set(['html', 'head', 'body', 'colgroup', 'tbody', 'tr']);
/** Pseudo-classes that match only if one of their own selectors does. */
const ONE_OF: ReadonlySet<string> = new Set(['is', 'where']);
const AROUND: ReadonlySet<string> = new Set([
  'container',
  'layer',
  'media',
  'scope',
  'starting-style',
  'supports',
]);
const FACE = 'font-face';
const KEYFRAMES = /^(?:-\w+-)?keyframes$/;
/** Rules for print only: nobody prints a page before its sheet has loaded. */
const isForPaper = ({ name, params }: AtRule) =>
  name === 'page' || (name === 'media' && params.trim() === 'print');
const STYLE_END = /<\/style/i;

/**
 * Which `data-` attributes a selector needs. Only scripts change them, and those run once the whole sheet has loaded; the exception is the
 * colour scheme, which a script in the head sets.
 */
function dataNeed({ name, action, value, ignoreCase }: AttributeSelector): string[] {
  if (!name.startsWith('data-') || name === COLOUR_ATTRIBUTE || action === AttributeAction.Not) return [];
  return action === AttributeAction.Equals && ignoreCase !== true ? [`[${name}=${value}]`] : [`[${name}]`];
}

/** What one selector needs. Other attributes, states that visitors change, and conditions such as `:not` and `:has` count as met. */
function needsOf(selector: readonly Selector[]): Need[] {
  return selector.flatMap((part): Need[] => {
    if (part.type === SelectorType.Tag) {
      const tag = part.name.toLowerCase();
      return IMPLIED.has(tag) ? [] : [tag];
    }
    if (part.type === SelectorType.Attribute) {
      if (part.ignoreCase !== true) {
        if (part.name === 'class' && part.action === AttributeAction.Element) return [`.${part.value}`];
        if (part.name === 'id' && part.action === AttributeAction.Equals) return [`#${part.value}`];
      }
      return dataNeed(part);
    }
    if (part.type === SelectorType.Pseudo && ONE_OF.has(part.name) && Array.isArray(part.data)) {
      const anyOf = part.data.map(needsOf);
      return anyOf.every((all) => all.length > 0) ? [anyOf] : [];
    }
    return [];
  });
}

/** What the selectors of a rule need; null if they may match on any page. */
function selected(selectors: string): AnyOf | null {
  try {
    const anyOf = parseSelectors(selectors).map(needsOf);
    return anyOf.every((all) => all.length > 0) ? anyOf : null;
  } catch {
    // The parser doesn't know all of CSS. A few rules too many in a page do no harm.
    return null;
  }
}

/** The name by which rules use keyframes or a registered property; null for anything else. */
const nameOf = ({ name, params }: AtRule): string | null =>
  KEYFRAMES.test(name) || name === 'property' ? params.trim().replace(/^["']|["']$/g, '') : null;

type Names = ReadonlySet<string>;
/** The names that a rule's values refer to; setting a property isn't using it. */
function namesIn(rule: Rule, names: Names): string[] {
  const values: string[] = [];
  rule.walkDecls(({ value }) => {
    values.push(value);
  });
  return [...names].filter((name) => values.some((value) => value.includes(name)));
}

function nodeOf(node: ChildNode, names: Names): StyleNode | null {
  if (node.type === 'comment') return null;
  if (node.type === 'rule') {
    const needs = selected(node.selector);
    const uses = namesIn(node, names);
    const css = node.toString();
    if (needs === null && uses.length === 0) return css;
    return { css, needs: needs ?? [[]], ...(uses.length === 0 ? {} : { uses }) };
  }
  if (node.type === 'decl' || node.nodes === undefined) return `${node.toString()};`;
  if (isForPaper(node)) return null;
  const name = nameOf(node);
  if (name !== null) return { css: node.toString(), name };
  if (!AROUND.has(node.name)) return node.toString();
  const around = `@${node.name}${node.params === '' ? '' : ` ${node.params}`}`;
  return { around, inside: nodesOf(node.nodes, names) };
}

const nodesOf = (nodes: readonly ChildNode[], names: Names): StyleNode[] =>
  nodes.flatMap((node) => nodeOf(node, names) ?? []);

const RELATIVE = /\burl\((?!\s*["']?(?:[/#]|[a-z][a-z\d+.-]*:))\s*(["']?)([^"')]+)\1\s*\)/gi;
const ANY_ORIGIN = 'http://sheet';

/** Makes relative addresses absolute: the document is not served from the sheet's folder. */
const withAbsoluteAddresses = (value: string, address: string): string =>
  value.replace(RELATIVE, (_, quote: string, relative: string) => {
    const { pathname, search, hash } = new URL(relative, ANY_ORIGIN + address);
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });

/**
 * Splits a style sheet into its rules and what a page must have to need each.
 * @param css a built sheet
 * @param address where it is served; the base of its relative addresses
 * @returns the rules, and the sheet without its font faces: arriving after the first paint, they would make the browser lay out all text
 * again with a font that came too late
 * @throws Error if it isn't CSS, or can't be inlined in a document
 */
export function splitSheet(css: string, address: string): SheetRules & { readonly sheet: string } {
  if (STYLE_END.test(css)) throw new Error(`${address} has “</style”, which would end it inside a document.`);
  const root = parseSheet(css);
  root.walkDecls((declaration) => {
    declaration.value = withAbsoluteAddresses(declaration.value, address);
  });
  const names = new Set<string>();
  root.walkAtRules((rule) => {
    const name = nameOf(rule);
    if (name !== null) names.add(name);
  });
  const faces = root.nodes.filter((node) => node.type === 'atrule' && node.name === FACE);
  for (const face of faces) face.remove();
  return { faces: faces.map(String).join(''), rules: nodesOf(root.nodes, names), sheet: root.toString() };
}
