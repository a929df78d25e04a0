/** Episodes, the latest first. `text` is in the notation of `prose`. */
export const EPISODE_TEXTS: readonly { name: string; text: string }[] = [
  {
    name: 'The engineer who says “less”',
    text: `What do you say to somebody at 200 km/h? As little as you can. Our guest has engineered three championship cars and once got a driver through a full stint with five words and a cough.

We talk about tone of voice, about the two seconds after a spin, and about why the most useful word on a radio is one that nobody has to think about.

Also: a listener in Ōamaru writes about a cat that leaves the room for rotary engines only, and we find out why tyre pressures are always to blame.

- How to tell someone that they are slow
- When silence is information
- The five words, in full`,
  },
  {
    name: 'Three hours at Ruapuna, told by six voices',
    text: `A mechanic on the grass, a marshal at the hairpin, a timekeeper, a cook, and the two drivers of a hatchback that finished just where it should.

Nobody in this episode won. All of them remember the same moment, and none of them agree on what happened in it. We play the radio recording at the end, and it proves everybody wrong.

Recorded on location, with wind.`,
  },
  {
    name: 'Sewing the paddock together',
    text: `In a workroom above a bakery in Dunedin twelve people make every jacket in the pit lane. They can tell how a team is doing from the repairs.

The head machinist shows Ngaio how to stitch a line inside a collar, reads out a few that she is allowed to read, and explains what champagne does to thread.

Stay for the list of things found in pockets.`,
  },
  {
    name: 'Levels and the art of waiting',
    text: `Ten corners, one place to pass. Four drivers from four categories sit on the same bank and explain how they plan a move that may not come.

One of them has been waiting since last summer. She tells us whom for.

With a long digression on dips, drains and the surveyor who wanted to fill one in.`,
  },
  {
    name: 'Five litres: the sound of an F5000',
    text: `Wear headphones. We hang microphones on a car from 1972, drive it round Taupō and take the recording apart with a piano tuner.

It turns out that it idles in something near B flat, shouts in D and that the gearbox is a minor third from disaster. Her verdict: “Needs tuning. Please don’t.”

The owner talks about his father, a shed, and a spare block that was a coffee table until last winter.`,
  },
  {
    name: 'Beryl keeps the score',
    text: `For thirty-one seasons Beryl Haddon wrote down every car on every lap. She brought her charts, her pencil and a correction.

We test her on a race from 1978 by reading out numbers. She tells us the weather.

This episode has been checked by Beryl. She found one mistake and let it stand, as a lesson.`,
  },
  {
    name: 'The quiet hour',
    text: `On Saturdays, before anything starts, the gates open for people who find the rest of the day too much. The mother who thought of it explains how she asked, and what she had expected to hear.

No engines in this one. You will hear gravel, a list of bolts, and a driver who discovered that he prefers it too.`,
  },
  {
    name: 'What breaks',
    text: `Scrutineer, data analyst, tow-truck driver: three people who see every breakage from a different side. Together they go through the job cards of the first rounds.

Clutches come up. So do bees, hare fencing, and a washer that was on the wrong side of a bolt in six cars out of six.

If you own a race car, take notes. If you do not, you will feel better about it.`,
  },
  {
    name: 'A truck is not a car',
    text: `Ngaio is strapped into five and a half tonnes and told to keep her mouth shut over the kerbs. She does not.

The crew explains water brakes, the physics of a hairpin, and how to wash a thing that does not fit into any car wash south of Bombay.

Contains steam.`,
  },
  {
    name: 'Karts, homework and other emergencies',
    text: `Five drivers of the Junior Kart Academy interview each other. Adults were asked to leave the room, and did.

Topics: lunch, tyre choice, lunch, what to do when your best friend takes you out at turn two, and whether fear is allowed. It is.

They also asked for a longer microphone.`,
  },
  {
    name: 'The ferry that did not sail',
    text: `Everyone over sixty in the paddock tells this story; nobody tells it the same way. We found nine people who were there and one who was on the harbour master’s side of the desk.

There was a log yard, there were cones, there were scones from three churches. There was a winner, and the trophy was a hub cap.

Whether it really happened on that Sunday is left to the listener.`,
  },
  {
    name: 'Who decides when it is wet?',
    text: `Two shades of grey and one finger in the air: how race control calls a wet race, with the director, the chief marshal and a farmer from over the road who has been right more often than either.

We also settle, once and for all, what “drying line” means. We do not settle it.`,
  },
  {
    name: 'New season, same shed',
    text: `The first episode of the summer is recorded between a lathe and a freezer. Four crews show what they did all winter, and one shows what it meant to do.

There is a vote on the best new colour, a prediction for each title, sealed in a jar, and a noise that nobody could explain until the following morning.

The jar will be opened at the Grand Final.`,
  },
  {
    name: 'Trailer: this is Box This Lap',
    text: `Ninety seconds of what is to come: engines, gravel, tea being poured, someone saying “less”.

New episodes each week of the season, wherever you listen.`,
  },
];
