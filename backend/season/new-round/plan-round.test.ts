import { describe, expect, it } from 'vitest';
import type { Category } from '../../payload-types.ts';
import { planRound, type RoundFacts } from './plan-round.ts';
import { roundInputSchema } from './round-report.ts';

const category = (id: number, name: string, url: string): Category => ({
  ...{ id, name, url },
  ...{ createdAt: '', updatedAt: '' },
});
const FACTS: RoundFacts = {
  venue: { id: 4, name: 'Taupō', timeZone: 'Pacific/Auckland' },
  series: { id: 5, name: 'Summer' },
  timeZone: 'Pacific/Auckland',
  categories: [category(1, 'GT', 'gt'), category(2, 'Formula Ford', 'formula-ford')],
  taken: new Set(),
  sellsTickets: true,
};
const TIMETABLE = `Day,Start,End,Category,Session,Distance
Saturday,9:00,9:20,GT,Qualifying,20 min
Saturday,12:00,13:00,,Pit walk,
Sunday,14:00,14:30,GT,Race 1,12 laps
`;
const TICKET = { name: 'Weekend pass', price: '$45.50', number: '1,500' };
const INPUT = { name: 'Taupō', from: '21/11/2026', to: '22 Nov 2026', venue: 4, series: 5 };

const plan = (more: object = {}, facts: Partial<RoundFacts> = {}) =>
  planRound(roundInputSchema.parse({ ...INPUT, ...more }), { ...FACTS, ...facts });
const planned = (more: object = {}, facts: Partial<RoundFacts> = {}) => {
  const found = plan(more, facts);
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  return found.plan;
};
const faults = (more: object, facts: Partial<RoundFacts> = {}) => {
  const found = plan(more, facts);
  return 'faults' in found ? found.faults : null;
};

