/** First segment of the addresses of the timetable of the round that is on or next. */
export const TIMETABLE_PAGE = 'timetable';
