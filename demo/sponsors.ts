import { newsPicture, NEWS_THEMES, picture } from './pictures.ts';
import type { DemoSponsor } from './records/people.ts';
import { slugify } from './words.ts';

interface SponsorPlan {
  name: string;
  groups: readonly string[];
  information: string;
}

const PLANS: readonly SponsorPlan[] = [
  {
    name: 'Harakeke Mutual',
    groups: ['naming-rights-sponsor'],
    information:
      'A member-owned insurer from Whanganui that has covered farms, utes and weekend race cars since 1931. Its assessors are at every round with a coffee cart, which is a better way to meet them than the usual one.',
  },
  {
    name: 'Ridgeback Tyres',
    groups: ['presenting-sponsor'],
    information:
      'Control tyre supplier to nine categories. Every slick raced this summer is mounted, logged and taken home for recycling from the blue trucks behind the dummy grid.',
  },
  {
    name: 'Kauri Coast Freight',
    groups: ['round-sponsors'],
    information:
      'Moves the timing masts, the tyre barriers and most of the paddock between islands, and has not missed a sailing in eleven seasons.',
  },
  {
    name: 'Aoraki Tools',
    groups: ['round-sponsors'],
    information:
      'Hand tools designed in Timaru. The torque wrench used in pre-grid is theirs, and so is the free calibration service beside scrutineering.',
  },
  {
    name: 'Nor’west Energy',
    groups: ['round-sponsors'],
    information:
      'Solar and battery systems for people who live where the wind comes from. It powers race control at Ruapuna from a trailer the size of a horse float.',
  },
  {
    name: 'Tūī Lane Coffee',
    groups: ['round-sponsors'],
    information:
      'Roasted in Cambridge, poured at six in the morning in every paddock. Officials drink free until the first red flag.',
  },
  {
    name: 'Saltspray Marine',
    groups: ['round-sponsors'],
    information:
      'Boat builders from Bluff with a soft spot for anything that needs a trailer. Host of the Teretonga fish-and-chips Friday.',
  },
  {
    name: 'Cloudbase Telecom',
    groups: ['round-sponsors'],
    information:
      'Carries the live picture and the timing feed from seven circuits, including the two where a paddock full of phones used to be enough to stop both.',
  },
  {
    name: 'Whio Rapid Couriers',
    groups: ['round-sponsors'],
    information:
      'Overnight parts to any paddock in the country. The record stands at a gearbox from Whangārei to Invercargill in fourteen hours.',
  },
  {
    name: 'Highcountry Trailers',
    groups: ['round-sponsors'],
    information: 'Galvanised in Alexandra, found behind half the tow vehicles on Friday morning.',
  },
  {
    name: 'Kea Radio',
    groups: ['round-sponsors'],
    information:
      'Trackside commentary on 88.3 within two kilometres of every venue, and the podcast studio for the rest of the week.',
  },
  {
    name: 'Ironsand Wheels',
    groups: ['round-sponsors'],
    information:
      'Forged wheels from Taranaki. Supplies the control wheel for the GR86 and TA2 championships.',
  },
  {
    name: 'Longbeach Lubricants',
    groups: ['round-sponsors'],
    information:
      'Oil analysis for every sealed engine in the championship, with results at the track in twenty minutes.',
  },
  {
    name: 'Fernhill Motors',
    groups: ['series-supporters-club'],
    information:
      'Provides the course cars and the school-visit hatchback. Third generation, same street in Feilding.',
  },
  {
    name: 'Pōhutukawa Bay Homes',
    groups: ['series-supporters-club'],
    information: 'Builders of the accessible viewing decks at Hampton Downs, Taupō and Manfeild.',
  },
  {
    name: 'Rātā Electrical',
    groups: ['series-supporters-club'],
    information:
      'Electricians to the paddock: thirty kilometres of cable, rolled out on Thursday and in again by Sunday night.',
  },
  {
    name: 'Matai Legal',
    groups: ['series-supporters-club'],
    information:
      'Keeps the paperwork of a travelling championship in order and runs a free contract hour for young drivers each Friday.',
  },
  {
    name: 'Southerly Apparel',
    groups: ['series-supporters-club'],
    information:
      'Makes the team jackets and everything in the championship shop in a Dunedin workroom of twelve.',
  },
  {
    name: 'Takahē Timing',
    groups: ['series-supporters-club'],
    information:
      'Transponders, loops and the small team that turns them into results before the cars are back in the paddock.',
  },
  {
    name: 'Braided River Water',
    groups: ['series-supporters-club'],
    information: 'Refill stations at every venue: 41,000 bottles not thrown away last summer.',
  },
  {
    name: 'Oxbow Vineyards',
    groups: ['series-supporters-club'],
    information:
      'The podium pour, alcohol-free for drivers under eighteen and for anyone with another race to come.',
  },
  {
    name: 'Wharekai Kitchens',
    groups: ['series-supporters-club'],
    information:
      'Feeds 240 officials twice a day from a converted bus. The boil-up on Sunday is the worst-kept secret in the paddock.',
  },
  {
    name: 'Crosswind Drones',
    groups: ['series-supporters-club'],
    information: 'The low passes over the first lap that everyone asks about.',
  },
  {
    name: 'Tasman Composites',
    groups: ['series-supporters-club'],
    information:
      'Repairs carbon overnight in Nelson. Has been known to post a nose cone home in the same box it arrived in.',
  },
];

/** The championship's partners, all invented. */
export const SPONSORS: readonly DemoSponsor[] = PLANS.map((plan, index) => {
  const slug = slugify(plan.name);
  return {
    slug,
    name: plan.name,
    groups: [...plan.groups],
    information: `<p>${plan.information}</p>`,
    website: `https://${slug}.example`,
    facebook: `https://facebook.example/${slug}`,
    logo: picture(`sponsor-${slug}`),
    logo_dark: picture(`sponsor-${slug}-dark`),
    hero_photo: newsPicture(NEWS_THEMES[index % NEWS_THEMES.length] ?? 'fans', index),
  };
});

/** Sponsors that may support a round. */
export const ROUND_SPONSORS = SPONSORS.filter((sponsor) => sponsor.groups.includes('round-sponsors')).map(
  ({ slug }) => slug,
);
