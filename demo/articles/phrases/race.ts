/**
 * Sentences about a race, by how it was won. {winner} is a full name, {winnerLast} a last name, {he}/{his} refer to the winner; {margin}
 * reads '1.234 seconds' or 'a lap'; {place} is a spot on the circuit.
 */
export type RaceStory = 'flagToFlag' | 'fromTheStart' | 'earlyMove' | 'lateMove' | 'photoFinish' | 'runaway';

export const RACE_OPENINGS: Readonly<Record<RaceStory, readonly string[]>> = {
  flagToFlag: [
    '{winner} made the good start that pole position deserves and led all {laps} laps of {race}.',
    'Nobody saw the front of {winner}’s car in {race}: pole, first corner, {laps} laps, flag.',
    '{race} belonged to {winner} from the lights. {second} kept the gap honest and could do no more.',
    'From pole, {winner} needed only one clean launch; {race} was then a question of management, and {he} managed it.',
    '{winnerLast} converted pole in {race} with the minimum of fuss, crossing the line {margin} ahead of {second}.',
    'There was one leader in {race}. {winner} left the rest to argue over what remained.',
    'The launch settled {race}: {winner} had half a length by the kink, two by {place}, and never gave either back.',
  ],
  fromTheStart: [
    '{winner} started {race} from {gridWord} and arrived at the first corner in the lead.',
    'Grid position counted for nothing in {race}. {winner} went round the outside at {place} on the opening lap, and that was that.',
    'A start worth framing put {winner} in front in {race} before the pole-sitter had found second gear.',
    '{pole} had pole for {race}; {winner} had the inside line and the nerve, and led every lap.',
    'It took {winner} eleven seconds to turn {gridWord} on the grid into the lead of {race}.',
    'The pole advantage in {race} lasted as far as {place}. {winner} was through there and gone.',
    '{winner} picked the moving lane off the line in {race}, came from {gridWord} to first and was never headed at the line.',
  ],
  earlyMove: [
    '{winner} waited until lap {from} of {race}, dived at {place} and was not seen again.',
    'The decisive pass of {race} came on lap {from}, {winner} out-braking {otherLeader} into {place}.',
    '{otherLeader} led {race} early. On lap {from} {winner} had a better run onto the straight, and the order was settled.',
    'Lap {from} of {race}: {otherLeader} a metre wide at {place}, {winner} alongside, job done.',
    '{winner} spent the opening laps of {race} learning where {otherLeader} was weak. {place}, it turned out.',
    'It needed {from} laps for {winner} to reach the front of {race}, and none at all to leave everyone behind.',
    '{otherLeader} might have won {race} on another day; {winner} made sure by lap {from} that this was not it.',
    'The move for the lead of {race}, on lap {from}, was all patience: {winner} showed the nose at {place} twice and used it the third time.',
  ],
  lateMove: [
    '{otherLeader} had one hand on {race} until lap {from} of {laps}, when {winner} found the grip that everyone else had been looking for.',
    '{winner} left it late in {race}. The pass on {otherLeader} came on lap {from}, into {place}, with the marshals already holding the flag.',
    'For most of {race} the lead was {otherLeader}’s. {winner} saved the tyres, closed a tenth at a time and went by on lap {from}.',
    'The crowd at {place} stood for the last laps of {race}, and on lap {from} {winner} gave them the pass they had stood for.',
    'Lap {from} decided {race}: traffic, a hesitation, and {winner} was past {otherLeader} before the door could close.',
    '{winner} had the pace early and the opportunity late. Lap {from} of {race} brought both together at {place}.',
    '{otherLeader} made a very wide car last for most of {race}. {winner} got by on lap {from}.',
    'Seldom is a race lost so near home: {otherLeader} led {race} until lap {from}, {winner} led when it counted.',
  ],
  photoFinish: [
    'Race control looked at the loop twice before giving {race} to {winner}, {margin} clear of {second}.',
    '{margin} over {laps} laps is nothing at all, and it was everything in {race}: {winner} first, {second} second.',
    '{winner} and {second} came out of the last corner of {race} together. The line arrived {margin} too soon for one of them.',
    'A cricket bat would have covered the first two in {race}. {winner} had the front half of it, by {margin}.',
    '{second} pulled out of the slipstream on the run to the flag in {race} and ran out of road; {winner} held on by {margin}.',
    'Two cars, one braking point, {margin}: {winner} beat {second} in {race} and neither knew it until the screen said so.',
    '{race} finished as a drag race. {winner} leaned on the limiter, {second} drew level with the door, and the margin was {margin}.',
    'The timing screen flickered at the end of {race}, then put {winner} above {second} by {margin}.',
    '{second} was quicker everywhere except at the line. {winner} took {race} by {margin}.',
  ],
  runaway: [
    'By half distance of {race} {winner} was driving alone; at the flag the gap to {second} was {margin}.',
    '{winner} won {race} by {margin}, a distance that in this company usually takes a weekend to build.',
    'Those who looked down for a sandwich during {race} missed how it was won. {winner} simply left, and the margin over {second} grew to {margin}.',
    'Second place was the contest in {race}. {winner} had settled the other one by lap five and came home {margin} in front of {second}.',
    '{winner} found half a second a lap that the others are still looking for, and took {race} by {margin}.',
    '{race} was a demonstration. {winner} lapped within three tenths for {laps} laps and beat {second} by {margin}.',
    'The pit board for {winner} read +{marginShort} at the end of {race}, and the crew had run out of plus signs.',
  ],
};

