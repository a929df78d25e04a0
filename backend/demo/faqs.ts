import type { DemoFaq } from './records/site.ts';
import { slugify } from './words.ts';

const GROUPED: Readonly<Record<string, readonly (readonly [question: string, answer: string])[]>> = {
  spectators: [
    [
      'What time do the gates open?',
      'At 7.30 on all three days. The quiet hour on Saturday starts at 6.30 for those who have told us, or simply turn up quietly.',
    ],
    [
      'May I walk through the paddock?',
      'Yes, with any ticket, whenever no red flag is flown at its gate. Keep left, stay clear of cars on stands and ask before you touch.',
    ],
    [
      'Can I bring my own food and a chair?',
      'Please do. Glass and open fires stay at home. Folding chairs and small shelters are welcome on the banks, behind the white line.',
    ],
    [
      'Are dogs allowed?',
      'On a lead, on the banks, and in the campground. Not in the paddock and not in grandstands. Engines are loud; think of the dog’s ears.',
    ],
    [
      'Is there accessible viewing?',
      'Hampton Downs, Taupō and Manfeild have decks with ramps and charging sockets. Other circuits have reserved level areas. A companion comes in free. Write to <a href="/contact-us">tickets and access</a>.',
    ],
    [
      'How loud is it?',
      'Loud. Children should wear ear defenders; the information tent lends them out free against a shoe.',
    ],
    [
      'What happens when it rains?',
      'We race, within reason. Sessions stop for lightning or when marshals cannot see from point to point. Bring a coat.',
    ],
  ],
  tickets: [
    [
      'Do children pay?',
      'Under-twelves come in free with an adult. From twelve to seventeen there is a half-price ticket.',
    ],
    [
      'Can I change the day of a ticket?',
      'Until midnight before the first day of the round, in your profile, at no charge.',
    ],
    [
      'What does a season pass include?',
      'All eleven weekends, the paddock, and a reserved seat at five circuits.',
    ],
    [
      'My ticket has not arrived. What now?',
      'Look in the junk folder, then write to us with the name that you booked under. Nobody has ever been turned away at the gate for a lost mail.',
    ],
  ],
  competitors: [
    [
      'How do I enter a round?',
      'Entries open eight weeks before each round and close three weeks before. Use the <a href="/competitor-enquiry">competitor enquiry</a> if it is your first.',
    ],
    [
      'Which licence do I need?',
      'A national race licence for all categories apart from the Junior Kart Academy and Club Sprint, for which a club licence will do.',
    ],
    [
      'When is scrutineering?',
      'Thursday from two until nine, and Friday from seven. First-timers come on Thursday, please; there is soup.',
    ],
    [
      'How many tyres may I use?',
      'Six new slicks per weekend in control-tyre categories. Each is scanned. Wet-weather tyres are free.',
    ],
    [
      'May I share a garage?',
      'Most do. Say with whom when you enter. Boxes are otherwise drawn by lot on the Monday before.',
    ],
    [
      'Where do I find bulletins?',
      'On the page <a href="/competitor-information">competitor information</a>, round by round, with the supplementary regulations.',
    ],
    ['What does it cost to protest?', 'A deposit of $200, returned if you were right or nearly right.'],
  ],
  vouchers: [
    ['What can I use a gift voucher for?', 'Tickets, season passes, experiences and everything in the shop.'],
    ['How long is a voucher valid?', 'Three years from the day of purchase.'],
    ['Can I choose the amount?', 'Yes: pick one of the amounts or type your own, from $10 to $2,000.'],
    [
      'How do I redeem a code?',
      'On the page <a href="/gift-vouchers">Gift vouchers</a> choose to redeem, type the code and the sum goes onto your balance.',
    ],
    ['I have lost the code.', 'Write to us from the address that bought it and we send it again.'],
  ],
  media: [
    [
      'How do I get accredited?',
      'With the <a href="/media-application">media application</a>, by the Monday before a round. Tell us what you plan to do.',
    ],
    [
      'May I fly a drone?',
      'No. Crosswind Drones flies under a permit for each circuit, and its pictures are free for accredited media.',
    ],
    [
      'Are there photographs to use?',
      'A selection of each round is released by six on Sunday evening, free for editorial use with credit.',
    ],
    [
      'Can I interview drivers?',
      'Yes, outside the half hour before a race. Ask the crew first; the answer is usually yes and comes with a cup of tea.',
    ],
  ],
};

/** Questions and answers, by group. */
export const FAQS: readonly DemoFaq[] = Object.entries(GROUPED).flatMap(([group, rows]) =>
  rows.map(([name, answer]) => ({ slug: slugify(name), name, content: `<p>${answer}</p>`, group })),
);

/** Questions shown under every round. */
export const ROUND_FAQS = FAQS.filter(({ group }) => group === 'spectators' || group === 'tickets')
  .slice(0, 8)
  .map(({ slug }) => slug);
