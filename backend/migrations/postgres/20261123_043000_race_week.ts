import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_rounds_broadcasts_kind" AS ENUM('tv', 'stream', 'radio');
  CREATE TYPE "public"."enum__rounds_v_version_broadcasts_kind" AS ENUM('tv', 'stream', 'radio');
  CREATE TYPE "public"."enum_entries_status" AS ENUM('entered', 'reserve', 'withdrawn');
  CREATE TABLE "rounds_broadcasts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"broadcaster" varchar,
  	"kind" "enum_rounds_broadcasts_kind" DEFAULT 'tv',
  	"link" varchar,
  	"countries" varchar,
  	"language" varchar,
  	"is_free" boolean DEFAULT false,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_rounds_v_version_broadcasts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"broadcaster" varchar,
  	"kind" "enum__rounds_v_version_broadcasts_kind" DEFAULT 'tv',
  	"link" varchar,
  	"countries" varchar,
  	"language" varchar,
  	"is_free" boolean DEFAULT false,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "results_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"file_id" integer
  );
  
  CREATE TABLE "_results_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"round_id" integer NOT NULL,
  	"category_id" integer NOT NULL,
  	"race_number" varchar,
  	"name" varchar NOT NULL,
  	"class" varchar,
  	"team" varchar,
  	"car" varchar,
  	"status" "enum_entries_status" DEFAULT 'entered' NOT NULL,
  	"note" varchar,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "entries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"drivers_id" integer
  );
  
  CREATE TABLE "timing_providers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"is_active" boolean DEFAULT true,
  	"secret_since" timestamp(3) with time zone,
  	"secret_reference" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "timing_states" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session" numeric NOT NULL,
  	"provider" numeric NOT NULL,
  	"sequence" numeric NOT NULL,
  	"digest" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "rounds" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "rounds" ADD COLUMN "revised_at" timestamp(3) with time zone;
  ALTER TABLE "_rounds_v" ADD COLUMN "version_revision" numeric DEFAULT 0;
  ALTER TABLE "_rounds_v" ADD COLUMN "version_revised_at" timestamp(3) with time zone;
  ALTER TABLE "results" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "results" ADD COLUMN "revised_at" timestamp(3) with time zone;
  ALTER TABLE "_results_v" ADD COLUMN "version_revision" numeric DEFAULT 0;
  ALTER TABLE "_results_v" ADD COLUMN "version_revised_at" timestamp(3) with time zone;
  ALTER TABLE "scorings" ADD COLUMN "ranks_rookies" boolean DEFAULT false;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "entries_id" integer;
  ALTER TABLE "rounds_broadcasts" ADD CONSTRAINT "rounds_broadcasts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rounds_v_version_broadcasts" ADD CONSTRAINT "_rounds_v_version_broadcasts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rounds_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "results_documents" ADD CONSTRAINT "results_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "results_documents" ADD CONSTRAINT "results_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_results_v_version_documents" ADD CONSTRAINT "_results_v_version_documents_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_results_v_version_documents" ADD CONSTRAINT "_results_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_results_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "entries" ADD CONSTRAINT "entries_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entries" ADD CONSTRAINT "entries_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "entries_rels" ADD CONSTRAINT "entries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "entries_rels" ADD CONSTRAINT "entries_rels_drivers_fk" FOREIGN KEY ("drivers_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "rounds_broadcasts_order_idx" ON "rounds_broadcasts" USING btree ("_order");
  CREATE INDEX "rounds_broadcasts_parent_id_idx" ON "rounds_broadcasts" USING btree ("_parent_id");
  CREATE INDEX "_rounds_v_version_broadcasts_order_idx" ON "_rounds_v_version_broadcasts" USING btree ("_order");
  CREATE INDEX "_rounds_v_version_broadcasts_parent_id_idx" ON "_rounds_v_version_broadcasts" USING btree ("_parent_id");
  CREATE INDEX "results_documents_order_idx" ON "results_documents" USING btree ("_order");
  CREATE INDEX "results_documents_parent_id_idx" ON "results_documents" USING btree ("_parent_id");
  CREATE INDEX "results_documents_file_idx" ON "results_documents" USING btree ("file_id");
  CREATE INDEX "_results_v_version_documents_order_idx" ON "_results_v_version_documents" USING btree ("_order");
  CREATE INDEX "_results_v_version_documents_parent_id_idx" ON "_results_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_results_v_version_documents_file_idx" ON "_results_v_version_documents" USING btree ("file_id");
  CREATE INDEX "entries_round_idx" ON "entries" USING btree ("round_id");
  CREATE INDEX "entries_category_idx" ON "entries" USING btree ("category_id");
  CREATE INDEX "entries_sort_idx" ON "entries" USING btree ("sort");
  CREATE INDEX "entries_updated_at_idx" ON "entries" USING btree ("updated_at");
  CREATE INDEX "entries_created_at_idx" ON "entries" USING btree ("created_at");
  CREATE INDEX "entries_rels_order_idx" ON "entries_rels" USING btree ("order");
  CREATE INDEX "entries_rels_parent_idx" ON "entries_rels" USING btree ("parent_id");
  CREATE INDEX "entries_rels_path_idx" ON "entries_rels" USING btree ("path");
  CREATE INDEX "entries_rels_drivers_id_idx" ON "entries_rels" USING btree ("drivers_id");
  CREATE INDEX "timing_providers_updated_at_idx" ON "timing_providers" USING btree ("updated_at");
  CREATE INDEX "timing_providers_created_at_idx" ON "timing_providers" USING btree ("created_at");
  CREATE UNIQUE INDEX "timing_states_session_idx" ON "timing_states" USING btree ("session");
  CREATE INDEX "timing_states_updated_at_idx" ON "timing_states" USING btree ("updated_at");
  CREATE INDEX "timing_states_created_at_idx" ON "timing_states" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_entries_fk" FOREIGN KEY ("entries_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("entries_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "rounds_broadcasts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_rounds_v_version_broadcasts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "results_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_results_v_version_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "entries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "entries_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "timing_providers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "timing_states" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "rounds_broadcasts" CASCADE;
  DROP TABLE "_rounds_v_version_broadcasts" CASCADE;
  DROP TABLE "results_documents" CASCADE;
  DROP TABLE "_results_v_version_documents" CASCADE;
  DROP TABLE "entries" CASCADE;
  DROP TABLE "entries_rels" CASCADE;
  DROP TABLE "timing_providers" CASCADE;
  DROP TABLE "timing_states" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_entries_fk";
  
  DROP INDEX "payload_locked_documents_rels_entries_id_idx";
  ALTER TABLE "rounds" DROP COLUMN "revision";
  ALTER TABLE "rounds" DROP COLUMN "revised_at";
  ALTER TABLE "_rounds_v" DROP COLUMN "version_revision";
  ALTER TABLE "_rounds_v" DROP COLUMN "version_revised_at";
  ALTER TABLE "results" DROP COLUMN "revision";
  ALTER TABLE "results" DROP COLUMN "revised_at";
  ALTER TABLE "_results_v" DROP COLUMN "version_revision";
  ALTER TABLE "_results_v" DROP COLUMN "version_revised_at";
  ALTER TABLE "scorings" DROP COLUMN "ranks_rookies";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "entries_id";
  DROP TYPE "public"."enum_rounds_broadcasts_kind";
  DROP TYPE "public"."enum__rounds_v_version_broadcasts_kind";
  DROP TYPE "public"."enum_entries_status";`)
}
