import { Tabs, UnknownWidget } from '@/components/islands.client';
import type { CSSProperties } from 'react';
import { BlockSchedule } from '@/components/layout/block-schedule.client';
import { SectionHeader } from '@/components/ui/section-header';
import { StaticPart } from '@/components/ui/static-part';
import { placeBlocks } from '@/lib/content/rows';
import type { Translator } from '@/lib/i18n/translate';
import type { PreparedRow } from './prepare-rows';
import { outerClass } from './row-settings';

type RowsProps = {
  readonly rows: readonly PreparedRow[];
  /** When a widget of the page appears or disappears. */
  readonly changes: readonly string[];
  readonly t: Translator;
};

/** The rows of a page of the older model: columns on a grid of twelve, or tabs. */
export function Rows({ rows, changes, t }: RowsProps) {
  return (
    <>
      {rows.map((row) => (
        <section key={row.id} className="block-frame" data-plain="">
          <div className="block-content">
            {row.type === 'tabs' && row.blocks.length > 1 ? (
              <TabRow row={row} t={t} />
            ) : (
              <ColumnRow row={row} t={t} />
            )}
          </div>
        </section>
      ))}
      {changes.length > 0 ? <BlockSchedule changes={changes} /> : null}
    </>
  );
}

type RowProps = { readonly row: PreparedRow; readonly t: Translator };

function ColumnRow({ row, t }: RowProps) {
  return (
    <div className="row-columns">
      {placeBlocks(row.blocks).map(({ block, start, span }) => (
        <div
          key={block.id}
          className="row-column"
          style={{ '--start': start, '--span': span } as CSSProperties}
        >
          <SectionHeader heading={block.title} isContent level={block.opensPage ? 1 : 2} />
          <Widgets block={block} t={t} />
        </div>
      ))}
    </div>
  );
}

function TabRow({ row, t }: RowProps) {
  const tabs = row.blocks.map((block, index) => ({
    id: block.id,
    title: block.title || t('olderPage.tab', { number: index + 1 }),
    content: <Widgets block={block} t={t} />,
  }));
  return <Tabs label={t('olderPage.tabs')} tabs={tabs} />;
}

function Widgets({ block, t }: { block: PreparedRow['blocks'][number]; t: Translator }) {
  return (
    <div className="row-widgets">
      {block.widgets.map(({ id, template, outer, widget }) => {
        const node = widget ? widget.node : <UnknownWidget text={t('widget.unknown', { template })} />;
        return (
          <StaticPart key={id} className={outerClass(outer)}>
            {node}
          </StaticPart>
        );
      })}
    </div>
  );
}
