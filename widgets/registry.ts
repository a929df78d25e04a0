import 'server-only';
import type { RegisteredWidget } from './define-widget';

const widgets: readonly RegisteredWidget[] = [];

const byTemplate: ReadonlyMap<string, RegisteredWidget> = new Map(
  widgets.map((widget) => [widget.template, widget]),
);

/** The widget of a template name (spec point 2), or undefined for one that is not known. */
export const findWidget = (template: string): RegisteredWidget | undefined => byTemplate.get(template);

/** The template names that this site can render. */
export const registeredTemplates = (): readonly string[] => [...byTemplate.keys()];
