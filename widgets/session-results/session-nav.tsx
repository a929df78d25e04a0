import { SessionName } from '@/components/racing/session-name';
import { ChipNav } from '@/components/ui/chip-nav';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { sessionAddress } from '@/lib/season/addresses';
import { CONTENT_LANGUAGE } from '@/lib/i18n/content-language';
import { sessionName } from '@/lib/season/session-name';
import type { WidgetContext } from '../define-widget';
import type { SessionPage } from './load';
import type { NearSession } from './related-sessions';

const isShown = ({ session, sheet }: SessionPage, id: number) => id === session.id && sheet.chosen === null;

/** The other sessions of the same category, and the same session of the other categories; no row that would contain only this session. */
export function SessionNav({ data, t }: { data: SessionPage; t: WidgetContext['t'] }) {
  const { siblings, sameOfAll } = data.around;
  if (siblings.length < 2 && sameOfAll.length < 2) return null;
  return (
    <div className="mb-6 [&>nav]:mb-1">
      {siblings.length < 2 ? null : (
        <ChipNav
          prefetch={false}
          label={t('results.sessions')}
          links={siblings.map(({ id, session_name }) => ({
            name: sessionName(session_name, t),
            href: sessionAddress(id),
            isCurrent: isShown(data, id),
          }))}
        />
      )}
      {sameOfAll.length < 2 ? null : (
        <ChipNav
          prefetch={false}
          label={t('results.otherCategories')}
          links={sameOfAll.map(({ id, category }) => ({
            name: category?.name ?? '',
            href: sessionAddress(id),
            isCurrent: isShown(data, id),
          }))}
        />
      )}
    </div>
  );
}

/** The sessions before and after this one on the track. */
export function SessionSteps({ data: { around }, t }: { data: SessionPage; t: WidgetContext['t'] }) {
  const { previous, next } = around;
  if (!previous && !next) return null;
  return (
    <nav aria-label={t('results.steps')} className="session-steps">
      {previous ? (
        <SmartLink href={sessionAddress(previous.id)} prefetch={false} rel="prev">
          <Icon name="chevron-left" size={18} mirrored />
          <Step label={t('results.previousSession')} session={previous} t={t} />
        </SmartLink>
      ) : null}
      {next ? (
        <SmartLink href={sessionAddress(next.id)} prefetch={false} rel="next">
          <Step label={t('results.nextSession')} session={next} t={t} />
          <Icon name="chevron-right" size={18} mirrored />
        </SmartLink>
      ) : null}
    </nav>
  );
}

type StepProps = { label: string; session: NearSession; t: WidgetContext['t'] };

const Step = ({ label, session, t }: StepProps) => (
  <span>
    <span className="session-step-label">{label}</span>
    <NameInFull session={session} t={t} />
  </span>
);

/** Its category's name and its own, each in its language. */
export const NameInFull = ({ session: { category, session_name }, t }: Omit<StepProps, 'label'>) => (
  <>
    {category ? (
      <>
        <span lang={CONTENT_LANGUAGE}>{category.name}</span>{' '}
      </>
    ) : null}
    <SessionName name={session_name} t={t} />
  </>
);
