import type { Feature } from './feature.ts';

/** Looking back, written by hand. Years of circuits are those of the real places; people and cars are invented. */
export const HISTORY: readonly Feature[] = [
  {
    headline: 'Teretonga since 1957: the circuit at the end of the road',
    blurb:
      'The country’s oldest purpose-built circuit still in use was surveyed with string and a borrowed grader.',
    theme: 'landscape',
    author: 'heritage',
    day: -12,
    text: `In 1957 a car club from Southland finished building a racing circuit beside the sea, on ground that was good for lupins and little else. It has raced there ever since.

The lap runs against the clock. Its length has hardly changed; nor has the wind. Drivers of three generations tell the same story about it: you come down the straight with your head over to one side, and the car follows.

## A corner with a queue

The loop was drawn, it is said, because a dune was in the way. It became one of the great bends of the country: long, fast and slightly blind, with an exit that pays late.

Club members still man the gate, cut the grass and cook the cod. Several have done so for fifty years.`,
  },
  {
    headline: 'Levels, 1967: ten corners on a farm',
    blurb: 'How a paddock outside Timaru became a circuit that fits in a pocket and stays in the memory.',
    theme: 'landscape',
    author: 'heritage',
    day: -31,
    text: `When racing left the aerodromes of Canterbury it went looking for somewhere of its own. In South Canterbury it found a flat farm, a helpful council and a club with shovels. Levels opened in 1967.

The lap was short because the money was. That turned out to be its luck: spectators could see most of it, and cars came round before the conversation had drifted.

The dipper was an accident of drainage. Surveyors wanted to fill it; a member with a sense of theatre asked them to wait until after the first meeting. Nobody has mentioned filling it since.`,
  },
  {
    headline: 'Ruapuna: sixty years of racing on river stones',
    blurb: 'Under the asphalt lies the old bed of the Waimakariri. Drivers can still feel it.',
    theme: 'landscape',
    author: 'heritage',
    day: -19,
    text: `Dig anywhere at Ruapuna and you find stones as round as loaves. The Waimakariri used to come this way. Cars have raced here since the early sixties, first on a short loop, later on the long one in use today.

The stones give the place its drainage, which is excellent, and its dust, which is not. On a nor’west afternoon the air over the front straight turns the colour of tea.

## The sound of home

Ask anyone from Christchurch for an early memory of noise. They will say a jet, a lion at the old zoo, or a five-litre single-seater three kilometres away with the kitchen window open.`,
  },
  {
    headline: 'Manfeild, 1973, and the stand that sees everything',
    blurb: 'Built by a car club next to a showground, Feilding’s circuit changed how people watch racing.',
    theme: 'fans',
    author: 'heritage',
    day: -54,
    text: `Other circuits hide their far corners behind hills. Manfeild, opened by the Manawatū Car Club in 1973, has no hill. Its designers laid the track out around a single idea: everyone should see all of it.

The effect on racing was unexpected. Drivers who knew they could be seen tried harder. Lap scorers went out of business. And families discovered that one could watch, picnic and referee cricket at the same time.

The full circuit has been lengthened for some events over the years, and shortened again for most. The view has stayed as it was.`,
  },
  {
    headline: 'From aerodrome to lakeside: how Taupō learned to race',
    blurb: 'A short club circuit on pumice grew up, tore itself up and grew again.',
    theme: 'test-day',
    author: 'heritage',
    day: -40,
    text: `Taupō’s first lap, in the late fifties, was little more than a handful of bends on pumice country, run by people who brought their own brooms. Pumice does not stay where it is put, and neither did the cars.

The circuit of today dates from the rebuild of the two-thousands, when single-seaters from around the world came to town and the whole place was made long, wide and modern. It kept two habits from the old days: cool mornings and abrasive tar.

Somewhere under the present car park lies the original hairpin. On quiet evenings former members walk out and stand on it.`,
  },
  {
    headline: 'Two dairy farms and a crest: the making of Hampton Downs',
    blurb: 'The Waikato’s motorsport park is young, but it has already outgrown its first lap.',
    theme: 'transporter',
    author: 'heritage',
    day: -68,
    text: `Where the pit lane is now, cows used to cross. Hampton Downs opened around 2010 on two former dairy farms beside the expressway, with a lap that rose, dropped and hid its corners in a way that level country seldom allows.

An extension later stretched it to 3.8 kilometres. The straight that runs down to turn one became the longest argument in New Zealand racing: brake at the board, or after it?

The farmers, now neighbours, still come to the big meetings. One claims to have won over the same crest in 1974, on a quad bike’s grandfather, chasing a bull.`,
  },
  {
    headline: 'Highlands, 2013: a racetrack with a forest in it',
    blurb: 'The newest circuit on the calendar looks as though it had always been there.',
    theme: 'landscape',
    author: 'heritage',
    day: -9,
    text: `Opened at Easter 2013, Highlands is the youngest circuit we visit and the hardest to describe. It has a bridge, a carousel, pines, walls and views that have put a number of drivers into them.

Cromwell used to be known for gold and then for fruit. The cherries are still there. On race mornings stalls along the highway sell them by the ice-cream tub, and marshals can be tracked by the stones.

Local lore holds that the first lap was driven at dawn, alone, in a borrowed ute, before the barriers were up. Four people say that it was them.`,
  },
  {
    headline: 'The year the ferry did not sail',
    blurb: 'A storm, forty stranded race cars and the street sprint that nobody had planned.',
    theme: 'transporter',
    author: 'heritage',
    day: -74,
    text: `Old hands tell it every summer. A southerly closed the strait on a Thursday with forty race cars on the wrong side of it. By Friday noon it was clear that nobody would race where they had meant to.

So somebody asked the harbour master about the empty log yard. By Saturday there were cones. By Sunday there was a programme, typed in a motel; there were scones, from three churches; and there was a winner, in a Formula Junior on road tyres.

No results survive, apart from a blackboard that hung in a tyre shop until the shop was sold. The trophy was a hub cap. It is still presented, each year, to whoever has had the worst journey.`,
  },
  {
    headline: 'When the V8s had wings: a short history of F5000',
    blurb: 'Why five litres and a borrowed saloon engine made the loudest decade in southern racing.',
    theme: 'race-start',
    author: 'heritage',
    day: -42,
    text: `The idea was thrift. Take a single-seater, leave out the exotic engine and bolt in a production V8. It was cheaper by half, heavier by a bit and louder by a lot.

For most of the seventies this was the fastest thing that a New Zealander could see at home. Summers had a rhythm: a race each weekend, an island, a ferry, a rebuild in somebody’s shed, a race.

## Why they lasted

The parts were ordinary. A broken engine could be replaced from a wrecker’s yard on a Friday night, and often was. That is why so many of the cars survive, and why they sound as they do: like farm machinery with ambition.

Fourteen are entered in this season’s Heritage Cup. None is the same colour as it was, and all of them are, their owners insist, original.`,
  },
  {
    headline: 'Number boards, chalk and a bell: scoring before computers',
    blurb: 'A retired lap scorer recalls how a race of thirty cars was counted by nine people and a dog.',
    theme: 'timing-screen',
    author: 'paddock',
    day: -58,
    text: `Before transponders there was Beryl. She kept a lap chart for thirty-one seasons with a sharpened pencil, and was wrong, by her own account, twice.

You wrote down each number as it passed. Thirty cars, twenty laps: six hundred numbers, in order, in noise, in wind. When two went by together you wrote the nearer first. When the leader came through, someone rang a bell.

> The dog barked at red cars. It helped more than you’d think. | Beryl Haddon, lap scorer

Her charts fill eleven boxes. Takahē Timing has scanned them all, and found a third mistake. She disputes it.`,
  },
  {
    headline: 'The women who ran the paddock',
    blurb: 'They kept time, sold programmes, rebuilt carburettors and, when nobody was looking, won races.',
    theme: 'podium',
    author: 'heritage',
    day: -35,
    text: `Look at the photographs of any meeting from the sixties and the caption will name the man with the wreath. Look behind him. There is a woman with a stopwatch, another with a spanner and, at the edge, one in overalls with oil to the elbow who has just finished second.

The programmes listed a ladies’ race. It was usually run at lunchtime, over four laps, in borrowed cars. The lap times, where Beryl wrote them down, are a revelation: at Levels in one such race the winner would have started from the second row of the main event.

More than a quarter of this season’s entries are women. Several carry a copy of the same photograph in the truck. They all point to the one at the edge.`,
  },
  {
    headline: 'Formula Atlantic: the summer school of champions',
    blurb: 'A sixteen-hundred engine, a flat floor and a boat full of visitors taught a generation to race.',
    theme: 'helmet',
    author: 'heritage',
    day: -37,
    text: `In the late seventies the single-seaters shrank, and the racing grew. Formula Atlantic cars had 1600cc, four cylinders and just enough power to be in trouble with.

They came by ship, with young drivers in cheap seats, to learn what a European winter could not teach: racing each weekend, on tracks with real edges, against locals who knew where the puddles were. Some visitors went on to be famous. Several of the locals who beat them went back to work on Monday.

The cars are smaller than you expect. Sit in one and your shoulders touch both sides, your feet are ahead of the front axle, and you understand why the drivers of that time all talk quietly.`,
  },
  {
    headline: 'A hub cap, a bell and a cake tin: our oddest trophies',
    blurb: 'Silver is for the newspapers. These are the prizes that drivers actually want.',
    theme: 'trophy',
    author: 'paddock',
    day: -49,
    text: `The hub cap goes to the crew with the worst journey, in memory of the year when the ferry did not sail. It is dented. It has been dented further.

The bell, from a lap scorer’s table, is for the best drive that nobody saw. Marshals vote; they are the only ones who did see it.

The cake tin is oldest. It was presented in 1961 for good manners, contains the same recipe, and must be returned full. Last season’s holder burnt two before asking his neighbour.

There is also a cup for the fastest lap of the season, made of solid silver and insured. Nobody can remember who has it.`,
  },
];
