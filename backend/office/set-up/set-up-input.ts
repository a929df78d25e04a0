import { z } from 'zod';

const MAX_LIST = 20_000;

/** The call that the form is sent to, below the CMS's API. */
export const SET_UP_CALL = '/set-up';

/** The form's input, besides the logo. Texts may be anything; problems with them are reported at their field. */
export const setUpInputSchema = z.object({
  name: z.string().max(300),
  theme_colour: z.string().max(20),
  dark_theme_colour: z.string().max(20),
  /** One class per line. */
  classes: z.string().max(MAX_LIST),
  /** A table copied from a spreadsheet. */
  rounds: z.string().max(MAX_LIST),
  sells: z.boolean(),
});
export type SetUpInput = z.infer<typeof setUpInputSchema>;

/** The fields that can have an error, in the order of the form. */
export const SET_UP_FIELDS = [
  'name',
  'theme_colour',
  'dark_theme_colour',
  'logo',
  'classes',
  'rounds',
] as const;
export type SetUpField = (typeof SET_UP_FIELDS)[number];

/** Number of records created, by kind; existing ones don't count. */
export const setUpMadeSchema = z.object({
  pages: z.number(),
  classes: z.number(),
  rounds: z.number(),
  circuits: z.number(),
  championships: z.number(),
  /** Whether the menus were created. */
  menus: z.boolean(),
});
export type SetUpMade = z.infer<typeof setUpMadeSchema>;

/** Why nothing was created: a sentence, and the errors by field and line. */
export const setUpRefusalSchema = z.object({
  message: z.string(),
  fields: z.partialRecord(z.enum(SET_UP_FIELDS), z.array(z.string())),
});
export type SetUpRefusal = z.infer<typeof setUpRefusalSchema>;
