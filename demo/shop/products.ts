import { newsPicture, picture, type NewsTheme } from '../pictures.ts';
import type { DemoProduct, DemoSku } from '../records/shop.ts';
import { slugify } from '../words.ts';

interface Plan {
  name: string;
  group: string;
  price: number;
  was?: number;
  sizes: readonly string[];
  blurb: string;
  text: string;
  badge?: string;
  isNew?: boolean;
  video?: string;
  /** Stock of each size; 0 for all means sold out. */
  stock: number;
  brand?: string;
}

const SIZES = ['S', 'M', 'L', 'XL', 'XXL'] as const;
const KIDS = ['4', '6', '8', '10', '12'] as const;
const ONE = ['One size'] as const;

const PLANS: readonly Plan[] = [
  {
    name: 'Paddock jacket',
    group: 'jackets-and-hoodies',
    price: 189,
    sizes: SIZES,
    stock: 14,
    badge: 'Crew issue',
    video: 'jacket-in-the-wind',
    blurb: 'The jacket the crews wear, with the line inside the collar left blank for yours.',
    text: 'Windproof front, two pockets that close and one that does not. We stitch up to four words inside the collar; nobody but you will know.',
  },
  {
    name: 'Marshal’s rain shell',
    group: 'jackets-and-hoodies',
    price: 149,
    was: 179,
    sizes: SIZES,
    stock: 9,
    blurb: 'Orange, packable and proven at Levels.',
    text: 'Taped seams and a hood that fits over a cap. Folds into its own pocket, and, with patience, out again.',
  },
  {
    name: 'Southern Cross hoodie',
    group: 'jackets-and-hoodies',
    price: 95,
    sizes: SIZES,
    stock: 22,
    blurb: 'Heavy cotton for cold pit walls.',
    text: 'Brushed inside, four stars on the chest, ribbing that stays put. Runs large, like race stories.',
  },
  {
    name: 'Kids’ hoodie',
    group: 'jackets-and-hoodies',
    price: 59,
    sizes: KIDS,
    stock: 12,
    isNew: true,
    blurb: 'The same hoodie, for those who get in free.',
    text: 'A name label, a hook for the classroom and cuffs that turn back for a second summer.',
  },
  {
    name: 'Eight rounds tee',
    group: 'tees-and-polos',
    price: 42,
    sizes: SIZES,
    stock: 31,
    isNew: true,
    badge: 'New',
    blurb: 'The season on your back, in order.',
    text: 'All circuits as line drawings, printed in water-based ink. Organic cotton, sewn in Dunedin.',
  },
  {
    name: 'F5000 tee',
    group: 'tees-and-polos',
    price: 42,
    was: 48,
    sizes: SIZES,
    stock: 7,
    blurb: 'Loud shirt.',
    text: 'A wedge, a wing and five litres, drawn from the car that won at Taupō. The washing instructions are printed as a job card.',
  },
  {
    name: 'Steward’s polo',
    group: 'tees-and-polos',
    price: 58,
    sizes: SIZES,
    stock: 16,
    blurb: 'Makes you look like you’re in charge.',
    text: 'Piqué cotton, collar that keeps its shape, a loop for sunglasses or a pencil.',
  },
  {
    name: 'Flag point tee',
    group: 'tees-and-polos',
    price: 39,
    sizes: SIZES,
    stock: 0,
    badge: 'Sold',
    blurb: 'Seven flags and what they mean.',
    text: 'Printed for the volunteers’ hui, asked for by everybody else. The next run is at the printer.',
  },
  {
    name: 'Start line cap',
    group: 'headwear',
    price: 35,
    sizes: ONE,
    stock: 64,
    blurb: 'Curved peak, five lights.',
    text: 'Brushed cotton, metal buckle, five embroidered lights. All off, naturally.',
  },
  {
    name: 'Sun cap',
    group: 'headwear',
    price: 35,
    was: 39,
    sizes: ONE,
    stock: 28,
    blurb: 'Pale, light, long in the peak.',
    text: 'For Central Otago at two in the afternoon. Wash it; it will need it.',
  },
  {
    name: 'Pit wall beanie',
    group: 'headwear',
    price: 32,
    sizes: ONE,
    stock: 40,
    blurb: 'Merino, for the first session.',
    text: 'Knitted from New Zealand merino by a driver who does it between sessions. Slight variations are his.',
  },
  {
    name: 'Ear defenders, adult',
    group: 'ear-protection',
    price: 38,
    sizes: ONE,
    stock: 55,
    blurb: 'Twenty-seven decibels quieter.',
    text: 'Folding, padded, with a window for conversation if you lift one side.',
  },
  {
    name: 'Ear defenders, kids',
    group: 'ear-protection',
    price: 32,
    sizes: ONE,
    stock: 48,
    badge: 'Favourite',
    blurb: 'For small ears and loud cars.',
    text: 'Fits ages one and up. Comes with a sheet of numbers to stick on.',
  },
  {
    name: 'Trackside bottle',
    group: 'trackside',
    price: 29,
    sizes: ONE,
    stock: 70,
    blurb: 'Fits every refill station.',
    text: 'Steel, 700 millilitres, keeps drinks cold for a day at Ruapuna. One of 41,000 reasons for a lighter skip.',
  },
  {
    name: 'Grid umbrella',
    group: 'trackside',
    price: 49,
    sizes: ONE,
    stock: 19,
    blurb: 'The one from the start line.',
    text: 'Two metres across, vented against the wind, with a stick that stands by itself in grass.',
  },
  {
    name: 'Lanyard',
    group: 'trackside',
    price: 9,
    sizes: ONE,
    stock: 140,
    blurb: 'Holds a pass, a key and one opinion.',
    text: 'Woven from recycled bottles, with a safety break.',
  },
  {
    name: 'Rug and flag',
    group: 'trackside',
    price: 45,
    sizes: ONE,
    stock: 26,
    blurb: 'A flag on one side, a picnic on the other.',
    text: 'Waterproof underneath, chequered on top. Please do not wave it near turn one.',
  },
  {
    name: 'Tote bag',
    group: 'trackside',
    price: 24,
    was: 28,
    sizes: ONE,
    stock: 33,
    blurb: 'Carries lunch, a programme and whatever you found in the paddock.',
    text: 'Heavy canvas with an inside pocket. Sewn from the same roll as the awnings.',
  },
  {
    name: 'Season programme',
    group: 'collectables',
    price: 15,
    sizes: ONE,
    stock: 210,
    blurb: 'All drivers, all rounds, a pencil.',
    text: 'One hundred and twelve pages with space to keep score. Beryl’s advice on lap charts is on page nine.',
  },
  {
    name: 'Teretonga poster',
    group: 'prints',
    price: 34,
    sizes: ['A3', 'A2'],
    stock: 24,
    isNew: true,
    blurb: 'The loop, at dusk, in four colours.',
    text: 'Screen printed in Invercargill on heavy paper, signed by the printer.',
  },
  {
    name: 'Highlands poster',
    group: 'prints',
    price: 34,
    sizes: ['A3', 'A2'],
    stock: 18,
    blurb: 'The bridge and what comes after it.',
    text: 'Screen printed, four colours, in a tube that can be posted to people who have moved overseas.',
  },
  {
    name: 'GT model, 1:43',
    group: 'models',
    price: 65,
    sizes: ONE,
    stock: 11,
    badge: 'Limited',
    blurb: 'Three hundred made, numbered underneath.',
    text: 'Resin, with the right mirrors. The number on the door matches this season’s points leader at the time of casting.',
  },
  {
    name: 'Super Truck model, 1:50',
    group: 'models',
    price: 79,
    sizes: ONE,
    stock: 0,
    badge: 'Sold',
    blurb: 'Heavy for its size, like the original.',
    text: 'Die-cast, with a water tank that opens. Sold out before the second round; more are on a ship.',
  },
  {
    name: 'Paddock mug',
    group: 'for-the-truck',
    price: 22,
    sizes: ONE,
    stock: 85,
    blurb: 'Thick rim, no nonsense.',
    text: 'Stoneware from Nelson. Survives a tailgate.',
  },
  {
    name: 'Sticker sheet',
    group: 'for-the-truck',
    price: 8,
    sizes: ONE,
    stock: 300,
    blurb: 'Every category, one sheet.',
    text: 'Weatherproof vinyl. Scrutineering stickers are not included, and no, we cannot get you one.',
  },
  {
    name: 'Key ring',
    group: 'for-the-truck',
    price: 14,
    was: 16,
    sizes: ONE,
    stock: 120,
    blurb: 'Made from a broken gear.',
    text: 'Each is cut from a retired gearbox, so no two are the same. Ask which one yours was; we keep a list.',
  },
];

