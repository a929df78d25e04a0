import { ArticleRow } from '@/components/news/article-row';
import { RoundWhenWhere } from '@/components/racing/round-when-where';
import { StandingsTops } from '@/components/standings/standings-top';
import { roundNumberText } from '@/components/racing/round-title';
import { RoundStatusMark } from '@/components/racing/session-status';
import { Facts } from '@/components/ui/facts';
import { Heading } from '@/components/ui/heading';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { roundAddress, sessionAddress } from '@/lib/season/addresses';
import type { WidgetContext } from '../define-widget';
import { sessionName } from '@/lib/season/session-name';
import type { TranslationKey } from '@/lib/i18n/translate';
import type { ArticlePage, FirstSession, RelatedRound } from './load';

/** How many places of a table. */
const LINES = 5;

type ArticleAsideProps = {
  readonly data: ArticlePage;
  readonly context: Pick<WidgetContext, 't' | 'language'>;
};

/** Related content of an article, beside it on a desktop and after it on a phone. */
export function ArticleAside({ data, context: { t, language } }: ArticleAsideProps) {
  const { related, standings, rounds } = data;
  return (
    <StaticPart className="article-aside">
      {rounds.map((relatedRound) => (
        <RoundBox key={relatedRound.round.url} relatedRound={relatedRound} t={t} />
      ))}
      {standings ? (
        <StandingsTops championships={[standings]} lines={LINES} level={2} language={language} t={t} />
      ) : null}
      {related.length === 0 ? null : (
        <section aria-labelledby="related-articles">
          <Heading level={2} size="title-sm" id="related-articles">
            {t('news.related')}
          </Heading>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
            {related.map((article) => (
              <li key={article.id}>
                <ArticleRow article={article} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </StaticPart>
  );
}

const STATES = {
  on: 'raceDay.on',
  next: 'round.next',
  past: 'round.past',
} as const satisfies Record<NonNullable<RelatedRound['state']>, TranslationKey>;

type RoundBoxProps = { readonly relatedRound: RelatedRound; readonly t: WidgetContext['t'] };

function RoundBox({ relatedRound: { round, number, dateRange, state, first }, t }: RoundBoxProps) {
  const id = `round-${state ?? 'own'}`;
  const eyebrow = [state === null ? '' : t(STATES[state]), roundNumberText(round.name, number, t)];
  return (
    <section className="card own-surface article-round" aria-labelledby={id}>
      <p className="slash eyebrow">{eyebrow.filter((part) => part !== '').join(' · ')}</p>
      <Heading level={2} size="title-sm" id={id} isContent>
        <SmartLink href={roundAddress(round.url)} className="card-link">
          {round.name}
        </SmartLink>
      </Heading>
      <RoundStatusMark status={round.round_status} t={t} />
      <RoundWhenWhere round={round} dateRange={dateRange} />
      {first ? <First session={first} t={t} /> : null}
    </section>
  );
}

/** The round's first session. Its link lies above the one that covers the box. */
function First({ session, t }: { readonly session: FirstSession; readonly t: WidgetContext['t'] }) {
  const { id, name, category, instant, when } = session;
  return (
    <p className="text-sm">
      {t('results.nextSession')}:{' '}
      <SmartLink href={sessionAddress(id)} prefetch={false} className="text-link relative z-2">
        <Facts facts={[category, sessionName(name, t)]} />
      </SmartLink>
      <time dateTime={instant} className="block">
        {when}
      </time>
    </p>
  );
}
