import 'server-only';
import { StandingsSection } from '@/components/standings/standings-section';
import { listStandings, currentStandings, withResults } from '@/lib/season/standings';
import type { Language } from '@/lib/contract/languages';
import type { Translator } from '@/lib/i18n/translate';

/** How many championships the home page shows. */
const SHOWN = 3;
/** How many places of each table. */
const LINES = 3;

/** The top places of the leading championships; nothing before the first result. */
export async function HomeStandings({
  language,
  t,
}: {
  readonly language: Language;
  readonly t: Translator;
}) {
  const categories = new Set<number>();
  const championships = withResults(currentStandings(await listStandings())).filter(({ category }) => {
    if (category === null || categories.has(category.id)) return false;
    categories.add(category.id);
    return true;
  });
  if (championships.length === 0) return null;
  return (
    <div className="container-site home-standings py-8 md:py-12">
      <StandingsSection
        championships={championships.slice(0, SHOWN)}
        lines={LINES}
        language={language}
        t={t}
      />
    </div>
  );
}