describe('a plan of a round', () => {
  it('starts with its first session and ends with its last, by the circuit’s clock', () => {
    expect(planned({ timetable: TIMETABLE }).round).toEqual({
      name: 'Taupō',
      url: 'taupo',
      start_date: '2026-11-20T20:00:00.000Z',
      end_date: '2026-11-22T01:30:00.000Z',
      venue: 4,
      series: 5,
      categories: [1],
    });
    const { round, sessions } = planned({ categories: [2] });
    expect(round).toMatchObject({
      start_date: '2026-11-20T20:00:00.000Z',
      end_date: '2026-11-22T04:00:00.000Z',
      categories: [2],
    });
    expect(sessions).toEqual([]);
  });

  it('stays on its days if the last session runs past midnight', () => {
    const timetable = 'Day,Start,End,Category,Session\nSun,22:00,1:00,GT,Night race\n';
    const { round, report } = planned({ timetable });
    expect(round.end_date).toBe('2026-11-22T10:59:00.000Z');
    expect(report.round).toMatchObject({ starts: '21 Nov 2026, 9:00am', ends: '22 Nov 2026, 11:59pm' });
  });

  it('has the timetable’s sessions, and tickets by the names in their rows', () => {
    const { sessions, tickets, report } = planned({
      timetable: TIMETABLE,
      tickets: [
        { ...TICKET, admission: 'adult', early_price: '40', early_until: '31/10/2026' },
        { name: '', price: ' ' },
        { name: 'weekend Pass', admission: 'child', price: '0' },
        { name: 'Sunday', day: 2, price: '30' },
      ],
    });
    expect(sessions).toMatchObject([
      { session_name: 'Qualifying', kind: 'qualifying', category: 1, distance: 20 },
      { session_name: 'Pit walk', kind: 'activity', category: null },
      { session_name: 'Race 1', kind: 'race', date: '2026-11-22T01:00:00.000Z' },
    ]);
    const withoutEarly = { early_price: null, early_until: null };
    expect(tickets).toEqual([
      {
        name: 'Weekend pass · Taupō',
        day: null,
        kinds: [
          {
            ...{ code: 'taupo-weekend-pass-adult', admission: 'adult', price: 45.5, stock: 1500 },
            ...{ early_price: 40, early_until: '2026-10-31' },
          },
          {
            ...{ code: 'taupo-weekend-pass-child', admission: 'child', price: 0, stock: null },
            ...withoutEarly,
          },
        ],
      },
      {
        name: 'Sunday · Taupō',
        day: 2,
        kinds: [{ code: 'taupo-sunday', admission: null, price: 30, stock: null, ...withoutEarly }],
      },
    ]);
    expect(report.tickets.map(({ day, kinds }) => [day, kinds.map(({ admission }) => admission)])).toEqual([
      ['All days', ['Adult', 'Child']],
      ['Sunday 22 November', ['Anyone']],
    ]);
    expect(report.sessions[0]).toEqual({
      name: 'Qualifying',
      category: 'GT',
      details: ['Saturday 21 November, 9:00am–9:20am', 'qualifying', '20 minutes'],
    });
  });

  it('gets the year in its address if there is a round of that name', () => {
    expect(planned({}, { taken: new Set(['taupo']) }).round.url).toBe('taupo-2026');
    expect(faults({}, { taken: new Set(['taupo', 'taupo-2026']) })?.fields).toEqual({
      name: 'There’s already a round with this name in that year. Enter another name.',
    });
  });

  it.each([
    [{ name: ' – ' }, { name: 'Enter the round’s name, such as Taupō.' }],
    [
      { name: '', from: '', to: '31/2/2026' },
      { name: /name/, from: /first day/, to: /last day/ },
    ],
    [{ to: '20/11/2026' }, { to: 'The last day is before the first.' }],
    [{ to: '22/11/2027' }, { to: 'A round lasts 31 days at most. Check both years.' }],
    [{ categories: [1, 9] }, { categories: 'This category no longer exists. Reload the page.' }],
    [
      { tickets: [TICKET, { name: 'weekend PASS', price: 'ten', number: '0' }] },
      {
        'tickets.1.admission': /The same ticket is above/,
        'tickets.1.price': /in dollars/,
        'tickets.1.number': /whole number/,
      },
    ],
    [
      { tickets: [TICKET, { ...TICKET, day: 1, admission: 'child' }, { ...TICKET, name: 'Day', day: 3 }] },
      { 'tickets.1.day': /above has this name for other days/, 'tickets.2.day': 'The round has 2 days.' },
    ],
    [
      {
        tickets: [
          { ...TICKET, early_price: '45.50', early_until: 'soon' },
          { name: '', price: '', early_until: '31/10/2026' },
        ],
      },
      {
        'tickets.0.early_price': /lower than/,
        'tickets.0.early_until': /last day/,
        'tickets.1.name': /name/,
        'tickets.1.price': /in dollars/,
        'tickets.1.early_price': 'Enter the early price.',
      },
    ],
  ])('reports errors in %j at their field', (more, expected) => {
    const fields = faults(more)?.fields ?? {};
    expect(Object.keys(fields).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [name, text] of Object.entries(expected)) expect(fields[name]).toMatch(text);
  });

  it('reports errors in the timetable by line', () => {
    const timetable = `Day,Start,End,Category,Session,Kind
Saturday,9:00,9:20,GT,Qualifying,
Saturday,9:10,9:30,GT,Practice,
23/11/2026,9:00,9:20,GT,Race,
Saturday,10:00,9:00,,Race,race
Saturday,11:00,,Karts,Race,
`;
    const found = faults({ timetable });
    expect(found?.fields).toEqual({ timetable: 'Correct the lines listed below.' });
    expect(found?.lines.map(({ line }) => line)).toEqual([3, 4, 5, 5, 6]);
    expect(found?.lines.map(({ message }) => message)).toEqual([
      expect.stringContaining('This category has Qualifying at that time on line 2'),
      expect.stringContaining('23 Nov 2026 is outside the round’s dates'),
      'A session must end after it starts.',
      'Category missing. Only activities can go without one.',
      'This round has no category “Karts”. It has GT, Formula Ford.',
    ]);
  });

  it('accepts no tickets while the site sells none, and no record that is gone', () => {
    expect(Object.keys(faults({ tickets: [TICKET] }, { sellsTickets: false })?.fields ?? {})).toEqual([
      'tickets',
    ]);
    expect(Object.keys(faults({}, { venue: undefined, series: undefined })?.fields ?? {})).toEqual([
      'venue',
      'series',
    ]);
  });
});
