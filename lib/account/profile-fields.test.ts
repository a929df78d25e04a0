import { expect, test } from 'vitest';
import { customerSchema } from '@/lib/contract/entities/account';
import { PROFILE_FLAGS, siteConfigurationSchema } from '@/lib/contract/entities/site-configuration';
import { fieldsShown, PROFILE_SECTIONS, shownText } from './profile-fields';

const customer = customerSchema.parse({ id: 1, first_name: 'Mere', last_name: 'Tawhai' });
const born = { ...customer, date_of_birth: '1998-03-05' };
const flags = (on: Record<string, boolean> = {}) => siteConfigurationSchema.parse({ profile: on }).profile;
const fields = Object.values(PROFILE_SECTIONS).flat();
const openFields = (on: Record<string, boolean>, of = customer) =>
  fields.filter((field) => field.isOpen(flags(on), of)).map(({ name }) => name);

test('opens only the telephone number while every flag is off (spec 6.7)', () => {
  expect(openFields({})).toEqual(['mobile_phone']);
});

test.each(PROFILE_FLAGS.filter((flag) => !['manage_addresses', 'change_date_of_birth'].includes(flag)))(
  '%s unlocks its own fields (spec 6.6)',
  (flag) => {
    expect(openFields({ [flag]: true }).length).toBeGreaterThan(1);
  },
);

test('accepts a date of birth once, and changes only if allowed (spec 4.8, 6.6)', () => {
  expect(openFields({ edit_date_of_birth: true })).toContain('date_of_birth');
  expect(openFields({ edit_date_of_birth: true }, born)).not.toContain('date_of_birth');
  expect(openFields({ change_date_of_birth: true }, born)).toContain('date_of_birth');
});

test('omits a section that is empty and cannot be filled in', () => {
  expect(fieldsShown('licence', flags(), customer)).toEqual([]);
  expect(fieldsShown('licence', flags({ edit_drivers_licence: true }), customer)).toHaveLength(3);
  expect(
    fieldsShown('company', flags(), { ...customer, abn: '51 824 753 556' }).map(({ name }) => name),
  ).toEqual(['abn']);
});

test("shows states by name and dates in the visitor's format", () => {
  const withLicence = { ...born, drivers_licence_state_of_issue_id: 8 };
  const shown = (name: string) =>
    shownText(
      fields.find((field) => field.name === name)!,
      withLicence,
      (day) => `day ${day}`,
    );
  expect(shown('drivers_licence_state_of_issue_id')).toBe('Victoria');
  expect(shown('date_of_birth')).toBe('day 1998-03-05');
  expect(shown('website')).toBe('');
});
