import { describe, expect, it } from 'vitest';
import type { Category } from '../../payload-types.ts';
import { readCase } from '../results-import/cases/read-case.ts';
import { readEntries } from './entries-table.ts';
import { readSessions } from './timetable-table.ts';
import { daysOfRound, instantAt, minutesIn } from './track-time.ts';

const category = (id: number, name: string, url: string): Category => ({
  id,
  name,
  url,
  createdAt: '',
  updatedAt: '',
});
const CATEGORIES = [category(1, 'GT Championship', 'gt'), category(2, 'Formula Ford', 'formula-ford')];
const timeZone = 'Pacific/Auckland';
/** Friday to Sunday in summer time, UTC+13. */
const TRACK = { days: daysOfRound('2026-11-19T19:30:00Z', '2026-11-22T04:30:00Z', timeZone), timeZone };
const read = (text: string) => readSessions(text, CATEGORIES, TRACK);

describe('a timetable', () => {
  it('is read from CSV and from a copied table, with days, times and distances as offices write them', () => {
    const tables = [
      'Day,Start,End,Category,Session,Distance\nSaturday,9:00,9:20,GT Championship,Qualifying,20 min\n',
      'Date;Time;Class;Event;Laps\r\n21/11/2026;09.00–09.20;gt;Qualifying;20 min\r\n',
      'Race meeting\n\nDate\tFrom\tDuration\tSeries\tName\tDistance\nSat 21 Nov\t9:00 am\t20\tGT championship\tQualifying\t20 min\n',
      'Start\tEnd\tCategory\tSession\tDistance\n2026-11-21\t\t\t\t\n0900\t0920\tGT\tQualifying\t20 minutes\n',
    ];
    for (const table of tables) {
      const { sessions, problems } = read(table);
      expect(problems).toEqual([]);
      expect(sessions).toMatchObject([
        {
          session_name: 'Qualifying',
          kind: 'qualifying',
          date: '2026-11-20T20:00:00.000Z',
          ends_at: '2026-11-20T20:20:00.000Z',
          distance: 20,
          distance_unit: 'minutes',
          category: { id: 1 },
        },
      ]);
    }
  });

  it('keeps the day of the line above, and takes what has no category for an activity', () => {
    const { sessions, problems } = read(
      'Day,Start,Category,Session\nFri,7:30,,Gates open\n,12:30,Formula Ford,Race 1\n',
    );
    expect(problems).toEqual([]);
    expect(sessions.map(({ kind, date }) => [kind, date])).toEqual([
      ['activity', '2026-11-19T18:30:00.000Z'],
      ['race', '2026-11-19T23:30:00.000Z'],
    ]);
  });

  it('reports every faulty line', () => {
    const { problems } = read(
      [
        'Day,Start,End,Category,Session,Kind,Distance',
        'Someday,9:00,,GT,Practice,,',
        'Sat,25:00,,GT,Practice,,',
        'Sat,9:00,late,GT,Practice,,',
        'Sat,10:00,,Trucks,,,',
        'Sat,11:00,,GT,Race 1,sprint,far',
      ].join('\n'),
    );
    expect(problems).toEqual([
      { line: 2, message: '“Someday” isn’t a day such as Saturday or 21/11/2026.' },
      { line: 3, message: 'The start “25:00” isn’t a time such as 13:30.' },
      { line: 4, message: 'The end “late” isn’t a time such as 13:30.' },
      { line: 5, message: 'Session name missing.' },
      { line: 5, message: 'This round has no category “Trucks”. It has GT Championship, Formula Ford.' },
      {
        line: 6,
        message:
          '“sprint” isn’t a kind of session. Use one of these: practice, qualifying, warm_up, race, activity.',
      },
      { line: 6, message: '“far” isn’t a distance such as 12 laps or 20 minutes.' },
    ]);
    expect(read('What,When\nRace,9:00\n').problems).toHaveLength(1);
  });

  it('is right on both days on which New Zealand changes its clocks', () => {
    const spring = { year: 2026, month: 9, day: 27 };
    expect(instantAt(spring, 90, timeZone)).toBe('2026-09-26T13:30:00.000Z');
    expect(instantAt(spring, 150, timeZone)).toBeNull();
    expect(instantAt(spring, 180, timeZone)).toBe('2026-09-26T14:00:00.000Z');
    const autumn = { year: 2027, month: 4, day: 4 };
    expect(instantAt(autumn, 60, timeZone)).toBe('2027-04-03T12:00:00.000Z');
    expect(instantAt(autumn, 180, timeZone)).toBe('2027-04-03T15:00:00.000Z');
    // Saturday to Sunday night includes the hour that comes twice.
    expect(daysOfRound('2027-04-02T19:00:00Z', '2027-04-04T05:00:00Z', timeZone)).toHaveLength(2);
  });

  describe('at night', () => {
    const night = {
      days: daysOfRound('2027-04-02T19:00:00Z', '2027-04-04T05:00:00Z', timeZone),
      timeZone,
    };
    const times = (file: string) => {
      const { sessions, problems, notes } = readSessions(file, CATEGORIES, night);
      expect(problems).toEqual([]);
      return { notes, times: sessions.map(({ date, ends_at }) => [date, ends_at]) };
    };

    it('ends on the next day what goes on after midnight, and takes the first of two hours', () => {
      const read = times(readCase('night-timetable.csv'));
      expect(read.times).toEqual([
        ['2027-04-03T02:00:00.000Z', '2027-04-03T10:00:00.000Z'],
        ['2027-04-03T10:15:00.000Z', '2027-04-03T11:45:00.000Z'],
        ['2027-04-03T13:30:00.000Z', '2027-04-03T13:50:00.000Z'],
        ['2027-04-03T15:30:00.000Z', '2027-04-03T16:00:00.000Z'],
      ]);
      expect(read.notes).toEqual([
        'Line 4: 2:30 occurs twice that night, and was read as the first one.',
        'Line 4: 2:50 occurs twice that night, and was read as the first one.',
      ]);
    });

    it('says which of two hours an end is', () => {
      const { notes } = times('Day,Start,End,Session\nSun,1:30,2:30,Warm-up\nSun,2:50,2:10,Driver change\n');
      expect(notes).toEqual([
        'Line 2: 2:30 occurs twice that night, and was read as the first one.',
        'Line 3: 2:50 occurs twice that night, and was read as the first one.',
        'Line 3: 2:10 occurs twice that night, and was read as the second one.',
      ]);
    });

    it('asks about a start after midnight below one of the evening before', () => {
      const { notes } = times(
        'Start,End,Session\nSaturday,,\n23:15,,Night stint\n0:15,,Warm-up\n9:00,,Race\n',
      );
      expect(notes).toEqual([
        'Line 4: 0:15 is earlier than the line above, on the same day. If you mean the night that follows, enter the next day.',
      ]);
      expect(times('Day,Start,Session\nSat,23:15,Night stint\nSun,0:15,Warm-up\n').notes).toEqual([]);
    });

    it('reads hours that are written on after midnight, and an end in the second of two hours', () => {
      expect(times('Day,Start,End,Session\nSat,23:15,24:45,Night stint\nSat,24:50,,Warm-up\n').times).toEqual(
        [
          ['2027-04-03T10:15:00.000Z', '2027-04-03T11:45:00.000Z'],
          ['2027-04-03T11:50:00.000Z', null],
        ],
      );
      expect(times('Day,Start,End,Session\nSun,2:50,2:10,Driver change\n').times).toEqual([
        ['2027-04-03T13:50:00.000Z', '2027-04-03T14:10:00.000Z'],
      ]);
    });

    it('leaves an end before the start by day to be refused', () => {
      expect(times('Day,Start,End,Session\nSat,10:00,9:00,Pit walk\n').times).toEqual([
        ['2027-04-02T21:00:00.000Z', '2027-04-02T20:00:00.000Z'],
      ]);
    });
  });

  it('distinguishes times from other numbers', () => {
    expect(['9:05', '12:30 am', '1 pm', '13.45', '0900', '9:00:00'].map(minutesIn)).toEqual([
      545, 30, 780, 825, 540, 540,
    ]);
    expect(['9', '25:00', '9:60', '13 pm', 'noon'].map(minutesIn)).toEqual([null, null, null, null, null]);
    expect(['24:00', '24:45'].map(minutesIn)).toEqual([1440, 1485]);
  });
});