/** What happened behind the winner. */
export const PODIUM_LINES: readonly string[] = [
  '{third} completed the podium, {thirdGap} back and glad of it.',
  'Behind them {second} and {third} traded second place until {third} ran wide at {place}.',
  '{second} took second without a scratch; {third}, who took third, could not say the same.',
  'Third went to {third}, whose mirrors were full all the way to the flag.',
  '{second} admitted to settling for points over the last two laps, with {third} a watchful third.',
  'The fight for third lasted longest, and {third} won it at {place}.',
  '{third} had the best seat in the house in third place, close enough to see and never close enough to try.',
  '{second} collected second, {third} third, and the stewards collected nothing at all.',
  'A stand-off over second ended in {second}’s favour when {third} was baulked in traffic.',
  '{third} drove a quiet race to third, which in this category is a compliment.',
  'On the cool-down lap {second} and {third} drew alongside each other and applauded.',
  '{second} ran a used set of tyres to second, which will matter later; {third} was third on new ones.',
  '{third} climbed the podium’s lowest step with a bent splitter as a souvenir.',
  'Of the three in the post-race interview only {third} was out of breath.',
  'It was {second} and then {third} at the line, both within reach of more and content with this.',
  '{second} had a look at {place} on the final lap, thought of the championship, and stayed put ahead of {third}.',
];

/** An extra fact, if there is one: most places gained. */
export const CLIMBER_LINES: readonly string[] = [
  'Drive of the race was {climber}’s, from {climbFrom} on the grid to {climbTo}.',
  '{climber} passed cars on both sides of the road to go from {climbFrom} to {climbTo}.',
  'Anyone looking for overtaking followed {climber}, who started {climbFrom} and finished {climbTo}.',
  'Further back {climber} turned a poor qualifying into {climbTo} from {climbFrom}.',
  'The gain of the day was {climber}’s: {climbFrom} to {climbTo}, no panels missing.',
  '{climber} finished {climbTo} from {climbFrom} on the grid and asked if there were more laps.',
  'Somebody has to start {climbFrom}. {climber} did, and made it {climbTo} by the end.',
  'Starting {climbFrom} did not trouble {climber}, who was {climbTo} by the flag.',
];

export const SAFETY_CAR_LINES: readonly string[] = [
  'A safety car on lap {scFrom} closed everything up and undid a morning’s work.',
  'The field was neutralised from lap {scFrom} while a stranded car was moved from {place}.',
  'When the safety car came out on lap {scFrom} the leader’s gap went with it.',
  'Lap {scFrom} brought the safety car, and the restart brought three abreast into {place}.',
  'Recovery at {place} needed the safety car from lap {scFrom}; the restart was clean, to general surprise.',
  'Race control sent out the safety car on lap {scFrom} and the crews reached for their calculators.',
  'Debris at {place} meant a safety car on lap {scFrom}.',
  'The safety car, called on lap {scFrom}, cost the leader a comfortable afternoon.',
];

export const FASTEST_LAP_LINES: readonly string[] = [
  'Fastest lap went to {flName}: {flTime}, on lap {flLap}.',
  '{flName} set the quickest lap, a {flTime}, on lap {flLap}.',
  'The stopwatch liked {flName} best, with {flTime} on lap {flLap}.',
  'On lap {flLap} {flName} put in a {flTime}, and nobody came near it.',
  '{flTime} by {flName} on lap {flLap} was the best of the race.',
  'Quickest of all over one lap was {flName}, {flTime} on lap {flLap}.',
  'The lap to remember was {flName}’s {flTime}, on lap {flLap}.',
  '{flName} left with the fastest lap, {flTime}, set on lap {flLap}.',
];

export const RETIREMENT_LINES: readonly string[] = [
  '{retired} stopped on lap {retiredLap} ({retiredReason}).',
  'For {retired} it ended on lap {retiredLap}: {retiredReason}.',
  '{retired} parked on lap {retiredLap}, {retiredReason} the word on the report.',
  'There was no luck for {retired}, out on lap {retiredLap} with {retiredReason} written on the card.',
  'Lap {retiredLap} was as far as {retired} got; the cause was entered as {retiredReason}.',
  '{retired} walked back from {place} on lap {retiredLap}. The crew’s diagnosis: {retiredReason}.',
  'A promising run by {retired} ended on lap {retiredLap}; the job card says {retiredReason}.',
  '{retired} coasted into the pits on lap {retiredLap} and could only shake a head at the word {retiredReason}.',
];
