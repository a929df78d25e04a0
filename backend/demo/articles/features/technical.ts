import type { Feature } from './feature.ts';

/** How things work, written by hand. */
export const TECHNICAL: readonly Feature[] = [
  {
    headline: 'What a quarter turn of wing really does',
    blurb:
      'It is the most quoted adjustment in the paddock and the least understood. We put a load cell under it.',
    theme: 'workshop',
    author: 'data',
    day: -17,
    text: `Every second podium interview thanks a quarter turn of rear wing. We borrowed a GT car, a flat airfield and a pair of load cells to find out what drivers are grateful for.

At 160 km/h a quarter turn on the adjuster, about half a degree, added eleven kilograms over the rear axle and took four off the front. On the straight it cost 0.4 km/h.

## So is it the wing?

Partly. Eleven kilograms is less than the fuel burnt in eight laps. But grip is a matter of balance, not of totals, and moving one and a half per cent of the load to the rear is enough to let a driver pick up the throttle a car’s length earlier.

> Half of it is that they believe you. The other half is physics. I never ask in which order. | A GT race engineer

The lesson for club racers is cheaper: change one thing, write it down, and believe the stopwatch before the driver.`,
  },
  {
    headline: 'Inside the control tyre: why nine categories share one rubber',
    blurb: 'One mould, two compounds and a barcode. How a slick gets from the press to the podium.',
    theme: 'wheel-change',
    author: 'saloons',
    day: -26,
    text: `Nine categories run on the same family of tyre. It keeps costs down, which everyone likes, and makes engineers think, which some of them do.

The construction is identical from Mini to TA2; size and compound change. Each tyre carries a barcode that is read at scrutineering, in pre-grid and again when it is handed in. A car gets six per weekend. A seventh costs thirty grid places and a conversation.

## The window

Below 65 degrees the surface slides; above 105 it blisters. In between there are eight good laps, and the craft is in choosing which eight.

- Mini Sevens never leave the cold end, so they scrub sideways to make heat
- GT cars reach the window in two laps and leave it in fifteen
- Trucks use another tyre altogether, and water

## And afterwards

Used slicks go back on the blue truck. They become playground matting: two schools in Feilding have a softer landing thanks to last season’s GR86 grid.`,
  },
  {
    headline: 'How a transponder knows who won by two hundredths',
    blurb: 'The loop in the road, the box in the car and the six people who make results out of both.',
    theme: 'timing-screen',
    author: 'data',
    day: -33,
    text: `Under the start line lies a loop of wire, three millimetres thick, in a saw cut filled with resin. Each car carries a box that hums its own number into it. When the hum is loudest, the car is over the line.

The clock behind it counts ten-thousandths. The rulebook stops at thousandths, because at 200 km/h a thousandth is five and a half centimetres and nobody can agree where the nose of a dented car begins.

## When it goes wrong

A box mounted upside down is heard late by about 0.03 seconds. A box in the wrong car is heard as the wrong driver, which happens once a season and is always somebody’s brother. For such days there is a camera on the line and a person with a pencil.

The pencil has been right every time.`,
  },
  {
    headline: 'Brakes that boil the kettle: stopping a five-tonne truck',
    blurb: 'Super Trucks carry 200 litres of water and throw most of it at their discs.',
    theme: 'wheel-change',
    author: 'saloons',
    day: -44,
    text: `From 160 km/h to the Manfeild hairpin a racing prime mover has to get rid of enough energy to boil a domestic kettle three hundred times over. It does so eleven times a race.

The discs would crack in two laps without help. So each truck carries a tank, a pump and four nozzles, and the driver’s left thumb decides how much water goes where. Too little and the disc glows; too much and it turns to glass.

> You can smell when it’s right. It’s like a wet dog near a fire. | A Super Truck crew chief

The cloud behind a truck is therefore not smoke but steam, and clean enough that the marshals at the hairpin claim that it is good for the skin.`,
  },
  {
    headline: 'Slipstreaming in Formula Ford, explained with two tea towels',
    blurb: 'Why leading onto the last straight is a mistake, and what to do about it if you must.',
    theme: 'race-start',
    author: 'open',
    day: -52,
    text: `Hang two tea towels a hand’s width apart and blow between them. They move together, not apart. Replace the towels by two cars at 190 km/h and you have Formula Ford.

A car pushes air aside and leaves a hole behind it. Whoever sits in the hole needs about a fifth less power to hold the same speed, and can spend it on going faster. With sealed engines that fifth is worth more than any tuning.

## The awkward part

The hole is also short of cooling air, so the follower’s temperature climbs by two degrees a lap; and short of downforce, which Formula Ford does not have anyway. That is why its races look like knitting.

- Three car lengths back: a small tow, cool engine
- One length: a large tow, hot engine
- Half a length: a decision

If you lead onto the last straight, weave once, early, in a single direction. It is allowed, it is polite, and it moves the hole to where you want it.`,
  },
  {
    headline: 'Sealed engines and honest people',
    blurb: 'A sliver of wire, a lead stamp and a dynamometer in a horse float: how parity is policed.',
    theme: 'workshop',
    author: 'data',
    day: -61,
    text: `A seal is a loop of wire and a lead disc the size of a peppermint. On a GR86 there are five of them. Break one and you must say so before the wheels turn; break one and keep quiet, and you will meet the float.

The float is the travelling dynamometer. Every round two cars a category are drawn by lot after the last race, still warm, and run against a curve. The tolerance is one and a half per cent. Eleven cars in three seasons have been outside it, nine of them by being too weak.

The other two? One had a sticking throttle plate, and its owner was mortified. The last was sent home.`,
  },
  {
    headline: 'Why your dash lies to you: reading a lap by sectors',
    blurb: 'A good lap time is a sum. We take one apart and find the three places where it was made.',
    theme: 'timing-screen',
    author: 'open',
    day: -20,
    text: `The number on the dash is the sum of three numbers, and a quick lap usually has one good one.

We asked a Formula Southern front-runner for a week’s data from Ruapuna. The pole lap was fastest in none of the three sectors. It was second in two and third in one, and so first overall by almost a tenth.

## The trap

Drivers chase the best sector, because it is easier to remember. Engineers chase the worst, because there is more in it. The graph of a season’s testing shows that a tenth taken from the worst sector costs half as many laps as a tenth taken from the best.

So: find the place that embarrasses you, and go and stand there.`,
  },
  {
    headline: 'The forgotten art of the standing start',
    blurb:
      'Bite point, wheel slip and nerve: why four tenths in the first two seconds are worth more than a lap.',
    theme: 'race-start',
    author: 'saloons',
    day: -38,
    text: `Nobody practises starts, since each costs a clutch. And yet the best launch in TA2 this season gained more time on its row than any driver found over a whole stint.

Power is not the limit. With 520 horsepower the wheels spin in second gear too. The trick is to let them turn ten per cent faster than the road, no more and no less, for two seconds that feel like a song.

## Three schools

- The quiet ones hold the revs low and slip the clutch
- The loud ones hold them high and feather the throttle
- Peter, at the end of the pit wall, says that it is all in the shoes

The stopwatch favours the quiet ones on cold tyres, the loud ones on warm, and has no data on shoes.`,
  },
  {
    headline: 'Cool suits, hot cars: surviving fifty-five degrees',
    blurb: 'Before the Central Otago round, teams are plumbing ice into everything. Does it work?',
    theme: 'helmet',
    author: 'paddock',
    day: -16,
    text: `A driver in a closed car loses about a litre of sweat in a twenty-five-minute race. By the end, reaction times are a tenth slower, and the driver cannot tell.

A cool suit is a vest with fifteen metres of thin hose. A pump the size of a tin of beans sends ice water through it. Fitted well, it holds body temperature within half a degree; fitted badly, it leaks into a seat at 200 km/h.

We tested a vest against the traditional method, a wet towel and a bucket. The vest won by six beats a minute. The towel was, however, forty times cheaper and has never blown a fuse.

Medical staff recommend both, plus salt, shade and an early lunch.`,
  },
  {
    headline: 'One corner, five lines: a morning at the loop',
    blurb: 'Teretonga’s famous bend has no right answer. Five categories show why.',
    theme: 'landscape',
    author: 'open',
    day: -10,
    text: `Stand inside the loop for one morning of testing and you will see the same corner driven five ways.

GT cars turn in late and use the camber twice. Formula Fords stay wide, wide, wide, and then cut in all at once as though they had remembered something. Minis simply hold the wheel and wait. TA2 cars take two bites, the second with smoke. And the prototypes are gone before you have focused.

What decides it is not courage but weight transfer. The corner lasts eleven seconds in a Mini and seven in a prototype. That is long enough for a car to settle, slide, settle again and change its mind.

Pick whichever line lets you see the exit first. On that all five agree.`,
  },
  {
    headline: 'A rear wing repaired overnight, step by step',
    blurb: 'Carbon, resin, a heat lamp and a mechanic called Ishbel. How a broken car makes the grid.',
    theme: 'night',
    author: 'paddock',
    day: -7,
    text: `At 5.10 pm the wing came back to the truck in three pieces. At 8.45 the next morning it took part in practice.

- 5.30 pm: clean the edges, photograph everything, find the fourth piece in the driver’s pocket
- 7.00 pm: align on a plank cut to the original profile
- 8.30 pm: six layers of cloth, alternate directions, resin warm as bath water
- 10.00 pm: vacuum bag, heat lamp, dinner
- 3.00 am: demould, tap with a coin, listen

> If it rings it’s good. If it clicks you start again. It clicked once. | Ishbel Tarrant, composites

The repair weighs ninety grams more than the original and is, says Ishbel, the strongest part of the car. It has been autographed on the side that nobody sees.`,
  },
  {
    headline: 'Rotary 101: why three corners can make so much noise',
    blurb: 'No pistons, no valves, no manners. The Rotary Sprint engine for beginners.',
    theme: 'workshop',
    author: 'saloons',
    day: -29,
    text: `Take a triangle with bulging sides and roll it round inside a peanut. At each moment one side draws in, one squeezes and one pushes out. That is the whole engine. It has no valves, three moving parts and a voice that carries to the next district.

A bridge port is a notch filed into the housing so that the intake opens earlier. It gives the engine its stammer at idle and its scream at nine thousand, and it halves the life of the seals, which cost about as much as a weekend away.

The flames on the overrun are unburnt fuel meeting a hot exhaust. They do no harm, apart from to eyebrows, and are the reason why the front row of the grandstand fills first.`,
  },
  {
    headline: 'Setting up for the wind you cannot see',
    blurb: 'At Levels and Teretonga the breeze is a competitor. Teams are learning to measure it.',
    theme: 'test-day',
    author: 'data',
    day: -23,
    text: `A thirty-kilometre headwind adds four-tenths to a TA2 lap at Levels. From behind, it takes back only a quarter of a second, because the brakes arrive sooner than the driver would like.

Teams used to lick a finger. This season four of them fly a kite with a sensor, at pit-wall height, and read out gusts in the minute before a qualifying run. Two have gone back to the finger.

The useful trick is gearing. A ratio that is right at dawn is wrong by lunch. So crews now carry a note of wind against revolutions for every circuit, and choose at ten in the morning for a race at two, which is to say that they guess, with a graph.`,
  },
  {
    headline: 'Safety gear that has to be boring',
    blurb: 'Belts, nets and six-point checks: ten minutes with the people who say no.',
    theme: 'helmet',
    author: 'chief',
    day: -47,
    text: `The queue at scrutineering is the most patient one in sport. Nobody hurries the person who checks the belts.

Belts expire after five years, whether or not they have been used. Helmets after ten. A window net must drop with one hand, with the other hand behind the back, in three seconds. About one in thirty cars fails something, most often an extinguisher with a tired gauge.

> I’ve never had an argument that lasted longer than it takes to show them the photo album. | A senior scrutineer

The album is in the second drawer. You only ask for it once.`,
  },
];
