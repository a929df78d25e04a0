import type { Driver } from '@/lib/contract/entities/racing';

export type NamedUrl = { readonly name: string; readonly url: string };

type DriversOfCategory = {
  /** Null for drivers without a category. */
  readonly category: NamedUrl | null;
  readonly drivers: readonly Driver[];
};

/** The drivers' categories, by name. */
export function driverCategories(drivers: readonly Driver[]): readonly NamedUrl[] {
  const found = new Map(
    drivers.flatMap(({ category }) => (category ? [[category.url, category] as const] : [])),
  );
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Drivers by category, categories by name, those without one last; the order within a category is kept. */
export function groupDrivers(drivers: readonly Driver[]): readonly DriversOfCategory[] {
  const groups = driverCategories(drivers).map((category) => ({
    category,
    drivers: drivers.filter((driver) => driver.category?.url === category.url),
  }));
  const others = drivers.filter((driver) => driver.category === null);
  return others.length > 0 ? [...groups, { category: null, drivers: others }] : groups;
}
