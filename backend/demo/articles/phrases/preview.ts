/** Written once for each round; used for its preview. */
export const ROUND_PREVIEWS: Readonly<Record<string, { headline: string; blurb: string; text: string }>> = {
  'round-1-hampton-downs': {
    headline: 'Season opener: eight grids and one very long straight',
    blurb:
      'The championship unloads at Hampton Downs with new colours, old rivals and a track that finds out who worked in winter.',
    text: `Every season begins with the same lie, told in forty awnings: that the car is just as it was when it was put away. By ten on Friday morning Hampton Downs will have sorted the truthful from the hopeful.

The long run down to turn one is where it will happen. Slipstreams matter, brakes matter more, and a driver who has not looked over the crest since last summer will find that it has come no closer.

## Who to watch

The GT field has nineteen cars and three classes. In GR86 half the grid has changed and the half that stayed has spent the winter on simulators. TA2 brings enough V8s to wake the Waikato.

## On the bank

Bring a rug, something for shade and patience for the car park. The best free view is from the hill above the hairpin, where half the lap passes twice.`,
  },
  'round-2-manfeild': {
    headline: 'Manfeild: nowhere to hide on a lap you can see whole',
    blurb:
      'Short, fast and in full view of the grandstand, Feilding’s circuit suits people who like pressure.',
    text: `There is no private corner at Manfeild. From the top of the stand you can follow one car for an entire lap, and so can the driver’s family, employer and sponsor.

Higgins is the name they all practise. It looks like nothing on a map: a right-hander that tightens when you have already spent your grip. The sweeper that follows pays back with interest whatever you lost.

## Trucks, Minis and everything between

Twelve prime movers share the weekend with eighteen Minis. The combined mass of the second grid is that of two and a half of the first.

> People ask which I’d rather have in my mirror. At least the Mini I can’t see. | A truck driver, off the record

## Getting there

The gate is a walk from the main street. The Friday-night parade leaves the clock tower at six with one car of every category.`,
  },
  'taupo-historic-gp': {
    headline: 'Taupō Historic GP: the ground is about to shake',
    blurb:
      'Seven grids, sixty years of machinery and the first F5000 warm-up of the summer at half past eight.',
    text: `Set an alarm. The best minute of the Heritage Cup is not a race: it is the first F5000 warm-up, when fourteen five-litre engines clear their throats and every car alarm in the campground answers.

Seven grids race at Taupō. The oldest cars on the property left their factories in 1958; the youngest wear liveries that some of their drivers had on a bedroom wall.

## Drive them, don’t dust them

The entry form has one unwritten condition: these cars are raced. There will be sideways moments and there may be tears. Spares are scarce, so the paddock shares them, and the best-equipped garage belongs to everybody by Saturday night.

- Formula Junior lines up two by two, front-engined cars on the left
- Group A gets a rolling start and a round of applause
- Historic Formula Ford will be decided in the last hundred metres, because it always is

## In the paddock

There are no barriers. Ask before you touch; most owners will hand you a rag.`,
  },
  'round-3-levels': {
    headline: 'Timaru 200: patience is quicker than power at Levels',
    blurb: 'Two and a half kilometres, ten corners and a queue: how to win where passing is hard.',
    text: `Levels is small enough to know by heart and awkward enough that knowing it does not help. Ten corners, one proper straight, and a dipper that throws each car at its springs like a sack of wheat.

You qualify well here or you bring a book. Last summer’s eleven winners came from the front two rows, with one exception, and the exception still talks about it.

## The wind

It comes across the plains without asking. In the morning it helps you down the straight; by two it has turned, and everyone’s gearing is wrong together.

## New faces

The Future Stars Trophy joins the programme: fourteen drivers under twenty-one, fourteen equal cars, and a ballot between races that gives nobody time to make friends with one.`,
  },
  'round-4-ruapuna': {
    headline: 'Three hours, sixty cars: Ruapuna gets the long one',
    blurb:
      'Sprint races on Saturday, then the Endurance Cup: two drivers a car, two stops, four classes and no breathing space.',
    text: `Count the pit boxes at Ruapuna and you reach thirty-six. Count the entries for the Three Hour and you reach sixty. The difference will be standing on the grass with a trolley jack.

The rules are short. Two drivers, two compulsory stops, no refuelling outside the window, engine off when the car is on stands. The tactics are not short: nobody has ever won here with the plan they walked in with.

## In traffic from lap four

The leaders will lap a hatchback about every fifty seconds. Drivers of both say that the other one should use the mirrors.

> I’ve done it in the fast car and in the slow car. In the slow car you meet more people. | A driver who has tried both

## What else

GT, GR86, Formula Southern, TA2, Touring Cars, Sports Prototypes and V8 Utes each run two races on either side of it. The nor’wester is expected, as ever, at the least convenient time.`,
  },
  'round-5-teretonga': {
    headline: 'Next stop Teretonga: long evenings and a short lap',
    blurb:
      'The southern trip begins beside the sea, where the loop goes on for ever and so does the daylight.',
    text: `Fifty-odd seconds. That is all a quick lap of Teretonga takes, and a third of it is spent in one corner. The loop turns, tightens, opens and turns again; the left front tyre does the counting.

The sea is over the dune. Its breeze moves braking points by ten metres between one lap and the next, and the drivers who win here are those who feel it in the steering before they see it in the flags.

## Blue cod and burnouts

Friday ends with the fish-and-chips night in the paddock, cooked by people who caught it. Bring your own chair. Locals bring their own vinegar.

## What to watch

Mini Sevens are back on a track that might have been measured for them. The trucks have never raced here this late in the season, on a surface that has had the sun on it since spring. And the Junior Kart Academy draws its karts by lot on Saturday morning on the kart track behind turn two.`,
  },
  'round-6-highlands': {
    headline: 'Highlands ahead: mind the bridge, and the walls, and the view',
    blurb: 'Cromwell’s circuit asks for courage in the morning and discipline in the afternoon heat.',
    text: `It is easy to be distracted at Highlands. There are mountains on every side, pines along the back section, and a bridge that points the car at the sky shortly before a braking zone you cannot see.

The walls stand closer than anywhere else on the calendar. They have good memories: every scrape is still there, dated by its colour.

## Heat

The bowl of Central Otago holds the sun. Cockpit temperatures in closed cars will pass fifty-five degrees, and cool suits are being borrowed, bought and prayed over.

## New on the bill

Sports Prototypes make their first visit; their drivers have been asking how high the kerbs are and not liking the answer. The Rotary Sprint field returns after a noisy weekend in Timaru.`,
  },
  'levels-heritage-weekend': {
    headline: 'First look: the Heritage Cup goes home to Levels',
    blurb: 'Six historic grids visit a circuit that several of the cars remember from new.',
    text: `A good number of the cars on this entry list raced at Levels when they were new, and two are expected to be driven by the person who drove them then.

The Formula Atlantic field is promised a full grid for the first time since the series was revived. The F5000 owners are bringing lower gearing and higher hopes.

- Saturday evening: cars on show in Stafford Street, engines off, stories on
- Sunday morning: a church service in the grandstand, then the noise

Tickets go on sale a fortnight before. The grass bank by the dipper is free for under-fifteens, as it has been since 1967.`,
  },
  'round-7-taupo': {
    headline: 'First look: Taupō Twilight, the round that races into the dusk',
    blurb: 'Later starts, headlights on and a lake breeze: what is new about round seven.',
    text: `Nothing on Saturday at Taupō starts before two in the afternoon. The last race of the day finishes with headlights on, in the half hour when the sky goes the colour of a peach and nobody can judge a braking point.

Nine categories are entered. Sports Sedans return, having found the parts of the car that came off at Manfeild. Club Sprint brings its biggest field of the year.

The campground by the back straight opens on Thursday. It has hot showers, which cannot be said of every campground on the calendar.`,
  },
  'hampton-downs-heritage-festival': {
    headline: 'First look: one hundred old cars for the Heritage Festival',
    blurb:
      'The last Heritage Cup weekend brings all seven grids to Hampton Downs, and a special guest lap on Sunday.',
    text: `All seven Heritage Cup categories end their season here, and each has its trophy to give away. The organisers hope for a hundred cars; the list has eighty-eight and a fortnight to run.

Sunday at noon belongs to the guest lap: one car from each decade since the nineteen-twenties, in procession, with whoever restored it at the wheel.

In the market behind the main stand there will be parts for sale that cannot be bought anywhere else and, as every year, several that should not be.`,
  },
  'round-8-grand-final': {
    headline: 'First look: ten grids, ten titles, one Grand Final',
    blurb:
      'The season ends where it began. Here is how the finale will run, and why Saturday matters more than usual.',
    text: `Ten categories, all with a title to settle. The Grand Final uses the opener’s circuit and none of its timetable: qualifying is on Friday afternoon, and points for the first races are doubled for those who missed a round through injury, by a rule that nobody has needed yet.

The Endurance Cup comes back for its second and last race. Crews that scored at Ruapuna must keep the same two drivers; those that did not may start again with a clean sheet.

Prize-giving is on the pit straight at seven on Sunday evening. It is free, it is loud, and there will be chips.`,
  },
};

