import { addDays, instantAt } from '../nz-time.ts';
import { prose } from '../html.ts';
import type { DemoArticle } from '../records/news.ts';
import { writeAnalysis } from './analysis.ts';
import { publish, type ArticleGroup, type Draft } from './article.ts';
import { categoryWeekends, type Desk } from './desk.ts';
import { writeDriverFeatures } from './driver-features.ts';
import { writeEnduranceReports } from './endurance.ts';
import { COMMUNITY } from './features/community.ts';
import type { Feature } from './features/feature.ts';
import { HISTORY } from './features/history.ts';
import { NEWS } from './features/news.ts';
import { TECHNICAL } from './features/technical.ts';
import { writePreviews } from './previews.ts';
import { writeQualifyingReports } from './qualifying-reports.ts';
import { writeRaceReports } from './race-reports.ts';
import { writeRoundStories } from './round-stories.ts';
import { shortenNames } from './shorten-names.ts';
import { withoutBlurb } from './without-blurb.ts';

const PUBLISHING_HOURS = ['06:30', '09:15', '12:05', '15:40', '18:20'] as const;

/** Everything that the newsroom has published by the given instant, newest first. */
export function writeArticles(desk: Desk, today: Date): DemoArticle[] {
  const events = categoryWeekends(desk);
  const drafts = [
    ...writeRaceReports(desk, events),
    ...writeEnduranceReports(desk, events),
    ...writeQualifyingReports(desk, events),
    ...writeRoundStories(desk, events),
    ...writePreviews(desk),
    ...writeAnalysis(desk),
    ...writeDriverFeatures(desk),
    ...features(desk, 'technical', TECHNICAL),
    ...features(desk, 'history', HISTORY),
    ...features(desk, 'community', COMMUNITY),
    ...features(desk, 'news', NEWS),
  ];
  const names = new Set([...desk.entries.values()].flat().map(({ name }) => name));
  return publish(
    beforeToday(drafts, today).map((draft) => ({
      ...draft,
      content: shortenNames(withoutBlurb(draft.content, draft.blurb), names),
    })),
  );
}

function features(desk: Desk, group: ArticleGroup, pieces: readonly Feature[]): Draft[] {
  const next = desk.season.find(({ isNext }) => isNext);
  if (!next) throw new Error('No next round');
  return pieces.map(({ day, text, ...piece }, index) => ({
    ...piece,
    group,
    content: prose(text),
    at: instantAt(addDays(next.firstDay, day), PUBLISHING_HOURS[index % PUBLISHING_HOURS.length] ?? '09:15'),
  }));
}

/** What would be published after `today` is brought forward, in order, to the hours after the latest piece. */
function beforeToday(drafts: readonly Draft[], today: Date): Draft[] {
  const now = today.toISOString();
  const onTime = drafts.filter(({ at }) => at <= now);
  const early = drafts.filter(({ at }) => at > now).sort((one, other) => one.at.localeCompare(other.at));
  const latest = Math.max(...onTime.map(({ at }) => Date.parse(at)));
  const step = (today.getTime() - latest) / (early.length + 1);
  return [
    ...onTime,
    ...early.map((draft, index) => ({
      ...draft,
      at: new Date(latest + Math.floor(step * (index + 1))).toISOString(),
    })),
  ];
}
