import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_results_classification" AS ENUM('provisional', 'official');
  CREATE TYPE "public"."enum__results_v_version_classification" AS ENUM('provisional', 'official');
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('created', 'updated', 'published', 'unpublished', 'deleted');
  CREATE TABLE "missing_paths" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"redirect_to" varchar,
  	"hits" numeric,
  	"last_asked" timestamp(3) with time zone,
  	"referrer" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_audit_entries_action",
  	"account" varchar,
  	"role" varchar,
  	"model" varchar,
  	"document_id" varchar,
  	"document_title" varchar,
  	"changed_fields" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "results" ADD COLUMN "classification" "enum_results_classification" DEFAULT 'provisional';
  ALTER TABLE "results" ADD COLUMN "classified_since" timestamp(3) with time zone;
  ALTER TABLE "_results_v" ADD COLUMN "version_classification" "enum__results_v_version_classification" DEFAULT 'provisional';
  ALTER TABLE "_results_v" ADD COLUMN "version_classified_since" timestamp(3) with time zone;
  CREATE UNIQUE INDEX "missing_paths_path_idx" ON "missing_paths" USING btree ("path");
  CREATE INDEX "missing_paths_updated_at_idx" ON "missing_paths" USING btree ("updated_at");
  CREATE INDEX "missing_paths_created_at_idx" ON "missing_paths" USING btree ("created_at");
  CREATE INDEX "audit_entries_account_idx" ON "audit_entries" USING btree ("account");
  CREATE INDEX "audit_entries_model_idx" ON "audit_entries" USING btree ("model");
  CREATE INDEX "audit_entries_document_id_idx" ON "audit_entries" USING btree ("document_id");
  CREATE INDEX "audit_entries_updated_at_idx" ON "audit_entries" USING btree ("updated_at");
  CREATE INDEX "audit_entries_created_at_idx" ON "audit_entries" USING btree ("created_at");`)
  // Sessions from before this say nothing about their status.
  await db.execute(sql`UPDATE "results" SET "classification" = NULL;`)
  await db.execute(sql`UPDATE "_results_v" SET "version_classification" = NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "missing_paths" CASCADE;
  DROP TABLE "audit_entries" CASCADE;
  ALTER TABLE "results" DROP COLUMN "classification";
  ALTER TABLE "results" DROP COLUMN "classified_since";
  ALTER TABLE "_results_v" DROP COLUMN "version_classification";
  ALTER TABLE "_results_v" DROP COLUMN "version_classified_since";
  DROP TYPE "public"."enum_results_classification";
  DROP TYPE "public"."enum__results_v_version_classification";
  DROP TYPE "public"."enum_audit_entries_action";`)
}
