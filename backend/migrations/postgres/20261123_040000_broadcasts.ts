import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_rounds_broadcasts_kind" AS ENUM('tv', 'stream', 'radio');
  CREATE TYPE "public"."enum__rounds_v_version_broadcasts_kind" AS ENUM('tv', 'stream', 'radio');
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
  
  ALTER TABLE "rounds_broadcasts" ADD CONSTRAINT "rounds_broadcasts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rounds_v_version_broadcasts" ADD CONSTRAINT "_rounds_v_version_broadcasts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_rounds_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "rounds_broadcasts_order_idx" ON "rounds_broadcasts" USING btree ("_order");
  CREATE INDEX "rounds_broadcasts_parent_id_idx" ON "rounds_broadcasts" USING btree ("_parent_id");
  CREATE INDEX "_rounds_v_version_broadcasts_order_idx" ON "_rounds_v_version_broadcasts" USING btree ("_order");
  CREATE INDEX "_rounds_v_version_broadcasts_parent_id_idx" ON "_rounds_v_version_broadcasts" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "rounds_broadcasts" CASCADE;
  DROP TABLE "_rounds_v_version_broadcasts" CASCADE;
  DROP TYPE "public"."enum_rounds_broadcasts_kind";
  DROP TYPE "public"."enum__rounds_v_version_broadcasts_kind";`)
}
