import { Accordion } from '@/components/ui/accordion';
import { Facts } from '@/components/ui/facts';
import { SectionHeader } from '@/components/ui/section-header';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { roundAddress } from '@/lib/season/addresses';
import { competitorListBlock } from '@/lib/contract/blocks/site';
import { defineWidget, type WidgetViewProps } from '../define-widget';
import { CompetitorItem } from './competitor-item';
import { loadCompetitorRounds, type CompetitorRound } from './load';

/** Information for competitors by round, with one round open at a time (spec point 2). */
export function CompetitorListView({
  settings,
  data,
  context,
}: WidgetViewProps<typeof competitorListBlock, readonly CompetitorRound[]>) {
  const { t, isFirst } = context;
  return (
    <div>
      <SectionHeader
        heading={settings.heading || t('competitor.title')}
        isContent={settings.heading !== ''}
        level={isFirst ? 1 : 2}
      />
      {data.length === 0 ? <p className="text-muted">{t('competitor.none')}</p> : null}
      <Accordion
        name={`competitors-${settings.series || 'all'}`}
        items={data.map(({ name, url, dateRange, links }) => ({
          id: `competitors-${url}`,
          title: (
            <span>
              <Facts facts={[name, dateRange]} />
            </span>
          ),
          content: (
            <>
              <ul className="competitor-items">
                {links.map((link) => (
                  <CompetitorItem key={link.id} item={link} t={t} />
                ))}
              </ul>
              <p className="mt-3">
                <ViewAllLink href={roundAddress(url)}>{t('round.details')}</ViewAllLink>
              </p>
            </>
          ),
        }))}
      />
    </div>
  );
}

export const competitorListWidget = defineWidget({
  block: competitorListBlock,
  load: loadCompetitorRounds,
  View: CompetitorListView,
});
