import type { Feature } from './feature.ts';

/** Announcements, written by hand. */
export const NEWS: readonly Feature[] = [
  {
    headline: 'Calendar confirmed: eleven weekends from Waikato to Southland',
    blurb: 'Eight championship rounds, three Heritage Cup weekends and a finale on the pit straight.',
    theme: 'transporter',
    author: 'chief',
    day: -118,
    text: `The summer’s dates are settled. Eight championship rounds and three Heritage Cup weekends make up the calendar, which begins and ends at Hampton Downs.

Two things are new. Ruapuna gets a three-hour race with sixty cars, and Taupō’s second visit will run into the evening. The trip south takes in Teretonga and Highlands back to back, so that crews cross the strait only once.

> We asked every team what they would drop. They said: the second ferry. So we did. | Colin Wakefield, clerk of the course

All dates are on the <a href="/rounds">calendar</a>.`,
  },
  {
    headline: 'Harakeke Mutual renews for three more summers',
    blurb:
      'The members’ insurer stays on as naming rights sponsor, with more for young drivers and marshals.',
    theme: 'podium',
    author: 'chief',
    day: -111,
    text: `Harakeke Mutual has signed for another three seasons as naming rights sponsor of the series. The agreement was approved by its members at their annual meeting, by show of hands, between the accounts and the sausage rolls.

A third of the sum is set aside: for the Future Stars Trophy, for the Junior Kart Academy, and for a travel fund that pays marshals’ fuel.

The company’s assessors will again bring their coffee cart to each round. They ask that people visit it before they need to.`,
  },
  {
    headline: 'Season passes on sale, with a seat that follows you',
    blurb: 'One lanyard, eleven weekends, and for the first time a reserved place at five circuits.',
    theme: 'fans',
    author: 'paddock',
    day: -104,
    text: `Season passes are available from today. A pass covers all eleven weekends, paddock access included, and costs as much as five single weekends.

New this year: at Hampton Downs, Taupō, Manfeild, Levels and Ruapuna pass holders can reserve the same seat number throughout. It was suggested by a father of four who wanted to stop counting heads.

Under-twelves are free, as always. <a href="/gift-vouchers">Gift vouchers</a> can be used for passes.`,
  },
  {
    headline: 'Touring Cars to reverse ten, everyone else six',
    blurb: 'Race-two grids will be turned over in all sprint categories this summer.',
    theme: 'race-start',
    author: 'saloons',
    day: -97,
    text: `The experiment becomes a rule. In all sprint categories the first finishers of race one will start race two in reverse order: six in most classes, ten in the Touring Car Trophy, by request of the drivers.

The paddock voted 141 to 60. Among winners of last season the vote was rather closer.

Race three starts in the finishing order of race two. Points are the same for all three: 75 for a win, then 67, 60, 54 and 49.`,
  },
  {
    headline: 'Test day draws 140 cars and one very lost cyclist',
    blurb: 'Hampton Downs opened for pre-season testing. New colours, familiar excuses.',
    theme: 'test-day',
    author: 'open',
    day: -83,
    text: `A hundred and forty cars turned up for the pre-season test, six more than there were stickers for. Nobody was hurt, four were towed and one visitor on a touring bicycle did half a lap of the service road before being given soup and directions.

Lap times mean little before the first flag. They were nevertheless written on the wall of the canteen, in pencil, by noon.

What stood out was finish. The new bodies in TA2 fit better, the GR86 field sounds healthier, and there was a queue for the dynamometer of people who wished to be told good news.`,
  },
  {
    headline: 'Every session live: how to watch this summer',
    blurb: 'A free stream from all eleven weekends, with commentary in English and te reo Māori.',
    theme: 'timing-screen',
    author: 'chief',
    day: -77,
    text: `From the first practice to the last podium each round will be streamed, free, on the championship’s own channels. There are nine cameras this year and a tenth on a drone.

Kea Radio carries the commentary at the track, on 88.3. On Sundays a second stream has commentary in te reo Māori, with Hinemoa Tarawhiti calling the feature races.

Times, channels and an answer to “why is it quiet?” (the microphones open at eight) are on the page <a href="/wheretowatch">Where to watch</a>.`,
  },
  {
    headline: 'Hybrid safety car joins the fleet',
    blurb: 'It leaves the pit lane in silence, which has startled two marshals and a magpie.',
    theme: 'safety-car',
    author: 'data',
    day: -70,
    text: `The championship’s course cars have been replaced. Three of them burn less; the fourth, the safety car, can do its slow laps without burning anything.

The light bar is brighter, and the roof carries a board that shows the number of laps to go. Drivers had asked for it since a misunderstanding in Timaru that neither party wishes to discuss.

Fernhill Motors of Feilding supplied the cars, in white. The stripes were chosen by 600 primary-school pupils, who wanted orange.`,
  },
  {
    headline: 'Rule change: track limits to be judged by sensor',
    blurb: 'Pressure strips at four corners replace the person with the clipboard.',
    theme: 'qualifying',
    author: 'data',
    day: -63,
    text: `From the second round onward, four corners at each circuit will have a pressure strip behind the kerb. Two wheels on it: warning. Four: lap deleted. There is no clipboard, and there will be no letter to the clipboard.

In a trial the strips found eleven offences that people had missed and let off one that people had not: a hare.

Drivers may see the trace of any deleted lap within ten minutes. In the trial nobody asked twice.`,
  },
  {
    headline: 'A second accessible viewing deck for Hampton Downs',
    blurb: 'The new platform stands above the hairpin and has room for twelve chairs.',
    theme: 'fans',
    author: 'paddock',
    day: -66,
    text: `The deck above the hairpin was finished a day before the gates opened. It has a ramp of one in sixteen, a windbreak that can be seen through, and a tap.

Places for twelve wheelchairs and their companions can be booked, free, with any ticket. Two are kept for people who have not booked.

The builders, Pōhutukawa Bay Homes, have put their name on it in letters four centimetres high. They said that the view was the point.`,
  },
  {
    headline: 'Entries close for the Three Hour with sixty cars and a waiting list',
    blurb: 'Thirty-six pit boxes, sixty crews: the Endurance Cup is full.',
    theme: 'wheel-change',
    author: 'open',
    day: -41,
    text: `The list for the Ruapuna Three Hour is full. Sixty cars in four classes have been accepted and nine more hope that somebody’s gearbox breaks, though they put it more kindly.

Fourteen crews are parent and child; three are married; in one the drivers have not met. The youngest driver turns seventeen on the Saturday.

Boxes were drawn by lot. Those without one will pit on the grass, and get a gazebo, a fire extinguisher and first choice at the canteen.`,
  },
  {
    headline: 'Ferry sailing moved: what crews need to know',
    blurb: 'The Thursday boat now leaves two hours earlier. Bookings have been changed for everyone.',
    theme: 'transporter',
    author: 'chief',
    day: -37,
    text: `The Thursday sailing with most of the paddock aboard will leave two hours earlier than planned because of a forecast southerly.

Kauri Coast Freight has rebooked all vehicles that travel with the championship. Private tow vehicles should check in by noon. Scrutineering in Timaru stays open until nine in the evening, and the canteen will keep soup on.

Competitors find the details under <a href="/competitor-information">competitor information</a>.`,
  },
  {
    headline: 'Penalty stands after GT hearing; result unchanged',
    blurb: 'A five-second penalty for a short pit exit has been confirmed. Nobody moves.',
    theme: 'timing-screen',
    author: 'open',
    day: -34,
    text: `The stewards have upheld a five-second penalty for crossing the pit-exit line. As the car in question finished eleven seconds clear of the next, the classification stays as published.

The hearing took nine minutes. The written decision runs to four pages, of which three and a half concern the width of a line of paint.

The line will be repainted.`,
  },
  {
    headline: 'Marshals wanted in the south: no experience, good boots',
    blurb: 'Teretonga and Highlands need eighty volunteers between them. Training is on the Thursday.',
    theme: 'safety-car',
    author: 'paddock',
    day: -30,
    text: `Eighty places are open for flag, recovery and pit-lane marshals at the two southern rounds. You need to be sixteen, able to stand, and content to be in bed by ten.

Training takes three hours, on Thursday afternoon, and ends with scones. Fuel is paid from the travel fund. Those who do both rounds get a jacket.

Sign up with the <a href="/volunteer">volunteer form</a>.`,
  },
  {
    headline: 'Takahē Timing puts sector times in your pocket',
    blurb: 'The live timing page now shows three sectors, stint lengths and who is in the pits.',
    theme: 'timing-screen',
    author: 'data',
    day: -28,
    text: `Since the last round the timing page has had three new columns. Sectors light up purple, green or not at all; stint length counts laps on the present tyres; and a small P shows who has stopped.

It works on a phone in sunlight, which was the hard part. The type is black, heavy and unfashionable.

Classified results appear under <a href="/results">Results</a> as soon as the stewards sign them, on average eleven minutes after the flag.`,
  },
  {
    headline: 'Community cup: nominate your unsung hero',
    blurb: 'Who swept, carried, cooked or drove through the night? Tell us by the end of the month.',
    theme: 'trophy',
    author: 'paddock',
    day: -24,
    text: `The Community Cup goes to somebody whose name has never been on a timing screen. Last year’s winner had parked 31,000 cars and remembered where most of them were.

Nominations take two minutes: a name, and a sentence that begins “You won’t have noticed, but”. Use the <a href="/contact-us">contact page</a>.

The prize is presented at the Grand Final, on the same steps as all the others, with the same amount of spray.`,
  },
  {
    headline: 'Endurance Cup will use one pit wall and three rules fewer',
    blurb: 'After a drivers’ meeting the Three Hour regulations have become shorter.',
    theme: 'wheel-change',
    author: 'chief',
    day: -21,
    text: `Regulations seldom shrink. Those for the Three Hour have: three articles were struck out after the drivers’ meeting, among them the one on whistles.

What remains is simple. Two stops of at least ninety seconds; nobody over the wall until the engine is off; no more than four people touching the car. A lollipop is recommended, and it must be a colour.

The full text is under <a href="/competitor-information">competitor information</a>.`,
  },
  {
    headline: 'Record gate at Ruapuna as the long race comes off',
    blurb: 'More people than ever came through the gate, and the bread ran out at two.',
    theme: 'fans',
    author: 'chief',
    day: -11,
    text: `The gate at Ruapuna counted its highest three-day total since the championship began. The car park at the eastern end overflowed into a neighbour’s lucerne, with the neighbour’s help, at ten dollars a car for the rural fire brigade.

Sixty cars started the Three Hour, and the nor’wester stayed away until the podium, when it took two caps and a sponsor’s banner.

Bread ran out at two. It has been ordered double for next time.`,
  },
  {
    headline: 'Teretonga tickets: grandstand sold out, banks wide open',
    blurb: 'The covered seats have gone. The best view never had a roof.',
    theme: 'fans',
    author: 'paddock',
    day: -10,
    text: `All covered seats at Teretonga have been sold. General admission is unlimited, and the bank inside the loop, where one can see half the lap and most of Foveaux Strait, costs nothing extra.

Bring a jacket whatever the forecast says. On the Friday evening there is fish and chips in the paddock from six, cooked by the people from Saltspray Marine, who caught it.

Tickets and timetable: <a href="/round/round-5-teretonga">Teretonga Southern Sprint</a>.`,
  },
  {
    headline: 'Podcast: the engineer who says “less”',
    blurb: 'This week’s Box This Lap goes inside the radio, with the shortest messages in motorsport.',
    theme: 'helmet',
    author: 'chief',
    day: -9,
    text: `What do you say to somebody at 200 km/h? As little as possible, says this week’s guest on Box This Lap, who once got a driver through a whole stint with five words and a cough.

The episode also has a long answer to a short question about tyre pressures, and a letter from a listener in Ōamaru whose cat leaves the room for rotary engines only.

Listen <a href="/podcast">here</a> or wherever you get your podcasts.`,
  },
  {
    headline: 'Trucks cleared to race at Teretonga',
    blurb: 'A new surface at the elbow has passed its load test. The water tanks are being filled.',
    theme: 'workshop',
    author: 'saloons',
    day: -8,
    text: `Engineers have signed off the new patch of tar at the elbow, which had to show that it could take five and a half tonnes sideways. A loaded quarry truck was used, driven, the report notes, with enthusiasm.

Super Trucks will thus race at Teretonga as planned. Brake water comes from the club’s own bore, and goes back through the dune.`,
  },
  {
    headline: 'Scholarship shoot-out: six names for one seat',
    blurb: 'Formula Southern’s final four rounds include a place for a New Zealander under twenty-one.',
    theme: 'test-day',
    author: 'open',
    day: -14,
    text: `Six drivers will spend a day in the same car on the same tyres for one prize: a fully paid seat in Formula Southern until the end of the season.

Speed counts for half. The rest is feedback, fitness, and an interview with an engineer who has been told to be difficult. The jury sees helmet numbers, not names.

The winner will be announced in the paddock at Teretonga, on Friday, before the fish.`,
  },
  {
    headline: 'New podium, same chips: how the Grand Final will look',
    blurb: 'The last night of the season moves to the pit straight. Here is the plan.',
    theme: 'podium',
    author: 'chief',
    day: -12,
    text: `The prize-giving of the Grand Final will be held on the start line itself. The gates to the track open at half past six on Sunday evening; the first trophy is given at seven.

All ten champions will be crowned on one podium, built on the back of the Kauri Coast freight trailer. Marshals march first. There is music, there are chips, and there will be no speech of more than a minute. The director has agreed in writing.`,
  },
  {
    headline: 'Waste down by half: what the refill stations did',
    blurb: 'Forty-one thousand bottles were not thrown away last summer. This year’s target is zero.',
    theme: 'fans',
    author: 'data',
    day: -55,
    text: `Since the refill stations came in, the amount of rubbish left at our circuits has halved. The skips were weighed, before and after, by people with strong stomachs.

Next come plates. All food stalls will use ones that can be washed, in a trailer that used to be a dog wash and is, we are assured, sterile.

Please bring a bottle. Those sold in the shop fit every tap.`,
  },
  {
    headline: 'Drivers’ steering group elects its first under-18',
    blurb: 'Paddock votes go to a kart racer with a list of nine demands, beginning with lunch.',
    theme: 'paddock',
    author: 'paddock',
    day: -48,
    text: `The drivers’ steering group, which speaks for competitors between rounds, has for the first time a member who cannot yet vote in anything else.

Her manifesto had nine points. Lunch break for juniors: at noon and not at two. Homework table: in the shade. Parents: behind the rope. The rest concerned tyre pressures.

She won with 84 per cent, was asked for a statement, and said that she had one already, laminated.`,
  },
  {
    headline: 'Insurance for volunteers extended to the drive home',
    blurb: 'Marshals are now covered from their front door to the flag point and back.',
    theme: 'safety-car',
    author: 'chief',
    day: -59,
    text: `Cover for volunteers used to start at the gate. From this round it starts at the front door.

The naming rights sponsor made the change after reading its own small print at the volunteers’ hui, aloud, by request. It costs nobody anything and needs no form.

“We found a clause that we couldn’t explain,” said a spokesperson. “So we took it out.”`,
  },
  {
    headline: 'Media accreditation opens for the southern rounds',
    blurb: 'Photographers, writers and broadcasters can apply now. Tabards are limited, sunburn is not.',
    theme: 'qualifying',
    author: 'paddock',
    day: -36,
    text: `Accreditation for Teretonga and Highlands is open until the Monday before each round. Trackside photographers must have attended a briefing this season and bring closed shoes.

There are forty tabards. Regional newspapers, student media and people with an odd idea are welcome; say what the idea is.

Apply with the <a href="/media-application">media application</a>.`,
  },
];
