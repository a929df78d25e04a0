/** Headlines and intros for a category's weekend. {winners} lists different winners; {leader} leads the standings. */
export const SWEEP_HEADLINES = [
  '{winner} sweeps {category} at {venue}',
  'Clean sheet: {winner} wins the lot at {venue}',
  'Three from three for {winner} in {category}',
  '{winner} leaves {venue} with every trophy in {category}',
  'No answer to {winner} in {category} at {venue}',
  '{venue} belongs to {winner}',
] as const;
export const DOUBLE_SWEEP_HEADLINES = [
  'Two races, two wins: {winner} doubles up at {venue}',
  '{winner} takes both {category} races at {venue}',
  'Double delight for {winner} at {venue}',
  '{winner} does the double in {category}',
  'Both trophies to {winner} in {category}',
  '{winner} unbeaten at {venue}',
] as const;
export const SPLIT_HEADLINES = [
  '{winner} and {other} share the {category} honours at {venue}',
  '{winner} hits back after {other} strikes first',
  '{category}: {winner} and {other} split {venue}',
  '{winner} gets the better of {other} at {venue}',
  'Honours even in {category}, but {leader} leaves happier',
  '{other} draws first blood, {winner} has the last word',
  '{winner} answers {other} on a hot weekend at {venue}',
  '{leader} edges clear as {category} trophies are shared',
  '{venue} cannot separate {winner} and {other}',
  '{winner} turns the {category} weekend round',
  'Sunday is {winner}’s day in {category}',
  '{category} momentum swings to {winner} at {venue}',
  'A weekend of two halves for {winner} and {other}',
  '{winner} wins the one that mattered most',
] as const;
export const THREE_WAY_HEADLINES = [
  'Three races, three winners: {category} cannot make up its mind',
  '{category} at {venue}: three flags, three faces',
  '{winner} makes it three winners in three {category} races',
  'Nobody owns {category}, and {venue} proved it',
  'Take your pick: {category} serves up three winners',
  '{category} lottery pays out three times at {venue}',
  '{leader} leads, but {category} has no favourite',
  'Three steps, three different occupants as {category} opens up',
] as const;

export const SWEEP_LEADS = [
  '{winner} came to {venue} quick and left unbeaten: {count} {category} races, {count} wins and a points lead that others will have to explain to their sponsors.',
  'Once in a while a weekend bends to one driver. At {venue} it bent to {winner}, who won all {count} {category} races on offer.',
  'The trophies of the {category} weekend at {venue} fit into one bag, and {winner} carried it to the truck.',
  'It read like a misprint on the results board at {venue}: {winner}, {winner}, and again {winner}. It was just the {category} results.',
  'A reversed grid could not stop {winner}, a headwind could not, and neither could the rest of the {category} field at {venue}.',
  '{winner} has had better starts to a day than Friday’s at {venue}, when the car would not idle, and has seldom had a better end to a weekend: every {category} race won.',
  'Ask the {category} paddock at {venue} about {winner} and you get a shrug and a lap time. {count} races, {count} wins, no argument.',
] as const;
export const SPLIT_LEADS = [
  '{winners} divided the {category} trophies between them at {venue}, on a weekend when the wind changed its mind as often as the lead did.',
  'If there was a pattern to {category} at {venue} nobody in the paddock had found it by Sunday night. {winners} each had their turn.',
  'Different days, different answers: {category} left {venue} with {winners} all having stood on the top step.',
  'The {category} field arrived at {venue} expecting a favourite. It got {winners} instead, and a points table that has closed up.',
  '{venue} asked the {category} grid hard questions for two days, and {winners} had the answers.',
  'It takes a good weekend to make a crew forget the drive home. {winners} gave theirs one in {category} at {venue}.',
  'Sunburnt shoulders, empty tyre racks and a championship turned over: {category} had all of it at {venue}, with wins for {winners}.',
  'There were {starters} cars at the start of the {category} weekend at {venue} and, by its end, {winners} with something to drink out of.',
  'On paper {venue} suits power. {winners} tore up the paper in {category}, one race at a time.',
  'By the time the last transporter had turned onto the highway, {winners} had won at {venue} and {leader} was on top of the {category} points.',
  'Anyone who says that {category} is predictable was not at {venue}, where {winners} took a win apiece or better.',
  'A reversed top six, a restless wind and a grid without fear: {category} at {venue} was never going to be tidy, and {winners} made the most of it.',
  'First the heat, then the noise. {category} brought both to {venue}, and {winners} came away with the silver.',
  'Two days are long enough for a season to change direction. In {category} at {venue}, {winners} had their hands on the wheel.',
] as const;

