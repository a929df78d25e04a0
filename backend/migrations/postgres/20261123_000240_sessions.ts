import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_rounds_round_status" AS ENUM('scheduled', 'postponed', 'rescheduled', 'moved', 'cancelled');
  CREATE TYPE "public"."enum__rounds_v_version_round_status" AS ENUM('scheduled', 'postponed', 'rescheduled', 'moved', 'cancelled');
  CREATE TYPE "public"."enum_results_rows_status" AS ENUM('classified', 'dnf', 'dns', 'dsq', 'nc', 'excluded');
  CREATE TYPE "public"."enum_results_changes_kind" AS ENUM('start', 'status', 'classification');
  CREATE TYPE "public"."enum_results_distance_unit" AS ENUM('laps', 'minutes');
  CREATE TYPE "public"."enum_results_session_status" AS ENUM('scheduled', 'delayed', 'postponed', 'cancelled', 'running', 'suspended', 'finished');
  CREATE TYPE "public"."enum_results_kind" AS ENUM('practice', 'qualifying', 'warm_up', 'race', 'activity');
  CREATE TYPE "public"."enum__results_v_version_rows_status" AS ENUM('classified', 'dnf', 'dns', 'dsq', 'nc', 'excluded');
  CREATE TYPE "public"."enum__results_v_version_changes_kind" AS ENUM('start', 'status', 'classification');
  CREATE TYPE "public"."enum__results_v_version_distance_unit" AS ENUM('laps', 'minutes');
  CREATE TYPE "public"."enum__results_v_version_session_status" AS ENUM('scheduled', 'delayed', 'postponed', 'cancelled', 'running', 'suspended', 'finished');
  CREATE TYPE "public"."enum__results_v_version_kind" AS ENUM('practice', 'qualifying', 'warm_up', 'race', 'activity');
  ALTER TYPE "public"."enum_results_classification" ADD VALUE 'amended';
  ALTER TYPE "public"."enum__results_v_version_classification" ADD VALUE 'amended';
  CREATE TABLE "results_streams" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"link" varchar
  );
  
  CREATE TABLE "results_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"kind" "enum_results_changes_kind",
  	"before" varchar,
  	"after" varchar,
  	"reason" varchar
  );
  
  CREATE TABLE "results_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"drivers_id" integer
  );
  
  CREATE TABLE "_results_v_version_streams" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_results_v_version_changes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone,
  	"kind" "enum__results_v_version_changes_kind",
  	"before" varchar,
  	"after" varchar,
  	"reason" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_results_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"drivers_id" integer
  );
  
  ALTER TABLE "rounds" ADD COLUMN "round_status" "enum_rounds_round_status" DEFAULT 'scheduled';
  ALTER TABLE "rounds" ADD COLUMN "status_note" varchar;
  ALTER TABLE "rounds" ADD COLUMN "previous_start_date" timestamp(3) with time zone;
  ALTER TABLE "_rounds_v" ADD COLUMN "version_round_status" "enum__rounds_v_version_round_status" DEFAULT 'scheduled';
  ALTER TABLE "_rounds_v" ADD COLUMN "version_status_note" varchar;
  ALTER TABLE "_rounds_v" ADD COLUMN "version_previous_start_date" timestamp(3) with time zone;
  ALTER TABLE "results_rows" ADD COLUMN "status" "enum_results_rows_status";
  ALTER TABLE "results_rows" ADD COLUMN "status_note" varchar;
  ALTER TABLE "results_rows" ADD COLUMN "grid" numeric;
  ALTER TABLE "results_rows" ADD COLUMN "points" numeric;
  ALTER TABLE "results_rows" ADD COLUMN "is_fastest_lap" boolean DEFAULT false;
  ALTER TABLE "results_rows" ADD COLUMN "team" varchar;
  ALTER TABLE "results_rows" ADD COLUMN "car" varchar;
  ALTER TABLE "results_rows" ADD COLUMN "penalties" varchar;
  ALTER TABLE "results" ADD COLUMN "ends_at" timestamp(3) with time zone;
  ALTER TABLE "results" ADD COLUMN "distance" numeric;
  ALTER TABLE "results" ADD COLUMN "distance_unit" "enum_results_distance_unit";
  ALTER TABLE "results" ADD COLUMN "session_status" "enum_results_session_status";
  ALTER TABLE "results" ADD COLUMN "status_note" varchar;
  ALTER TABLE "results" ADD COLUMN "live_timing_link" varchar;
  ALTER TABLE "results" ADD COLUMN "kind" "enum_results_kind";
  ALTER TABLE "results" ADD COLUMN "classification_note" varchar;
  ALTER TABLE "results" ADD COLUMN "previous_starts_at" timestamp(3) with time zone;
  ALTER TABLE "results" ADD COLUMN "has_sheet" boolean DEFAULT false;
  ALTER TABLE "_results_v_version_rows" ADD COLUMN "status" "enum__results_v_version_rows_status";
  ALTER TABLE "_results_v_version_rows" ADD COLUMN "status_note" varchar;
  ALTER TABLE "_results_v_version_rows" ADD COLUMN "grid" numeric;
  ALTER TABLE "_results_v_version_rows" ADD COLUMN "points" numeric;
  ALTER TABLE "_results_v_version_rows" ADD COLUMN "is_fastest_lap" boolean DEFAULT false;
  ALTER TABLE "_results_v_version_rows" ADD COLUMN "team" varchar;
  ALTER TABLE "_results_v_version_rows" ADD COLUMN "car" varchar;
  ALTER TABLE "_results_v_version_rows" ADD COLUMN "penalties" varchar;
  ALTER TABLE "_results_v" ADD COLUMN "version_ends_at" timestamp(3) with time zone;
  ALTER TABLE "_results_v" ADD COLUMN "version_distance" numeric;
  ALTER TABLE "_results_v" ADD COLUMN "version_distance_unit" "enum__results_v_version_distance_unit";
  ALTER TABLE "_results_v" ADD COLUMN "version_session_status" "enum__results_v_version_session_status";
  ALTER TABLE "_results_v" ADD COLUMN "version_status_note" varchar;
  ALTER TABLE "_results_v" ADD COLUMN "version_live_timing_link" varchar;
  ALTER TABLE "_results_v" ADD COLUMN "version_kind" "enum__results_v_version_kind";
  ALTER TABLE "_results_v" ADD COLUMN "version_classification_note" varchar;
  ALTER TABLE "_results_v" ADD COLUMN "version_previous_starts_at" timestamp(3) with time zone;
  ALTER TABLE "_results_v" ADD COLUMN "version_has_sheet" boolean DEFAULT false;
  ALTER TABLE "results_streams" ADD CONSTRAINT "results_streams_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "results_changes" ADD CONSTRAINT "results_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "results_rels" ADD CONSTRAINT "results_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "results_rels" ADD CONSTRAINT "results_rels_drivers_fk" FOREIGN KEY ("drivers_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_results_v_version_streams" ADD CONSTRAINT "_results_v_version_streams_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_results_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_results_v_version_changes" ADD CONSTRAINT "_results_v_version_changes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_results_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_results_v_rels" ADD CONSTRAINT "_results_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_results_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_results_v_rels" ADD CONSTRAINT "_results_v_rels_drivers_fk" FOREIGN KEY ("drivers_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "results_streams_order_idx" ON "results_streams" USING btree ("_order");
  CREATE INDEX "results_streams_parent_id_idx" ON "results_streams" USING btree ("_parent_id");
  CREATE INDEX "results_changes_order_idx" ON "results_changes" USING btree ("_order");
  CREATE INDEX "results_changes_parent_id_idx" ON "results_changes" USING btree ("_parent_id");
  CREATE INDEX "results_rels_order_idx" ON "results_rels" USING btree ("order");
  CREATE INDEX "results_rels_parent_idx" ON "results_rels" USING btree ("parent_id");
  CREATE INDEX "results_rels_path_idx" ON "results_rels" USING btree ("path");
  CREATE INDEX "results_rels_drivers_id_idx" ON "results_rels" USING btree ("drivers_id");
  CREATE INDEX "_results_v_version_streams_order_idx" ON "_results_v_version_streams" USING btree ("_order");
  CREATE INDEX "_results_v_version_streams_parent_id_idx" ON "_results_v_version_streams" USING btree ("_parent_id");
  CREATE INDEX "_results_v_version_changes_order_idx" ON "_results_v_version_changes" USING btree ("_order");
  CREATE INDEX "_results_v_version_changes_parent_id_idx" ON "_results_v_version_changes" USING btree ("_parent_id");
  CREATE INDEX "_results_v_rels_order_idx" ON "_results_v_rels" USING btree ("order");
  CREATE INDEX "_results_v_rels_parent_idx" ON "_results_v_rels" USING btree ("parent_id");
  CREATE INDEX "_results_v_rels_path_idx" ON "_results_v_rels" USING btree ("path");
  CREATE INDEX "_results_v_rels_drivers_id_idx" ON "_results_v_rels" USING btree ("drivers_id");
  CREATE INDEX "results_has_sheet_idx" ON "results" USING btree ("has_sheet");
  CREATE INDEX "_results_v_version_version_has_sheet_idx" ON "_results_v" USING btree ("version_has_sheet");`)
  // Until now every session was one with results: what they are follows from their name and their rows.
  await db.execute(sql`
  UPDATE "results" SET "session_status" = 'finished', "kind" = (CASE WHEN "is_a_race" THEN 'race' WHEN lower("session_name") LIKE '%qual%' THEN 'qualifying' ELSE 'practice' END)::"enum_results_kind", "has_sheet" = EXISTS (SELECT 1 FROM "results_rows" WHERE "results_rows"."_parent_id" = "results"."id");
  UPDATE "_results_v" SET "version_session_status" = 'finished', "version_kind" = (CASE WHEN "version_is_a_race" THEN 'race' WHEN lower("version_session_name") LIKE '%qual%' THEN 'qualifying' ELSE 'practice' END)::"enum__results_v_version_kind", "version_has_sheet" = EXISTS (SELECT 1 FROM "_results_v_version_rows" WHERE "_results_v_version_rows"."_parent_id" = "_results_v"."id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "results_streams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "results_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "results_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_results_v_version_streams" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_results_v_version_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_results_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "results_streams" CASCADE;
  DROP TABLE "results_changes" CASCADE;
  DROP TABLE "results_rels" CASCADE;
  DROP TABLE "_results_v_version_streams" CASCADE;
  DROP TABLE "_results_v_version_changes" CASCADE;
  DROP TABLE "_results_v_rels" CASCADE;
  ALTER TABLE "results" ALTER COLUMN "classification" SET DATA TYPE text;
  ALTER TABLE "results" ALTER COLUMN "classification" SET DEFAULT 'provisional'::text;
  DROP TYPE "public"."enum_results_classification";
  CREATE TYPE "public"."enum_results_classification" AS ENUM('provisional', 'official');
  ALTER TABLE "results" ALTER COLUMN "classification" SET DEFAULT 'provisional'::"public"."enum_results_classification";
  ALTER TABLE "results" ALTER COLUMN "classification" SET DATA TYPE "public"."enum_results_classification" USING "classification"::"public"."enum_results_classification";
  ALTER TABLE "_results_v" ALTER COLUMN "version_classification" SET DATA TYPE text;
  ALTER TABLE "_results_v" ALTER COLUMN "version_classification" SET DEFAULT 'provisional'::text;
  DROP TYPE "public"."enum__results_v_version_classification";
  CREATE TYPE "public"."enum__results_v_version_classification" AS ENUM('provisional', 'official');
  ALTER TABLE "_results_v" ALTER COLUMN "version_classification" SET DEFAULT 'provisional'::"public"."enum__results_v_version_classification";
  ALTER TABLE "_results_v" ALTER COLUMN "version_classification" SET DATA TYPE "public"."enum__results_v_version_classification" USING "version_classification"::"public"."enum__results_v_version_classification";
  DROP INDEX "results_has_sheet_idx";
  DROP INDEX "_results_v_version_version_has_sheet_idx";
  ALTER TABLE "rounds" DROP COLUMN "round_status";
  ALTER TABLE "rounds" DROP COLUMN "status_note";
  ALTER TABLE "rounds" DROP COLUMN "previous_start_date";
  ALTER TABLE "_rounds_v" DROP COLUMN "version_round_status";
  ALTER TABLE "_rounds_v" DROP COLUMN "version_status_note";
  ALTER TABLE "_rounds_v" DROP COLUMN "version_previous_start_date";
  ALTER TABLE "results_rows" DROP COLUMN "status";
  ALTER TABLE "results_rows" DROP COLUMN "status_note";
  ALTER TABLE "results_rows" DROP COLUMN "grid";
  ALTER TABLE "results_rows" DROP COLUMN "points";
  ALTER TABLE "results_rows" DROP COLUMN "is_fastest_lap";
  ALTER TABLE "results_rows" DROP COLUMN "team";
  ALTER TABLE "results_rows" DROP COLUMN "car";
  ALTER TABLE "results_rows" DROP COLUMN "penalties";
  ALTER TABLE "results" DROP COLUMN "ends_at";
  ALTER TABLE "results" DROP COLUMN "distance";
  ALTER TABLE "results" DROP COLUMN "distance_unit";
  ALTER TABLE "results" DROP COLUMN "session_status";
  ALTER TABLE "results" DROP COLUMN "status_note";
  ALTER TABLE "results" DROP COLUMN "live_timing_link";
  ALTER TABLE "results" DROP COLUMN "kind";
  ALTER TABLE "results" DROP COLUMN "classification_note";
  ALTER TABLE "results" DROP COLUMN "previous_starts_at";
  ALTER TABLE "results" DROP COLUMN "has_sheet";
  ALTER TABLE "_results_v_version_rows" DROP COLUMN "status";
  ALTER TABLE "_results_v_version_rows" DROP COLUMN "status_note";
  ALTER TABLE "_results_v_version_rows" DROP COLUMN "grid";
  ALTER TABLE "_results_v_version_rows" DROP COLUMN "points";
  ALTER TABLE "_results_v_version_rows" DROP COLUMN "is_fastest_lap";
  ALTER TABLE "_results_v_version_rows" DROP COLUMN "team";
  ALTER TABLE "_results_v_version_rows" DROP COLUMN "car";
  ALTER TABLE "_results_v_version_rows" DROP COLUMN "penalties";
  ALTER TABLE "_results_v" DROP COLUMN "version_ends_at";
  ALTER TABLE "_results_v" DROP COLUMN "version_distance";
  ALTER TABLE "_results_v" DROP COLUMN "version_distance_unit";
  ALTER TABLE "_results_v" DROP COLUMN "version_session_status";
  ALTER TABLE "_results_v" DROP COLUMN "version_status_note";
  ALTER TABLE "_results_v" DROP COLUMN "version_live_timing_link";
  ALTER TABLE "_results_v" DROP COLUMN "version_kind";
  ALTER TABLE "_results_v" DROP COLUMN "version_classification_note";
  ALTER TABLE "_results_v" DROP COLUMN "version_previous_starts_at";
  ALTER TABLE "_results_v" DROP COLUMN "version_has_sheet";
  DROP TYPE "public"."enum_rounds_round_status";
  DROP TYPE "public"."enum__rounds_v_version_round_status";
  DROP TYPE "public"."enum_results_rows_status";
  DROP TYPE "public"."enum_results_changes_kind";
  DROP TYPE "public"."enum_results_distance_unit";
  DROP TYPE "public"."enum_results_session_status";
  DROP TYPE "public"."enum_results_kind";
  DROP TYPE "public"."enum__results_v_version_rows_status";
  DROP TYPE "public"."enum__results_v_version_changes_kind";
  DROP TYPE "public"."enum__results_v_version_distance_unit";
  DROP TYPE "public"."enum__results_v_version_session_status";
  DROP TYPE "public"."enum__results_v_version_kind";`)
}
