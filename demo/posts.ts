import { newsPicture } from './pictures.ts';
import type { Weekend } from './calendar.ts';
import { categoryOf } from './categories.ts';
import { addDays, addMinutes, instantAt } from './nz-time.ts';
import { POST_TEXTS } from './post-texts.ts';
import { createDeck, type Random } from './random.ts';
import type { SimulatedSession } from './sessions.ts';
import { marginText, raceName } from './articles/race-paragraph.ts';
import { fill } from './articles/fill.ts';
import type { DemoPost } from './records/news.ts';
import { circuitOf } from './venues.ts';

const FLASHES = [
  '{category}, {race}: {winner} by {margin}.',
  'Flag. {winner} wins {category} {race} at {venue}, {second} second.',
  '{winner}! {margin} over {second} in {category}.',
  '{category} {race}, top three: {winner}, {second}, {third}.',
  'One more for the cabinet: {winner}, {category}, {venue}.',
  'It was close until it wasn’t. {winner} takes {category} {race} by {margin}.',
  '{second} pushed all the way, {winner} did not blink. {category} {race}.',
  '{winner} first. {flName} fastest with {flTime}. {category} {race}.',
  'Lights, noise, {winner}. {category} {race} done at {venue}.',
  '{third} third, {second} second, {winner} with the big cup. {category}.',
] as const;

const FLASHES_PER_ROUND = 6;
/** Every so many posts, one shows a result. */
const FLASHES_BEFORE_A_RESULT = 3;
const THEMES = ['race-start', 'podium', 'trophy', 'wheel-change'] as const;

/** Short posts: some hand-written, some from the pit wall right after a race. Newest first, none later than `today`. */
export function makePosts(
  season: readonly Weekend[],
  sessions: readonly SimulatedSession[],
  random: Random,
  today: Date,
): DemoPost[] {
  const next = season.find(({ isNext }) => isNext);
  if (!next) throw new Error('No next round');
  const written = POST_TEXTS.map(
    ({ day, time, text, tags, picture, clip, link, linkText, ...rest }, index): DemoPost => ({
      round: rest.round ?? null,
      isPinned: rest.isPinned ?? false,
      session: rest.session ?? null,
      championship: rest.championship ?? null,
      published_at: instantAt(addDays(next.firstDay, day), time),
      content: `<p>${text}</p>`,
      link: link ?? '',
      link_text: linkText ?? '',
      image: picture ? newsPicture(picture, index) : null,
      clip: clip ?? null,
      tags: [...tags],
    }),
  );
  const now = today.toISOString();
  return [...written, ...flashes(season, sessions, random)]
    .filter(({ published_at }) => published_at <= now)
    .sort((a, b) => b.published_at.localeCompare(a.published_at));
}

function flashes(
  season: readonly Weekend[],
  sessions: readonly SimulatedSession[],
  random: Random,
): DemoPost[] {
  const phrases = createDeck(random, FLASHES);
  return season
    .filter(({ isPast }) => isPast)
    .flatMap((weekend, round) => {
      const races = random.shuffle(
        sessions.filter(
          ({ round: url, is_a_race, facts }) =>
            url === weekend.url && is_a_race && (facts?.podium.length ?? 0) >= 3,
        ),
      );
      return races
        .slice(0, FLASHES_PER_ROUND)
        .flatMap(({ key, facts, category, session_name, date }, index): DemoPost[] => {
          if (!facts) return [];
          const [winner, second, third] = facts.podium;
          const text = fill(phrases.deal(), {
            category: categoryOf(category).shortName,
            race: raceName(session_name),
            venue: circuitOf(weekend.venue).shortName,
            winner: winner?.name ?? '',
            second: second?.name ?? '',
            third: third?.name ?? '',
            margin: marginText(facts.margin),
            flName: facts.fastestLap.name,
            flTime: facts.fastestLap.time,
          });
          const theme = THEMES[(round + index) % THEMES.length] ?? 'podium';
          return [
            {
              published_at: addMinutes(date, 34),
              content: `<p>${text}</p>`,
              link: `/results/${weekend.url}`,
              link_text: 'Results',
              image: index % 2 ? null : newsPicture(theme, index + round),
              clip: null,
              tags: [weekend.venue, category],
              round: weekend.url,
              isPinned: false,
              session: index % FLASHES_BEFORE_A_RESULT === 0 ? key : null,
              championship: null,
            },
          ];
        });
    });
}
