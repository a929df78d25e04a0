/**
 * The last migration of the last release, to be raised with each release. Upgrades start from a data folder of that release, and what has
 * not been released yet is made anew from its tables.
 */
export const LAST_RELEASE = '20261123_043000_race_week';
