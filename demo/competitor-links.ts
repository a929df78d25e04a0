import type { Weekend } from './calendar.ts';
import { circuitOf } from './venues.ts';
import type { DemoCompetitorLink } from './records/racing.ts';

/** Competitor information for each round. */
export function makeCompetitorLinks(season: readonly Weekend[]): DemoCompetitorLink[] {
  return season.flatMap(({ url: round, venue, isPast }) => {
    const { shortName } = circuitOf(venue);
    const common: DemoCompetitorLink[] = [
      {
        round,
        name: 'Supplementary regulations',
        link: '',
        file: `regulations-${round}`,
        content: '<p>The regulations for the meeting; bulletins take precedence.</p>',
      },
      { round, name: 'Timetable', link: '', file: `schedule-${round}`, content: '' },
      {
        round,
        name: 'Garages and paddock plan',
        link: '',
        file: null,
        content: `<p>Garages at ${shortName} are drawn by lot on the Monday before the round. Single-seaters park on the pit side, trucks on the hardstand behind the canteen, everybody else wherever the paddock marshals point. Awnings may go up from noon on Thursday.</p>`,
      },
      {
        round,
        name: 'Fuel and tyres',
        link: '',
        file: null,
        content:
          '<p>Control fuel is sold from the tanker between 7:00am and 6:00pm. The tyre trucks open half an hour earlier; tyres for qualifying must be scanned by 8:15am.</p>',
      },
    ];
    if (isPast)
      return [...common, { round, name: 'Results', link: `/results/${round}`, file: null, content: '' }];
    return [
      ...common,
      {
        round,
        name: 'Enter this round',
        link: '/competitor-enquiry',
        file: null,
        content: '<p>Entries close three weeks before the first day.</p>',
      },
      {
        round,
        name: 'Travel and ferry',
        link: '',
        file: null,
        content:
          '<p>Kauri Coast Freight holds space on the Wednesday and Thursday sailings until ten days before the round. Ask competitor relations for the code.</p>',
      },
    ];
  });
}
