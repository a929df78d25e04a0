import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer
  );
  
  CREATE TABLE "push_subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"endpoint" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"auth_secret" varchar NOT NULL,
  	"server_key" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"time_zone" varchar NOT NULL,
  	"kinds" varchar,
  	"subjects" varchar,
  	"quiet_from" numeric,
  	"quiet_until" numeric,
  	"renewed_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "push_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"unless_kind" varchar,
  	"subjects" varchar NOT NULL,
  	"facts" varchar NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"reached" numeric NOT NULL,
  	"newest" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "push_deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notice" numeric NOT NULL,
  	"subscription" numeric NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"tries" numeric NOT NULL
  );
  
  ALTER TABLE "scorings" ADD COLUMN "takes_sheet_points" boolean DEFAULT false;
  ALTER TABLE "timing_states" ADD COLUMN "live" jsonb;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_categories_id_idx" ON "articles_rels" USING btree ("categories_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_categories_id_idx" ON "_articles_v_rels" USING btree ("categories_id");
  CREATE UNIQUE INDEX "push_subscriptions_key_idx" ON "push_subscriptions" USING btree ("key");
  CREATE INDEX "push_subscriptions_updated_at_idx" ON "push_subscriptions" USING btree ("updated_at");
  CREATE INDEX "push_subscriptions_created_at_idx" ON "push_subscriptions" USING btree ("created_at");
  CREATE UNIQUE INDEX "push_notices_key_idx" ON "push_notices" USING btree ("key");
  CREATE INDEX "push_notices_updated_at_idx" ON "push_notices" USING btree ("updated_at");
  CREATE INDEX "push_notices_created_at_idx" ON "push_notices" USING btree ("created_at");
  CREATE INDEX "push_deliveries_subscription_idx" ON "push_deliveries" USING btree ("subscription");
  CREATE INDEX "push_deliveries_due_at_idx" ON "push_deliveries" USING btree ("due_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "articles_rels" CASCADE;
  DROP TABLE "_articles_v_rels" CASCADE;
  DROP TABLE "push_subscriptions" CASCADE;
  DROP TABLE "push_notices" CASCADE;
  DROP TABLE "push_deliveries" CASCADE;
  ALTER TABLE "scorings" DROP COLUMN "takes_sheet_points";
  ALTER TABLE "timing_states" DROP COLUMN "live";`)
}
