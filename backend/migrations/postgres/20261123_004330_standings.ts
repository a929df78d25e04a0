import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_championships_session_points_factor" AS ENUM('0.5', '0', '2');
  CREATE TYPE "public"."enum_championships_of" AS ENUM('drivers', 'teams', 'rookies');
  CREATE TYPE "public"."enum_scorings_points_kind" AS ENUM('race', 'qualifying');
  CREATE TYPE "public"."enum_scorings_bonuses_kind" AS ENUM('pole', 'fastest_lap', 'most_positions_gained');
  CREATE TYPE "public"."enum_scorings_drops_mode" AS ENUM('keep', 'drop');
  CREATE TYPE "public"."enum_scorings_drops_by" AS ENUM('round', 'session');
  CREATE TYPE "public"."enum_scorings_guests" AS ENUM('move_up', 'lost');
  CREATE TYPE "public"."enum_scorings_shared_cars" AS ENUM('each', 'divide');
  CREATE TYPE "public"."enum_scorings_ties" AS ENUM('countback_then_latest', 'countback', 'none');
  CREATE TABLE "championships_session_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"session_id" integer NOT NULL,
  	"factor" "enum_championships_session_points_factor" DEFAULT '0.5' NOT NULL,
  	"reason" varchar
  );
  
  CREATE TABLE "championships_adjustments" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"points" numeric NOT NULL,
  	"round_id" integer,
  	"reason" varchar NOT NULL
  );
  
  CREATE TABLE "championships" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"season" varchar,
  	"of" "enum_championships_of" DEFAULT 'drivers' NOT NULL,
  	"category_id" integer NOT NULL,
  	"scoring_id" integer NOT NULL,
  	"url" varchar NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "championships_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "championships_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"rounds_id" integer
  );
  
  CREATE TABLE "scorings_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_scorings_points_kind" DEFAULT 'race' NOT NULL,
  	"session" varchar,
  	"per_round" numeric DEFAULT 1 NOT NULL,
  	"points" varchar NOT NULL
  );
  
  CREATE TABLE "scorings_bonuses" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_scorings_bonuses_kind" NOT NULL,
  	"points" numeric NOT NULL,
  	"within" numeric
  );
  
  CREATE TABLE "scorings_drops" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"mode" "enum_scorings_drops_mode" DEFAULT 'drop' NOT NULL,
  	"count" numeric NOT NULL,
  	"by" "enum_scorings_drops_by" DEFAULT 'round' NOT NULL,
  	"from" numeric,
  	"to" numeric
  );
  
  CREATE TABLE "scorings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"minimum_distance" numeric,
  	"round_limit" numeric,
  	"cars_per_team" numeric,
  	"guests" "enum_scorings_guests" DEFAULT 'move_up' NOT NULL,
  	"shared_cars" "enum_scorings_shared_cars" DEFAULT 'each' NOT NULL,
  	"ties" "enum_scorings_ties" DEFAULT 'countback_then_latest' NOT NULL,
  	"keeps_disqualifications" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "championships_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "scorings_id" integer;
  ALTER TABLE "championships_session_points" ADD CONSTRAINT "championships_session_points_session_id_results_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."results"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "championships_session_points" ADD CONSTRAINT "championships_session_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."championships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "championships_adjustments" ADD CONSTRAINT "championships_adjustments_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "championships_adjustments" ADD CONSTRAINT "championships_adjustments_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."championships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "championships" ADD CONSTRAINT "championships_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "championships" ADD CONSTRAINT "championships_scoring_id_scorings_id_fk" FOREIGN KEY ("scoring_id") REFERENCES "public"."scorings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "championships_texts" ADD CONSTRAINT "championships_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."championships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "championships_rels" ADD CONSTRAINT "championships_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."championships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "championships_rels" ADD CONSTRAINT "championships_rels_rounds_fk" FOREIGN KEY ("rounds_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scorings_points" ADD CONSTRAINT "scorings_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."scorings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scorings_bonuses" ADD CONSTRAINT "scorings_bonuses_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."scorings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "scorings_drops" ADD CONSTRAINT "scorings_drops_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."scorings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "championships_session_points_order_idx" ON "championships_session_points" USING btree ("_order");
  CREATE INDEX "championships_session_points_parent_id_idx" ON "championships_session_points" USING btree ("_parent_id");
  CREATE INDEX "championships_session_points_session_idx" ON "championships_session_points" USING btree ("session_id");
  CREATE INDEX "championships_adjustments_order_idx" ON "championships_adjustments" USING btree ("_order");
  CREATE INDEX "championships_adjustments_parent_id_idx" ON "championships_adjustments" USING btree ("_parent_id");
  CREATE INDEX "championships_adjustments_round_idx" ON "championships_adjustments" USING btree ("round_id");
  CREATE INDEX "championships_category_idx" ON "championships" USING btree ("category_id");
  CREATE INDEX "championships_scoring_idx" ON "championships" USING btree ("scoring_id");
  CREATE UNIQUE INDEX "championships_url_idx" ON "championships" USING btree ("url");
  CREATE INDEX "championships_sort_idx" ON "championships" USING btree ("sort");
  CREATE INDEX "championships_updated_at_idx" ON "championships" USING btree ("updated_at");
  CREATE INDEX "championships_created_at_idx" ON "championships" USING btree ("created_at");
  CREATE INDEX "championships_texts_order_parent" ON "championships_texts" USING btree ("order","parent_id");
  CREATE INDEX "championships_rels_order_idx" ON "championships_rels" USING btree ("order");
  CREATE INDEX "championships_rels_parent_idx" ON "championships_rels" USING btree ("parent_id");
  CREATE INDEX "championships_rels_path_idx" ON "championships_rels" USING btree ("path");
  CREATE INDEX "championships_rels_rounds_id_idx" ON "championships_rels" USING btree ("rounds_id");
  CREATE INDEX "scorings_points_order_idx" ON "scorings_points" USING btree ("_order");
  CREATE INDEX "scorings_points_parent_id_idx" ON "scorings_points" USING btree ("_parent_id");
  CREATE INDEX "scorings_bonuses_order_idx" ON "scorings_bonuses" USING btree ("_order");
  CREATE INDEX "scorings_bonuses_parent_id_idx" ON "scorings_bonuses" USING btree ("_parent_id");
  CREATE INDEX "scorings_drops_order_idx" ON "scorings_drops" USING btree ("_order");
  CREATE INDEX "scorings_drops_parent_id_idx" ON "scorings_drops" USING btree ("_parent_id");
  CREATE INDEX "scorings_updated_at_idx" ON "scorings" USING btree ("updated_at");
  CREATE INDEX "scorings_created_at_idx" ON "scorings" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_championships_fk" FOREIGN KEY ("championships_id") REFERENCES "public"."championships"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_scorings_fk" FOREIGN KEY ("scorings_id") REFERENCES "public"."scorings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_championships_id_idx" ON "payload_locked_documents_rels" USING btree ("championships_id");
  CREATE INDEX "payload_locked_documents_rels_scorings_id_idx" ON "payload_locked_documents_rels" USING btree ("scorings_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "championships_session_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "championships_adjustments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "championships" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "championships_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "championships_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scorings_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scorings_bonuses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scorings_drops" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "scorings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "championships_session_points" CASCADE;
  DROP TABLE "championships_adjustments" CASCADE;
  DROP TABLE "championships" CASCADE;
  DROP TABLE "championships_texts" CASCADE;
  DROP TABLE "championships_rels" CASCADE;
  DROP TABLE "scorings_points" CASCADE;
  DROP TABLE "scorings_bonuses" CASCADE;
  DROP TABLE "scorings_drops" CASCADE;
  DROP TABLE "scorings" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_championships_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_scorings_fk";
  
  DROP INDEX "payload_locked_documents_rels_championships_id_idx";
  DROP INDEX "payload_locked_documents_rels_scorings_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "championships_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "scorings_id";
  DROP TYPE "public"."enum_championships_session_points_factor";
  DROP TYPE "public"."enum_championships_of";
  DROP TYPE "public"."enum_scorings_points_kind";
  DROP TYPE "public"."enum_scorings_bonuses_kind";
  DROP TYPE "public"."enum_scorings_drops_mode";
  DROP TYPE "public"."enum_scorings_drops_by";
  DROP TYPE "public"."enum_scorings_guests";
  DROP TYPE "public"."enum_scorings_shared_cars";
  DROP TYPE "public"."enum_scorings_ties";`)
}
