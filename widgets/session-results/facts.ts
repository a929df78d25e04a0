import type { PageFacts, WidgetContext } from '../define-widget';
import type { SessionPage } from './load';

/** The name of a session as its heading has it: 'GT Championship Race 2'. */
export const sessionName = ({ session }: Pick<SessionPage, 'session'>) =>
  [session.category?.name ?? '', session.session_name].filter((part) => part !== '').join(' ');

/** What search engines are told of a session; the sheet of one class is a part of it and not listed by itself. */
export function sessionFacts(page: SessionPage, { t }: WidgetContext): PageFacts {
  const { session, sheet, dateTime } = page;
  const winner = sheet.classified[0]?.row.name;
  const title = [sessionName(page), session.round?.name ?? ''].filter((part) => part !== '').join(' – ');
  return {
    title,
    description: [title, dateTime, winner ? t('results.wonBy', { name: winner }) : '']
      .filter((part) => part !== '')
      .join(' · '),
    index: sheet.chosen === null,
  };
}
