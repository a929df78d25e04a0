import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "session_laps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session" numeric NOT NULL,
  	"laps" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE UNIQUE INDEX "session_laps_session_idx" ON "session_laps" USING btree ("session");
  CREATE INDEX "session_laps_updated_at_idx" ON "session_laps" USING btree ("updated_at");
  CREATE INDEX "session_laps_created_at_idx" ON "session_laps" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "session_laps" CASCADE;`)
}
