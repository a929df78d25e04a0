/**
 * Where a driver's licence may have been issued: the ids of `drivers_licence_state_of_issue_id` (spec point 3). The names aren't
 * translated.
 */
export const LICENCE_STATES = [
  { id: 1, name: 'New Zealand' },
  { id: 2, name: 'Australian Capital Territory' },
  { id: 3, name: 'New South Wales' },
  { id: 4, name: 'Northern Territory' },
  { id: 5, name: 'Queensland' },
  { id: 6, name: 'South Australia' },
  { id: 7, name: 'Tasmania' },
  { id: 8, name: 'Victoria' },
  { id: 9, name: 'Western Australia' },
] as const;
