import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** What a circuit's URL name was made of at the time: 'Hampton Downs' → 'hampton-downs'. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 120)
    .replace(/^-+|-+$/g, '') || 'circuit'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "venues" ADD COLUMN "url" varchar;`)
  // Circuits that are there already have their pages without being saved again.
  const { rows } = await db.execute(sql`SELECT "id", "name" FROM "venues" ORDER BY "id";`)
  const taken = new Set<string>()
  for (const { id, name } of rows) {
    const made = slugOf(String(name))
    let url = made
    for (let count = 2; taken.has(url); count += 1) url = `${made}-${count}`
    taken.add(url)
    await db.execute(sql`UPDATE "venues" SET "url" = ${url} WHERE "id" = ${Number(id)};`)
  }
  await db.execute(sql`CREATE UNIQUE INDEX "venues_url_idx" ON "venues" USING btree ("url");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "venues_url_idx";
  ALTER TABLE "venues" DROP COLUMN "url";`)
}
