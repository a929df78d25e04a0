import { roundGallery } from '../galleries.ts';
import { a, EMBED, h2, p } from '../html.ts';
import { addMinutes, instantAt } from '../nz-time.ts';
import { heroPicture, newsPicture } from '../pictures.ts';
import { capital, countWord } from '../words.ts';
import type { Draft } from './article.ts';
import type { CategoryWeekend } from './desk.ts';
import { raceName } from './race-paragraph.ts';

/** After the last flag. */
const HOURS_LATER = 21;

/** The latest round in pictures, with everything that an article can hold between its paragraphs. */
export function writePictureStory(events: readonly CategoryWeekend[]): Draft[] {
  const last = events.at(-1)?.weekend;
  const [event] = events.filter(({ weekend }) => weekend.url === last?.url);
  const race = event?.races.at(-1);
  if (!last || !event || !race) return [];
  const { shortName: venue } = event.circuit;
  const { category } = event;
  return [
    {
      headline: `${venue} in pictures: the weekend as we saw it`,
      blurb: `A film, four frames, one podium and the table it made: ${venue} for those who couldn’t be there.`,
      content: [
        p(
          `Some weekends want few words. This is the one at ${venue} as our photographers, our timekeepers and one very patient drone pilot brought it home.`,
        ),
        EMBED,
        p(
          `The film was made from the second row of the grandstand. Turn the sound on: ${countWord(event.qualifying.rows.length)} engines arrive one after another, and then all together.`,
        ),
        h2('Between the sessions'),
        p(
          'Nobody poses in these. The camera went round the paddock at seven in the morning and stayed out until the floodlights were off.',
        ),
        EMBED,
        EMBED,
        h2(`The one that counted: ${category.shortName}`),
        p(
          `${capital(raceName(race.session.session_name))} closed the weekend. The sheet below is the signed one, and it changes here too if the stewards change it.`,
        ),
        EMBED,
        p('Points followed within the minute, and this is how the championship stands.'),
        EMBED,
        h2('Every frame'),
        p(
          `The whole set is in the gallery, and ${a(`/results/${last.url}`, 'all results')} are signed. If you are in one of the pictures, you may have it.`,
        ),
        EMBED,
      ].join(''),
      embeds: [
        {
          kind: 'video',
          video: 'drive-by',
          caption: `Past the grandstand at ${venue}, on Saturday afternoon`,
        },
        {
          kind: 'pictures',
          pictures: [
            newsPicture('paddock', 0),
            newsPicture('helmet', 1),
            newsPicture('wheel-change', 2),
            heroPicture(5),
          ],
        },
        {
          kind: 'quotation',
          text: 'I take one picture of every car that doesn’t finish. They are the ones people ask me for in ten years.',
          source: 'Tui Salmond, paddock photographer',
        },
        { kind: 'result', session: race.session.key, places: 5 },
        { kind: 'standings', championship: category.slug, places: 5 },
        { kind: 'gallery', gallery: roundGallery(last.url) },
      ],
      at: addMinutes(instantAt(last.lastDay, '19:30'), 60 * HOURS_LATER),
      group: 'community',
      author: 'paddock',
      theme: 'landscape',
      slug: `${last.url}-in-pictures`,
      round: last.url,
    },
  ];
}
