import { Heading } from '@/components/ui/heading';
import { CLASSIFICATIONS, SESSION_STATUSES } from '@/lib/contract/entities/racing';
import type { Translator } from '@/lib/i18n/translate';
import type { ShownChange } from './load';

/** Changes to a session since it was published, with the reasons; nothing without any. */
export function SessionHistory({
  changes,
  t,
}: {
  readonly changes: readonly ShownChange[];
  readonly t: Translator;
}) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="session-history" className="mt-10 max-w-measure">
      <Heading level={2} size="title-sm" id="session-history">
        {t('session.history')}
      </Heading>
      <ol className="session-history">
        {changes.map((change, index) => (
          <li key={index}>
            <time dateTime={change.at} className="numeric text-sm text-muted">
              {change.time}
            </time>
            <p>
              {changeText(change, t)}
              {change.reason === '' ? null : <span className="block">{change.reason}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function changeText({ kind, before, after }: ShownChange, t: Translator): string {
  if (kind === 'start') {
    if (after === '') return t('session.startRemoved');
    return before === '' ? t('session.startSet', { after }) : t('session.startMoved', { before, after });
  }
  if (kind === 'status') {
    const status = SESSION_STATUSES.find((each) => each === after);
    return status === undefined ? after : t(`session.${status}`);
  }
  const classification = CLASSIFICATIONS.find((each) => each === after);
  const status = classification === undefined ? after : t(`results.${classification}`);
  return t('session.classified', { status });
}