export const CATEGORY_PREVIEW_HEADLINES = [
  '{category} at {venue}: five questions before the weekend',
  'What {venue} holds for {category}',
  'Can anyone stop {leader}?',
  '{category} heads for {venue} with {leader} in front',
  'Form guide: {category} at {venue}',
  '{leader} has the points, {runnerUp} has the plan',
  'Why {venue} could turn the {category} table round',
  '{category} form guide for {venue}',
  'Watch these three in {category} at {venue}',
  'Before the lights: {category} at {venue}',
  '{venue} next: who likes it in {category}?',
  'A new broom at {venue}? {category} in brief',
] as const;

export const CATEGORY_PREVIEW_LEADS = [
  '{leader} brings a lead of {gap} points to {venue}, where {character}. It is not as much as it sounds.',
  'The question in {category} is simple: who can take {gap} points off {leader}? The answer might be {runnerUp}, and it might be the track.',
  '{starters} {category} cars are entered for {venue}, and {wins} of their drivers have won this season.',
  '{leader} likes to say that the table means nothing before the last round. It means {gap} points, and {runnerUp} can count.',
  'At {venue} {character}. That will suit some in {category} more than others.',
  'A season is made of weekends like the one {category} faces at {venue}: nobody can win the title there, several can lose it.',
  'Ask three {category} drivers about {venue} and you get three braking points. {leader} keeps quiet, {gap} points to the good.',
  'The trucks are loaded for {venue} and {category} has {starters} entries, the most that fit on the grid with a clear conscience.',
] as const;

