import { sponsorLogo } from './art/catalogue.ts';
import { newsArt, NEWS_THEMES, type SponsorStyle } from './artwork.ts';
import type { DemoSponsor } from './records/people.ts';
import { slugify } from './words.ts';

interface SponsorPlan {
  name: string;
  groups: readonly string[];
  style: SponsorStyle;
  colours: readonly [string, string];
  information: string;
}

const PLANS: readonly SponsorPlan[] = [
  {
    name: 'Harakeke Mutual',
    groups: ['naming-rights-sponsor'],
    style: 'fern',
    colours: ['#0f766e', '#f59e0b'],
    information:
      'A member-owned insurer from Whanganui that has covered farms, utes and weekend race cars since 1931. Its assessors are at every round with a coffee cart, which is a better way to meet them than the usual one.',
  },
  {
    name: 'Ridgeback Tyres',
    groups: ['presenting-sponsor'],
    style: 'ring',
    colours: ['#1f2937', '#dc2626'],
    information:
      'Control tyre supplier to nine categories. Every slick raced this summer is mounted, logged and taken home for recycling from the blue trucks behind the dummy grid.',
  },
  {
    name: 'Kauri Coast Freight',
    groups: ['round-sponsors'],
    style: 'arrow',
    colours: ['#14532d', '#84cc16'],
    information:
      'Moves the timing masts, the tyre barriers and most of the paddock between islands, and has not missed a sailing in eleven seasons.',
  },
  {
    name: 'Aoraki Tools',
    groups: ['round-sponsors'],
    style: 'peak',
    colours: ['#b45309', '#1e293b'],
    information:
      'Hand tools designed in Timaru. The torque wrench used in pre-grid is theirs, and so is the free calibration service beside scrutineering.',
  },
  {
    name: 'Nor’west Energy',
    groups: ['round-sponsors'],
    style: 'bolt',
    colours: ['#ca8a04', '#0f172a'],
    information:
      'Solar and battery systems for people who live where the wind comes from. It powers race control at Ruapuna from a trailer the size of a horse float.',
  },
  {
    name: 'Tūī Lane Coffee',
    groups: ['round-sponsors'],
    style: 'bird',
    colours: ['#1e3a8a', '#22c55e'],
    information:
      'Roasted in Cambridge, poured at six in the morning in every paddock. Officials drink free until the first red flag.',
  },
  {
    name: 'Saltspray Marine',
    groups: ['round-sponsors'],
    style: 'anchor',
    colours: ['#0369a1', '#f97316'],
    information:
      'Boat builders from Bluff with a soft spot for anything that needs a trailer. Host of the Teretonga fish-and-chips Friday.',
  },
  {
    name: 'Cloudbase Telecom',
    groups: ['round-sponsors'],
    style: 'orbit',
    colours: ['#6d28d9', '#38bdf8'],
    information:
      'Carries the live picture and the timing feed from seven circuits, including the two where a paddock full of phones used to be enough to stop both.',
  },
  {
    name: 'Whio Rapid Couriers',
    groups: ['round-sponsors'],
    style: 'wing',
    colours: ['#0e7490', '#facc15'],
    information:
      'Overnight parts to any paddock in the country. The record stands at a gearbox from Whangārei to Invercargill in fourteen hours.',
  },
  {
    name: 'Highcountry Trailers',
    groups: ['round-sponsors'],
    style: 'link',
    colours: ['#7f1d1d', '#a3a3a3'],
    information: 'Galvanised in Alexandra, found behind half the tow vehicles on Friday morning.',
  },
  {
    name: 'Kea Radio',
    groups: ['round-sponsors'],
    style: 'spark',
    colours: ['#166534', '#ea580c'],
    information:
      'Trackside commentary on 88.3 within two kilometres of every venue, and the podcast studio for the rest of the week.',
  },
  {
    name: 'Ironsand Wheels',
    groups: ['round-sponsors'],
    style: 'gear',
    colours: ['#18181b', '#06b6d4'],
    information: 'Forged wheels from Taranaki. Supplies the control rim of the GR86 and TA2 championships.',
  },
  {
    name: 'Longbeach Lubricants',
    groups: ['round-sponsors'],
    style: 'drop',
    colours: ['#9a3412', '#16a34a'],
    information:
      'Oil analysis for every sealed engine in the championship, with results at the track in twenty minutes.',
  },
  {
    name: 'Fernhill Motors',
    groups: ['series-supporters-club'],
    style: 'shield',
    colours: ['#065f46', '#fb7185'],
    information:
      'Provides the course cars and the school-visit hatchback. Third generation, same street in Feilding.',
  },
  {
    name: 'Pōhutukawa Bay Homes',
    groups: ['series-supporters-club'],
    style: 'tower',
    colours: ['#be123c', '#15803d'],
    information: 'Builders of the accessible viewing decks at Hampton Downs, Taupō and Manfeild.',
  },
  {
    name: 'Rātā Electrical',
    groups: ['series-supporters-club'],
    style: 'grid',
    colours: ['#c2410c', '#2563eb'],
    information:
      'Electricians to the paddock: thirty kilometres of cable, rolled out on Thursday and in again by Sunday night.',
  },
  {
    name: 'Matai Legal',
    groups: ['series-supporters-club'],
    style: 'block',
    colours: ['#334155', '#b91c1c'],
    information:
      'Keeps the paperwork of a travelling championship in order and runs a free contract hour for young drivers each Friday.',
  },
  {
    name: 'Southerly Apparel',
    groups: ['series-supporters-club'],
    style: 'stripes',
    colours: ['#1d4ed8', '#f43f5e'],
    information:
      'Makes the team jackets and everything in the championship shop in a Dunedin workroom of twelve.',
  },
  {
    name: 'Takahē Timing',
    groups: ['series-supporters-club'],
    style: 'track',
    colours: ['#4338ca', '#14b8a6'],
    information:
      'Transponders, loops and the small team that turns them into results before the cars are back in the paddock.',
  },
  {
    name: 'Braided River Water',
    groups: ['series-supporters-club'],
    style: 'wave',
    colours: ['#0891b2', '#64748b'],
    information: 'Refill stations at every venue: 41,000 bottles not thrown away last summer.',
  },
  {
    name: 'Oxbow Vineyards',
    groups: ['series-supporters-club'],
    style: 'leaf',
    colours: ['#581c87', '#ca8a04'],
    information:
      'The podium pour, alcohol-free for drivers under eighteen and for anyone with another race to come.',
  },
  {
    name: 'Wharekai Kitchens',
    groups: ['series-supporters-club'],
    style: 'koru',
    colours: ['#a16207', '#166534'],
    information:
      'Feeds 240 officials twice a day from a converted bus. The boil-up on Sunday is the worst-kept secret in the paddock.',
  },
  {
    name: 'Crosswind Drones',
    groups: ['series-supporters-club'],
    style: 'hex',
    colours: ['#0f172a', '#eab308'],
    information: 'The low passes over the first lap that everyone asks about.',
  },
  {
    name: 'Tasman Composites',
    groups: ['series-supporters-club'],
    style: 'star',
    colours: ['#111827', '#ef4444'],
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
    logo: sponsorLogo({ slug, name: plan.name, style: plan.style, colours: plan.colours }),
    logo_dark: sponsorLogo({ slug, name: plan.name, style: plan.style, colours: plan.colours, tone: 'dark' }),
    hero_photo: newsArt(NEWS_THEMES[index % NEWS_THEMES.length] ?? 'fans', index),
  };
});

/** Sponsors that can back a round. */
export const ROUND_SPONSORS = SPONSORS.filter((sponsor) => sponsor.groups.includes('round-sponsors')).map(
  ({ slug }) => slug,
);
