import { rawCodeAddress } from '@/lib/content/raw-code';
import { rawCodeBlock } from '@/lib/contract/blocks/core';
import { defineWidget, type WidgetViewProps } from '../define-widget';

/** An editor's code in a frame without access to the site (safety: core/raw_code). Visitors may resize it vertically. */
export function RawCodeView({ settings, context }: WidgetViewProps<typeof rawCodeBlock, null>) {
  const { title, code, height } = settings;
  if (code.trim() === '') return null;
  return (
    <div className="raw-code" style={{ height }}>
      <iframe
        src={rawCodeAddress(context.page.url, code)}
        title={title || context.t('rawCode.title')}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
    </div>
  );
}

export const rawCodeWidget = defineWidget({
  block: rawCodeBlock,
  load: () => Promise.resolve(null),
  View: RawCodeView,
});
