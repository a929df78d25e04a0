import 'server-only';
import type { BlockDefinition } from '@/lib/contract/block';
import { parseSettings } from '@/lib/content/settings';
import { log } from '@/lib/telemetry/log';
import { MISSING, type RegisteredWidget, type Widget } from './define-widget';

/** Seals a widget for the registry. A block whose JSON is broken is left out and logged (`prepare` gives null). */
export function register<B extends BlockDefinition, D>(widget: Widget<B, D>): RegisteredWidget {
  const { block, load, View, facts } = widget;
  return {
    template: block.template,
    block,
    prepare: async (variables, context) => {
      const { settings, problems } = parseSettings(block, variables);
      if (problems.length > 0) {
        log.warn({ page: context.page.url, template: block.template, problems }, 'block settings do not fit');
      }
      if (settings === null) return null;
      const data = await load(settings, context);
      if (data === MISSING) return MISSING;
      return {
        node: <View settings={settings} data={data} context={context} />,
        facts: facts?.(data, context) ?? {},
      };
    },
  };
}