export const TABLE_LINES = [
  '{leader} leads the {category} points on {points}, {gap} clear of {runnerUp}.',
  'In the table it is {leader} ({points}) from {runnerUp}, the difference {gap} points.',
  'With {points} points {leader} heads {runnerUp} by {gap}.',
  '{leader} takes a lead of {gap} points over {runnerUp} into the next round.',
  'The arithmetic: {leader} {points}, {runnerUp} {gap} behind.',
  'Nobody has more than {leader}’s {points} points; {runnerUp} trails by {gap}.',
  '{runnerUp} is {gap} points short of {leader}, who has {points}.',
  'For the record, {leader} tops the table with {points}, and {runnerUp} needs {gap} to catch up.',
  '{gap} points is what separates {leader}, on {points}, from {runnerUp}.',
  'It leaves {leader} on {points} points and {runnerUp} {gap} adrift.',
] as const;

export const CLOSING_LINES = [
  '{category} races next at {nextVenue}.',
  'The next stop for {category} is {nextVenue}, {nextDates}.',
  'There is little time to mend what is bent: {nextVenue} follows, {nextDates}.',
  'Trucks head for {nextVenue}, where {category} resumes on {nextDates}.',
  'They meet again at {nextVenue}.',
  '{nextVenue} is next, and {nextDates} cannot come soon enough for some.',
  'The argument continues at {nextVenue} on {nextDates}.',
  'Next time: {nextVenue}, where {nextCharacter}.',
  'At {nextVenue}, the next date for {category}, {nextCharacter}. That should suit somebody.',
] as const;

export const RESULT_LINKS = [
  'Every lap of the weekend is on the <a href="/results/{round}">results page</a>.',
  'Full classifications: <a href="/results/{round}">all sessions from {venue}</a>.',
  'See the <a href="/results/{round}">timing sheets</a> for the rest of the field.',
  'The complete order, down to the last retirement, is in the <a href="/results/{round}">results</a>.',
  'More about the class on the <a href="/category/{slug}">{category} page</a>.',
  'The <a href="/category/{slug}">{category}</a> page has the calendar and the entry list.',
  'Session by session: <a href="/results/{round}">{venue} results</a>.',
] as const;

export const SETTING_LINES = [
  'Track temperature touched 49 degrees and most of the field ran out of front tyre before it ran out of ideas.',
  'A dry line, a breeze across the pit straight and a crowd that had brought its own shade.',
  'It had rained on Thursday, and the dust that usually lies off line had been washed to somewhere more useful.',
  'The wind sock pointed at the grandstand on Saturday and at the car park on Sunday.',
  'Cool mornings gave the quick times; hot afternoons gave the passes.',
  'The surface, swept twice before breakfast, was as clean as it will be all summer.',
  'Cloud kept the heat down and the lap times with it.',
  'The queue at the gate reached the main road by nine, and the marshals’ breakfast had run out by then too.',
  'A light southerly on Friday turned to nothing at all by race day.',
  'Some teams gambled on gearing for a headwind that never arrived.',
  'The grass banks were full by the second race, with prams parked where the utes used to be.',
  'It smelled of hot brakes, sunscreen and frying onions, in that order.',
  'Practice had been stopped twice for hares.',
  'The circuit had new paint on the kerbs, most of which left on somebody’s tyres.',
] as const;

/** Summaries of reports that start with the unlucky drivers. */
export const BACK_TO_FRONT_BLURBS = [
  'Some left {venue} with a trophy and some on a tow rope. The {category} weekend, told from the back.',
  'The {category} weekend at {venue} in reverse: first the ones who stopped, then the ones who did not.',
  'What broke, who mended it and who won: {category} at {venue} from the wrong end of the results.',
  'Every results sheet has a last line. At {venue} the {category} story starts there.',
  'Hard luck first, silver second: {category} at {venue}.',
] as const;