const PARENTS: Readonly<Record<string, string>> = {
  'jackets-and-hoodies': 'clothing',
  'tees-and-polos': 'clothing',
  headwear: 'clothing',
  'ear-protection': 'trackside',
  prints: 'collectables',
  models: 'collectables',
};

/** Scenes for a product group's pictures. */
const SURROUNDINGS: Readonly<Record<string, NewsTheme>> = {
  headwear: 'fans',
  trackside: 'fans',
  'ear-protection': 'fans',
  prints: 'landscape',
  models: 'race-start',
  'for-the-truck': 'transporter',
};

function skusOf({ name, sizes, price, stock }: Plan): DemoSku[] {
  const code = slugify(name).toUpperCase();
  return sizes.map((size, index) => ({
    code: sizes.length === 1 ? code : `${code}-${slugify(size).toUpperCase()}`,
    name: size,
    stock: Math.max(0, stock - index * 3),
    price: size === 'A2' ? price + 20 : price,
  }));
}

/** Every product in the shop. */
export const PRODUCTS: readonly DemoProduct[] = PLANS.map((plan, index) => {
  const slug = slugify(plan.name);
  const parent = PARENTS[plan.group];
  return {
    slug,
    name: plan.name,
    title: `${plan.name}, Southern Cross Summer Series`,
    meta_description: plan.blurb,
    blurb: plan.blurb,
    brand: plan.brand ?? 'Southerly Apparel',
    badge: plan.badge ?? '',
    content: `<p>${plan.text}</p><ul><li>Posted within two working days</li><li>Returns within thirty days, unworn at racing speed</li></ul>`,
    price: plan.price,
    full_price: plan.was ?? null,
    images: [picture(`product-${slug}`), newsPicture(SURROUNDINGS[plan.group] ?? 'paddock', index)],
    is_new: plan.isNew ?? false,
    is_on_special: plan.was !== undefined,
    groups: parent ? [plan.group, parent] : [plan.group],
    primary_group: plan.group,
    video: plan.video ?? null,
    skus: skusOf(plan),
  };
});