describe('an entry list', () => {
  it('is read whatever its columns are called, with a category for each line or above them', () => {
    const tables = [
      'No,Driver,Category,Class,Team,Car,Status\n07,Mere Tautahi,GT,A,Kea Racing,Porsche 911,\n',
      'Car\tFirst Name\tSurname\tCls\tEntrant\tVehicle\nGT Championship\t\t\t\t\t\n#07\tMere\tTautahi\tA\tKea Racing\tPorsche 911\n',
      'Number;Name;Series;Class;Team;Make/Model\n07;"Tautahi, Mere";gt;A;Kea Racing;Porsche 911\n',
    ];
    for (const table of tables) {
      const { entries, problems } = readEntries(table, CATEGORIES);
      expect(problems).toEqual([]);
      expect(entries).toMatchObject([
        {
          race_number: '07',
          name: 'Mere Tautahi',
          category: { id: 1 },
          class: 'A',
          team: 'Kea Racing',
          car: 'Porsche 911',
        },
      ]);
    }
  });

  it('keeps crews, reserves and withdrawn entries', () => {
    const { entries } = readEntries(
      'No,Crew,Status,Note\n1,Ana Roe & Bo Kim,Reserve,\n2,Cy Fa,W/D,Engine\n',
      CATEGORIES.slice(0, 1),
    );
    expect(entries.map(({ name, status, note }) => [name, status, note])).toEqual([
      ['Ana Roe / Bo Kim', 'reserve', ''],
      ['Cy Fa', 'withdrawn', 'Engine'],
    ]);
  });

  it('reports every faulty line', () => {
    const { problems } = readEntries(
      'No,Name,Category,Status\n7,Mere Tautahi,GT,\n7,Ana Roe,GT,\n8,,GT,\n9,Bo Kim,Trucks,\n10,Cy Fa,GT,maybe\n11,Di Lo,GT,,,x\n',
      CATEGORIES,
    );
    expect(problems).toEqual([
      { line: 3, message: 'Number 7 is already on line 2.' },
      { line: 4, message: 'Name missing.' },
      { line: 5, message: 'This round has no category “Trucks”. It has GT Championship, Formula Ford.' },
      { line: 6, message: '“maybe” isn’t a status. Use one of these: entered, reserve, withdrawn.' },
      { line: 7, message: 'There are 6 cells, but 4 columns.' },
    ]);
  });
});
