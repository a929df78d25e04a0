export const CATEGORY_PREVIEW_HEADLINES = [
  '{category} at {venue}: five questions before the weekend',
  'What {venue} holds for {category}',
  'Can anyone stop {leader}?',
  '{category} heads for {venue} with {leader} in front',
  'Form guide: {category} at {venue}',
  '{leader} has the points, {runnerUp} has the plan',
  'Why {venue} could turn the {category} standings round',
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
  '<strong>{name}</strong> of {hometown} says the new {vehicle} is a second quicker. Rivals hope it was a short lap.',
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
