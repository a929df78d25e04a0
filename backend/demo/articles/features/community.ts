import type { Feature } from './feature.ts';

/** People around the racing, written by hand. */
export const COMMUNITY: readonly Feature[] = [
  {
    headline: 'Orange army: a day at flag point seven',
    blurb: 'Five volunteers, one shelter and a view that money cannot buy. We brought the biscuits.',
    theme: 'safety-car',
    author: 'paddock',
    day: -13,
    text: `The day starts with a broom. Flag point seven is swept before anything else, since a stone the size of a pea can cost somebody a radiator.

There are five of us. One watches the cars coming, one watches them going, one has the flags, one has the radio. The fifth makes tea. We change every hour.

## The rule

You never turn your back on the track. You learn to pour without looking.

> You see a face change, inside a helmet, in half a second. You can’t explain it to anyone who hasn’t stood here. | Marshal, nineteen seasons

New marshals need no experience, and get training, meals and the best seat in the house. There is a <a href="/volunteer">form</a>.`,
  },
  {
    headline: 'Two hundred pupils, one air gun',
    blurb: 'The school visit has become the loudest lesson of the year. A teacher tells us what sticks.',
    theme: 'fans',
    author: 'paddock',
    day: -27,
    text: `Year six at Mount View has a display about friction. It includes a tyre, a graph and a photograph of their teacher failing to lift the tyre.

On the Friday of each round up to two hundred children walk the paddock in groups of twenty. They measure brake temperatures, weigh a helmet, work out a lap average and, to shrieks, use the air gun.

Not all of them want to be drivers afterwards. This year’s poll, by show of hands: engineer 31, driver 29, marshal 22, “the person with the pies” 48.`,
  },
  {
    headline: 'The viewing deck that one letter built',
    blurb: 'A fan could not see over the fence. Now three circuits have platforms at wheelchair height.',
    theme: 'fans',
    author: 'chief',
    day: -45,
    text: `It began with a letter, two lines long: “I love the racing. I can hear it very well.”

The writer had come to the circuit for eleven years and had seen mostly fence. A builder read the letter aloud at a sponsors’ lunch. Before dessert there was a sketch on a napkin; by the next round there was a deck, with a ramp, a rail at the proper height and shade.

Hampton Downs, Taupō and Manfeild now have one each. Booking is free, a companion comes in free, and there is a socket for charging a chair.

The letter writer cut the ribbon and then asked for the ribbon to be moved: it was in the way.`,
  },
  {
    headline: 'Boil-up Sunday: feeding 240 officials from a bus',
    blurb:
      'The kitchen that keeps the flags waving starts at four in the morning with forty kilos of potatoes.',
    theme: 'paddock',
    author: 'paddock',
    day: -25,
    text: `The bus used to run to Porirua. Now it has six burners, a walk-in chiller and a bell, and when the bell goes nobody stands between an official and the hatch.

Breakfast is for 240, in the dark. Lunch goes out in boxes to twenty-two flag points. Dinner is whatever was cheap and is always too much.

On Sundays there is a boil-up: pork bones, pūhā, doughboys, and a queue that includes people who have never had one and people who have driven home for it. The recipe is not written down. We asked. We were handed a peeler.`,
  },
  {
    headline: 'Learner’s permit: my first weekend as a scrutineer',
    blurb:
      'Our reporter swaps the notebook for a torch and finds four loose wheel nuts, one wasp and a vocation.',
    theme: 'workshop',
    author: 'paddock',
    day: -51,
    text: `They give you a torch, a mirror on a stick and a person called Noeline. You do what Noeline says.

By nine I had checked eleven belts and one seat that moved. By ten I had found a wheel nut that turned in my fingers, and learned that one does not say “aha”.

By noon I knew how to tell a nervous crew from a guilty one. The nervous talk to you; the guilty offer you a chair.

I failed nobody. Noeline failed two, gently, and told them how to be back in half an hour. Both were. Both said thank you. I am doing it again next month.`,
  },
  {
    headline: 'The volunteers’ hui: what 300 people asked for',
    blurb:
      'Better radios, earlier buses and fewer speeches. The championship has promised two and a half of the three.',
    theme: 'fans',
    author: 'chief',
    day: -64,
    text: `Once a year everybody who works for nothing is asked what they would change. Three hundred came to the marae in Ōtaki, stayed the night and made a list.

- Radios that work behind the hill at Hampton Downs: ordered
- A bus from the campground before sunrise: from the next round
- Fewer speeches at the briefing: under review, said the director, at some length

There was also a request for gumboots. Forty pairs have been donated, in sizes that suggest that the donor has not met many marshals.`,
  },
  {
    headline: 'Kart day for kids who have never sat in one',
    blurb: 'Sixty children, twelve karts, no fee. The Academy’s open day goes south.',
    theme: 'test-day',
    author: 'open',
    day: -8,
    text: `There is one question on the registration form: “What are you a bit scared of?” The answers decide the groups. Those who write “going too slow” get the same kart as those who write “everything”.

The day costs nothing. Helmets are provided, overalls are rolled up, parents are parked behind a rope with a thermos. Each child gets fifteen laps, a certificate and a print-out with their best time.

Last year’s open day produced one academy driver, three junior flag marshals and a girl who went home and dismantled the lawnmower. She has been offered a job in ten years’ time.`,
  },
  {
    headline: 'Sign language for engines: the deaf crew chief',
    blurb: 'He has not heard a race car since he was six. He has also not had a misfire all season.',
    theme: 'wheel-change',
    author: 'saloons',
    day: -32,
    text: `Matiu lays his hand on the rocker cover and closes his eyes. “Number three,” he signs. His driver checks. It is number three.

The team signs everything. On the grid, where nobody else can be heard, that is a plain advantage. Other crews have noticed: there are now eleven people in the pit lane who can sign “box this lap”, and one who thinks he can.

> Noise is information for most people. For me vibration is. It lies less. | Matiu, crew chief

An evening class is held on Saturdays by the tyre truck. Bring a chair and clean hands.`,
  },
  {
    headline: 'Campground rules, as agreed at eleven at night',
    blurb: 'The regulars at the back-straight campsite have written a constitution. It runs to nine points.',
    theme: 'night',
    author: 'paddock',
    day: -57,
    text: `One: generators off at ten. Two: the person who brings a generator that is quieter than talking may leave it on. Three: nobody has yet.

Four: children may settle disputes about marshmallows, and their ruling is final. Five: no replays of the race on loudspeakers, unless it was a good race. Six: dogs are welcome; dogs who bark at red cars are to be seated facing the hills.

Seven: whoever gets up first lights the big burner. Eight: whoever gets up second brings the milk. Nine: the flag comes down last.

The document is pinned inside the door of the second toilet block and has been amended once, in crayon.`,
  },
  {
    headline: 'Sewing the season together in a Dunedin workroom',
    blurb:
      'Twelve people make every jacket in the paddock, and can tell how a team is doing from the repairs.',
    theme: 'paddock',
    author: 'saloons',
    day: -71,
    text: `A torn left pocket means a crew chief who leans on things. A burnt cuff means an exhaust. Champagne stains, says the head machinist, are rare but welcome.

The workroom is above a bakery. It has made team jackets for nine seasons, and since last year everything in the championship shop as well. Nothing comes from further away than Milton, apart from the zips.

Each jacket has a line inside the collar, where nobody sees it. The teams choose the words. Most are names. One says “brake”.`,
  },
  {
    headline: 'Forty years behind the microphone',
    blurb:
      'She has called four thousand races and cried at three. Our commentator on silence, names and Sunday soup.',
    theme: 'fans',
    author: 'chief',
    day: -18,
    text: `The first thing to learn is to stop talking. “People can see,” says Ruth, who has called races since she was twenty-two. “You’re there for what they can’t.”

She writes every driver’s name on a card as its owner says it. The vowels come first, and the macrons; nobody should hear their name for the first time over a loudspeaker and not know it.

Three races made her cry: a first win, a last race and a photo finish between brothers. She will not say which she got wrong.

On Sundays she has soup in a flask, pumpkin, from the same recipe as in 1985. The microphone smells of it. New commentators are told that it is tradition.`,
  },
  {
    headline: 'Quiet hour: the paddock opens early for those who need it',
    blurb:
      'No engines, no announcements, fewer people. Saturday’s first hour has become somebody’s favourite.',
    theme: 'paddock',
    author: 'chief',
    day: -15,
    text: `From half past six to half past seven on Saturdays nothing starts. No generators, no tannoy, no air guns. The gates are open for families with somebody who finds the rest of the day too much.

They walk between the trucks. They sit in cars. A boy who has been before brings a list of the bolts that he would like to see again.

It was a mother’s idea, tried once, at one round. Eleven people came. At the last round there were two hundred and forty, and several drivers, who discovered that they also prefer it.

Booking is not needed. Come quietly.`,
  },
];
