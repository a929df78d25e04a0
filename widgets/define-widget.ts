import type { ReactNode } from 'react';
import type { BlockDefinition, BlockSettings } from '@/lib/contract/block';
import type { DomainSettings } from '@/lib/contract/entities/site';
import type { Image } from '@/lib/contract/entities/image';
import type { Language } from '@/lib/contract/languages';
import type { ListOptions } from '@/lib/content/list-options';
import type { PagePath } from '@/lib/content/path';
import type { Translator } from '@/lib/i18n/translate';

/** What a widget knows of the page it stands on. */
export type WidgetContext = {
  readonly path: PagePath;
  readonly page: { readonly url: string; readonly name: string };
  readonly language: Language;
  readonly t: Translator;
  /** The moment the page is rendered for; at most a minute old on a cached page. */
  readonly now: Date;
  readonly domain: DomainSettings;
  /** The first visible block of the page: its picture is loaded eagerly, its heading is the page's h1. */
  readonly isFirst: boolean;
  /** An editor looks at it beside a form of the CMS, which parts of the page lead to. */
  readonly isEditing?: boolean | undefined;
  /** The block on its page; widgets of the older model have none. */
  readonly blockId?: string | undefined;
  /** The part of the page's width that its column takes, above 0 up to 1; all of it by default. */
  readonly columnShare?: number | undefined;
  /** How a widget of the older page model wants its list; lists honour it with `lib/content/list-options`. */
  readonly list?: ListOptions | undefined;
};

/** `load` answers this when the item that the address names does not exist: the page becomes a 404. */
export const MISSING = Symbol('missing item');

/** What a widget tells about the page it makes: the better title and picture of a detail page. */
export type PageFacts = {
  readonly title?: string;
  readonly description?: string;
  readonly image?: Image | null;
  readonly type?: 'website' | 'article';
  readonly publishedTime?: string | null;
  readonly modifiedTime?: string | null;
  /** False keeps the address out of search engines. */
  readonly index?: boolean;
  /** RSS of what the page shows; addresses without host. */
  readonly feeds?: readonly { readonly title: string; readonly href: string }[];
};

/** One widget: the block it renders, what it loads on the server and how it looks. */
export type Widget<B extends BlockDefinition, D> = {
  readonly block: B;
  readonly load: (settings: BlockSettings<B>, context: WidgetContext) => Promise<D | typeof MISSING>;
  readonly View: (props: WidgetViewProps<B, D>) => ReactNode;
  readonly facts?: (data: D, context: WidgetContext) => PageFacts;
};

export type WidgetViewProps<B extends BlockDefinition, D> = {
  readonly settings: BlockSettings<B>;
  readonly data: D;
  readonly context: WidgetContext;
};

/** A widget after loading: ready to render, its types sealed inside. */
export type LoadedWidget = { readonly node: ReactNode; readonly facts: PageFacts };

/** What the registry holds: a widget whose settings and data types are known to itself alone. */
export type RegisteredWidget = {
  readonly template: string;
  readonly block: BlockDefinition;
  /** Parses settings, loads and renders; MISSING when the page has to be a 404. Throws when content cannot be had. */
  readonly prepare: (
    variables: string,
    context: WidgetContext,
  ) => Promise<LoadedWidget | typeof MISSING | null>;
};

/** Declares a widget; the types of its settings and data flow from its block and its load. */
export function defineWidget<B extends BlockDefinition, D>(widget: Widget<B, D>): Widget<B, D> {
  return widget;
}
