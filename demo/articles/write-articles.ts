import type { DemoArticle } from '../records/news.ts';
import { writeAnalysis } from './analysis.ts';
import { publish, type Draft } from './article.ts';
import { categoryWeekends, type Desk } from './desk.ts';
import { writeDriverFeatures } from './driver-features.ts';
import { writeEnduranceReports } from './endurance.ts';
import { readFeatures } from './features.ts';
import { writePreviews } from './previews.ts';
import { writeQualifyingReports } from './qualifying-reports.ts';
import { writeRaceReports } from './race-reports.ts';
import { writePictureStory } from './picture-story.ts';
import { writeRoundStories } from './round-stories.ts';
import { shortenNames } from './shorten-names.ts';
import { withoutBlurb } from './without-blurb.ts';

/** Everything the newsroom has published by the given instant, newest first. */
export function writeArticles(desk: Desk, today: Date): DemoArticle[] {
  const events = categoryWeekends(desk);
  const drafts = [
    ...writeRaceReports(desk, events),
    ...writeEnduranceReports(desk, events),
    ...writeQualifyingReports(desk, events),
    ...writeRoundStories(desk, events),
    ...writePictureStory(events),
    ...writePreviews(desk),
    ...writeAnalysis(desk),
    ...writeDriverFeatures(desk),
    ...readFeatures(desk),
  ];
  const names = new Set([...desk.entries.values()].flat().map(({ name }) => name));
  return publish(
    beforeToday(drafts, today).map((draft) => ({
      ...draft,
      content: shortenNames(withoutBlurb(draft.content, draft.blurb), names),
    })),
  );
}

/** Articles that would come out after `today` are moved, in order, to the hours after the latest one. */
function beforeToday(drafts: readonly Draft[], today: Date): Draft[] {
  const now = today.toISOString();
  const onTime = drafts.filter(({ at }) => at <= now);
  const early = drafts.filter(({ at }) => at > now).sort((a, b) => a.at.localeCompare(b.at));
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
