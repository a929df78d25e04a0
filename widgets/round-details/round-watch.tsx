import { broadcastFacts } from '@/components/racing/broadcast-facts';
import { ShowAll } from '@/components/ui/fold';
import { SectionHeader } from '@/components/ui/section-header';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { ViewAllLink } from '@/components/ui/view-all-link';
import { env } from '@/lib/config/env';
import { WATCH_ADDRESS } from '@/lib/season/addresses';
import { editorAddress } from '@/lib/contract/link-address';
import type { Broadcast, Round } from '@/lib/contract/entities/racing';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';
import { broadcastJsonLd } from '@/lib/seo/broadcast';
import { JsonLd } from '@/lib/seo/json-ld';

/** How many are shown; more are behind a press. */
const SHOWN = 3;

type RoundWatchProps = {
  /** Those for most visitors come first. */
  readonly broadcasts: readonly Broadcast[];
  readonly round: Round;
  /** Whether the page about the next round's broadcasters covers this round. */
  readonly isNext: boolean;
  readonly language: Language;
  readonly t: Translator;
};

/** Who shows the round; nothing until that is known. */
export function RoundWatch({ broadcasts, round, isNext, language, t }: RoundWatchProps) {
  if (broadcasts.length === 0) return null;
  const row = (broadcast: Broadcast, index: number) => (
    <Row key={index} broadcast={broadcast} language={language} t={t} />
  );
  return (
    <section>
      <SectionHeader heading={t('watch.title')} />
      {broadcasts.map((broadcast, index) => (
        <JsonLd key={index} data={broadcastJsonLd(broadcast, round, env().siteUrl)} />
      ))}
      <StaticPart>
        <ul className="watch-rows">{broadcasts.slice(0, SHOWN).map(row)}</ul>
        {broadcasts.length <= SHOWN ? null : isNext ? (
          <p className="text-center">
            <ViewAllLink href={WATCH_ADDRESS}>
              {t('common.showAll', { number: broadcasts.length })}
            </ViewAllLink>
          </p>
        ) : (
          <ShowAll label={t('common.showAll', { number: broadcasts.length })}>
            <ul className="watch-rows">{broadcasts.slice(SHOWN).map(row)}</ul>
          </ShowAll>
        )}
      </StaticPart>
    </section>
  );
}

type RowProps = Pick<RoundWatchProps, 'language' | 't'> & { readonly broadcast: Broadcast };

function Row({ broadcast, language, t }: RowProps) {
  const href = editorAddress(broadcast.link);
  return (
    <li className="watch-row">
      <p className="font-semibold">
        {href === null ? (
          broadcast.broadcaster
        ) : (
          <SmartLink href={href} rel="noopener" className="text-link">
            {broadcast.broadcaster}
          </SmartLink>
        )}
      </p>
      <p className="text-sm text-muted">{broadcastFacts(broadcast, language, t).join(' · ')}</p>
    </li>
  );
}
