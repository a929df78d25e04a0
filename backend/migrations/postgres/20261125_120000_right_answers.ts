import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_scorings_dead_heats" AS ENUM('share', 'each');
  CREATE TYPE "public"."enum_domain_settings_small_rest" AS ENUM('keep_credit', 'waive');
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'schedule-failed';
  CREATE TABLE "championships_same_names" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"same_as" varchar NOT NULL
  );
  
  ALTER TABLE "rounds" ADD COLUMN "previous_venue_id" integer;
  ALTER TABLE "_rounds_v" ADD COLUMN "version_previous_venue_id" integer;
  ALTER TABLE "scorings" ADD COLUMN "dead_heats" "enum_scorings_dead_heats" DEFAULT 'share';
  ALTER TABLE "domain_settings" ADD COLUMN "small_rest" "enum_domain_settings_small_rest" DEFAULT 'keep_credit';
  ALTER TABLE "championships_same_names" ADD CONSTRAINT "championships_same_names_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."championships"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "championships_same_names_order_idx" ON "championships_same_names" USING btree ("_order");
  CREATE INDEX "championships_same_names_parent_id_idx" ON "championships_same_names" USING btree ("_parent_id");
  ALTER TABLE "rounds" ADD CONSTRAINT "rounds_previous_venue_id_venues_id_fk" FOREIGN KEY ("previous_venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rounds_v" ADD CONSTRAINT "_rounds_v_version_previous_venue_id_venues_id_fk" FOREIGN KEY ("version_previous_venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "rounds_previous_venue_idx" ON "rounds" USING btree ("previous_venue_id");
  CREATE INDEX "_rounds_v_version_version_previous_venue_idx" ON "_rounds_v" USING btree ("version_previous_venue_id");`)
  // A session's number in calendars was its own count and its round's; a round's was the minutes of its last change where it wasn't counted.
  // Each stands for itself from now on, and none may fall.
  await db.execute(sql`UPDATE results SET revision = COALESCE(revision, 0) + COALESCE((SELECT revision FROM rounds WHERE rounds.id = results.round_id), 0);`)
  await db.execute(sql`UPDATE results SET revised_at = (SELECT revised_at FROM rounds WHERE rounds.id = results.round_id)
    WHERE EXISTS (SELECT 1 FROM rounds WHERE rounds.id = results.round_id AND rounds.revised_at IS NOT NULL
      AND (results.revised_at IS NULL OR rounds.revised_at > results.revised_at));`)
  await db.execute(sql`UPDATE rounds SET revision = revision + FLOOR(EXTRACT(EPOCH FROM updated_at) / 60) WHERE revision > 0;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // The release before has no such action.
  await db.execute(sql`DELETE FROM audit_entries WHERE action = 'schedule-failed';`)
  await db.execute(sql`
   ALTER TABLE "championships_same_names" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "championships_same_names" CASCADE;
  ALTER TABLE "rounds" DROP CONSTRAINT "rounds_previous_venue_id_venues_id_fk";
  
  ALTER TABLE "_rounds_v" DROP CONSTRAINT "_rounds_v_version_previous_venue_id_venues_id_fk";
  
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('created', 'updated', 'published', 'published-alone', 'marked-ready', 'sent-back', 'unpublished', 'deleted');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  DROP INDEX "rounds_previous_venue_idx";
  DROP INDEX "_rounds_v_version_version_previous_venue_idx";
  ALTER TABLE "rounds" DROP COLUMN "previous_venue_id";
  ALTER TABLE "_rounds_v" DROP COLUMN "version_previous_venue_id";
  ALTER TABLE "scorings" DROP COLUMN "dead_heats";
  ALTER TABLE "domain_settings" DROP COLUMN "small_rest";
  DROP TYPE "public"."enum_scorings_dead_heats";
  DROP TYPE "public"."enum_domain_settings_small_rest";`)
}