export const SEASON_START_LEADS = [
  'No points, no pecking order, no excuses: {category} begins its summer at {venue} with {starters} cars.',
  '{category} opens its account at {venue}, where {character}. On paper the field has never been deeper.',
  'For {category} the first question of the season is asked at {venue}: who did their homework? There are {starters} on the list.',
  'Winter is over for {category}. {starters} cars unload at {venue} and everybody is in the lead.',
] as const;

export const FORM_LINES = [
  '<strong>{name}</strong> ({team}) has {points} points and {podiums} podium places from the rounds so far.',
  '<strong>{name}</strong>, {points} points: from {hometown}, with {team}, and quick in the wet when there is any.',
  '<strong>{name}</strong> sits on {points} points, and the {team} crew has been seen testing.',
  '<strong>{name}</strong> of {team} has scored {points} and thinks it should be more.',
  '<strong>{name}</strong> has {points} points. The {vehicle} has been apart since the last round and is, says {team}, better than new.',
  '<strong>{name}</strong>: {points} points for {team}, {podiums} podiums, one theory about tyre warmers.',
] as const;

export const NEWCOMER_LINES = [
  '<strong>{name}</strong> ({team}, number {number}) arrives from {hometown} with the benefit of a full test programme.',
  '<strong>{name}</strong> drives number {number} for {team} and set the pace in the pre-season test.',
  '<strong>{name}</strong>, {hometown}: number {number}, {team}, tipped by everyone except {team}.',
  '<strong>{name}</strong> has moved to {team} and kept number {number}.',
  '<strong>{name}</strong> of {hometown} says that the new {vehicle} is a second quicker. Rivals hope that it was a short lap.',
  '<strong>{name}</strong>, {team}, number {number}: last seen smiling at the test day.',
] as const;

export const PREVIEW_TAILS = [
  'Practice is on Friday morning, qualifying and the first race on {saturday}.',
  'The first {category} race is on {saturday}, after the lunch break.',
  'Gates open at half past seven on {saturday}.',
  'See the <a href="/round/{round}">round page</a> for timetable and tickets.',
  'Every session is on the <a href="/wheretowatch">live stream</a>.',
  'Timetable, map and tickets are on the <a href="/round/{round}">round page</a>.',
  'More about the grid on the <a href="/category/{slug}">{category} page</a>.',
] as const;
