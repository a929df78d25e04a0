import {
  galleryPicture,
  heroPicture,
  newsPicture,
  NEWS_THEMES,
  NEWS_VARIANTS,
  type Picture,
  type NewsTheme,
} from './pictures.ts';
import type { Weekend } from './calendar.ts';
import type { DemoGallery, DemoSlide } from './records/media.ts';
import { circuitOf } from './venues.ts';
import { capital } from './words.ts';

const CAPTIONS: Readonly<Record<NewsTheme, readonly string[]>> = {
  'race-start': ['Lights out', 'Into turn one', 'Three into two', 'The first hundred metres'],
  podium: ['The spray', 'Three steps', 'Caps off', 'Anthem'],
  qualifying: ['Out lap', 'On the limit', 'One clear lap', 'Purple sector'],
  paddock: ['Between the trucks', 'Before breakfast', 'Awnings up', 'Borrowed jack'],
  workshop: ['Job card', 'Half past two in the morning', 'Gearbox on the grass', 'Torque check'],
  trophy: ['Silverware', 'Engraver waiting', 'The cake tin', 'Best of three'],
  'safety-car': ['Bunched up', 'Lights on the roof', 'One more lap', 'Restart next'],
  rain: ['Standing water', 'Wet line', 'Visors up', 'Drops on the lens'],
  fans: ['On the bank', 'Front row', 'Hats on', 'A good rug'],
  night: ['After dark', 'Under the lamp', 'Last lights', 'Quiet paddock'],
  'test-day': ['First laps of the year', 'Nobody timing', 'New colours', 'Shakedown'],
  helmet: ['Eyes', 'Strapped in', 'Niece’s design', 'Ready'],
  'wheel-change': ['Four wheels', 'Forty-one seconds', 'Air gun', 'Hot brakes'],
  'timing-screen': ['Three decimals', 'Sector by sector', 'Provisional', 'The pencil agrees'],
  transporter: ['On the road', 'Ferry queue', 'Home on eighteen wheels', 'Ramp down'],
  landscape: ['Morning over the circuit', 'Long shadows', 'Wind off the hills', 'Evening light'],
};

/** Crops of each scene that only galleries use. */
const GALLERY_CROPS = 1;

const slide = (
  image: Picture,
  heading: string,
  sub_heading: string,
  more: Partial<DemoSlide> = {},
): DemoSlide => ({
  heading,
  sub_heading,
  image,
  content: '',
  overlay_color: 'black',
  text_color: 'white',
  image_opacity: 100,
  image_saturation: 100,
  link: '',
  link_button_text: '',
  link_target: '_self',
  ...more,
});

const captionOf = (theme: NewsTheme, index: number): string =>
  CAPTIONS[theme][index % CAPTIONS[theme].length] ?? capital(theme);

/**
 * Slides that cycle through the scenes. Gallery crops come first; later slides reuse news pictures, so that long galleries are quick
 * to generate.
 */
function mixed(count: number, start: number, sub: string): DemoSlide[] {
  return Array.from({ length: count }, (_, index) => {
    const theme = NEWS_THEMES[(index + start) % NEWS_THEMES.length] ?? 'fans';
    const turn = Math.floor(index / NEWS_THEMES.length);
    const image =
      turn < GALLERY_CROPS
        ? galleryPicture(theme, turn + 1)
        : turn < GALLERY_CROPS + NEWS_VARIANTS
          ? newsPicture(theme, turn)
          : heroPicture(index);
    return slide(image, captionOf(theme, turn), sub);
  });
}

/** The gallery of a round, by the round's URL name. */
export const roundGallery = (round: string): string => `gallery-${round}`;

/** The season's galleries; one is long enough to test performance. */
export function makeGalleries(season: readonly Weekend[]): DemoGallery[] {
  const past = season.filter(({ isPast }) => isPast);
  const rounds = past.map((weekend, index): DemoGallery => {
    const { shortName } = circuitOf(weekend.venue);
    return {
      url: roundGallery(weekend.url),
      name: weekend.name,
      heading: weekend.name,
      sub_heading: `The weekend at ${shortName} in pictures`,
      group: weekend.series === 'heritage-cup' ? 'heritage-galleries' : 'season-galleries',
      slides: mixed(16, index * 5, shortName),
    };
  });
  return [
    {
      url: 'home-slider',
      name: 'Season in six frames',
      heading: 'The season so far',
      sub_heading: 'Six frames, seven circuits',
      group: 'season-galleries',
      slides: [
        slide(heroPicture(2), 'Eight rounds, two islands', 'See the calendar', {
          link: '/rounds',
          link_button_text: 'Calendar',
          image_opacity: 70,
        }),
        slide(heroPicture(3), 'Twenty-five categories', 'From karts to trucks', {
          link: '/categories',
          link_button_text: 'Categories',
          image_opacity: 70,
        }),
        slide(heroPicture(4), 'Every lap, live', 'Nine cameras and a drone', {
          link: '/wheretowatch',
          link_button_text: 'Where to watch',
          image_opacity: 70,
        }),
        slide(heroPicture(6), 'Results to the thousandth', 'Signed within eleven minutes', {
          link: '/results',
          link_button_text: 'Results',
          image_opacity: 70,
        }),
        slide(heroPicture(8), 'Give somebody a day at the track', 'Vouchers from $25', {
          link: '/gift-vouchers',
          link_button_text: 'Gift vouchers',
          image_opacity: 70,
          content: '<p>Valid for three years, for tickets, experiences and the shop.</p>',
        }),
        slide(heroPicture(9), 'Best seat in the house', 'Become a marshal', {
          link: '/volunteer',
          link_button_text: 'Sign up',
          image_opacity: 70,
        }),
      ],
    },
    {
      url: 'season-in-100-pictures',
      name: 'The season in 100 pictures',
      heading: 'The season in 100 pictures',
      sub_heading: 'From the first test to the last flag so far',
      group: 'season-galleries',
      slides: mixed(100, 3, 'Southern Cross Summer Series'),
    },
    ...rounds,
    {
      url: 'behind-the-fence',
      name: 'Behind the fence',
      heading: 'Behind the fence',
      sub_heading: 'Where spectators can’t go',
      group: 'behind-the-scenes',
      slides: mixed(12, 4, 'Behind the scenes'),
    },
  ];
}
