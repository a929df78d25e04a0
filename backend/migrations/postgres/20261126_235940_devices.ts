import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customer_sessions" ADD COLUMN "browser" varchar;
  ALTER TABLE "customer_sessions" ADD COLUMN "system" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "customer_sessions" DROP COLUMN "browser";
  ALTER TABLE "customer_sessions" DROP COLUMN "system";`)
}
