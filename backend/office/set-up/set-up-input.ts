import { z } from 'zod';

const MAX_LIST = 20_000;

/** Where the form is sent, below the CMS's interface. */
export const SET_UP_CALL = '/set-up';

/** What the form sends, beside the logo. Texts may be anything: what is wrong with them is said at their field. */
export const setUpInputSchema = z.object({
  name: z.string().max(300),
  theme_colour: z.string().max(20),
  dark_theme_colour: z.string().max(20),
  /** One class a line. */
  classes: z.string().max(MAX_LIST),
  /** A table, as a spreadsheet copies it. */
  rounds: z.string().max(MAX_LIST),
  sells: z.boolean(),
});
export type SetUpInput = z.infer<typeof setUpInputSchema>;

/** The fields that can be wrong, in the order of the form. */
export const SET_UP_FIELDS = [
  'name',
  'theme_colour',
  'dark_theme_colour',
  'logo',
  'classes',
  'rounds',
] as const;
export type SetUpField = (typeof SET_UP_FIELDS)[number];

/** How many records were made of what; those that were there already don't count. */
export const setUpMadeSchema = z.object({
  pages: z.number(),
  classes: z.number(),
  rounds: z.number(),
  circuits: z.number(),
  championships: z.number(),
  /** Whether the menus were made, and not there already. */
  menus: z.boolean(),
});
export type SetUpMade = z.infer<typeof setUpMadeSchema>;

/** Why nothing was made: a sentence, and what is wrong at which field, line by line. */
export const setUpRefusalSchema = z.object({
  message: z.string(),
  fields: z.partialRecord(z.enum(SET_UP_FIELDS), z.array(z.string())),
});
export type SetUpRefusal = z.infer<typeof setUpRefusalSchema>;
