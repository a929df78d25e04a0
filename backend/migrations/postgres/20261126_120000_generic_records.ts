import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "groups" ADD COLUMN "enabled" boolean DEFAULT true;
  ALTER TABLE "links" ADD COLUMN "image_id" integer;
  ALTER TABLE "forms" ADD COLUMN "image_id" integer;
  ALTER TABLE "forms" ADD COLUMN "enabled" boolean DEFAULT true;
  ALTER TABLE "faqs" ADD COLUMN "enabled" boolean DEFAULT true;
  ALTER TABLE "podcast_channels" ADD COLUMN "enabled" boolean DEFAULT true;
  ALTER TABLE "podcast_episodes" ADD COLUMN "media_url" varchar;
  ALTER TABLE "_podcast_episodes_v" ADD COLUMN "version_media_url" varchar;
  ALTER TABLE "persons" ADD COLUMN "enabled" boolean DEFAULT true;
  ALTER TABLE "testimonials" ADD COLUMN "enabled" boolean DEFAULT true;
  ALTER TABLE "photos" ADD COLUMN "enabled" boolean DEFAULT true;
  ALTER TABLE "slides" ADD COLUMN "enabled" boolean DEFAULT true;
  ALTER TABLE "galleries" ADD COLUMN "enabled" boolean DEFAULT true;
  ALTER TABLE "videos" ADD COLUMN "enabled" boolean DEFAULT true;
  ALTER TABLE "customers" ADD COLUMN "enabled" boolean DEFAULT true;
  ALTER TABLE "addresses" ADD COLUMN "image_id" integer;
  ALTER TABLE "links" ADD CONSTRAINT "links_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "addresses" ADD CONSTRAINT "addresses_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "links_image_idx" ON "links" USING btree ("image_id");
  CREATE INDEX "forms_image_idx" ON "forms" USING btree ("image_id");
  CREATE INDEX "addresses_image_idx" ON "addresses" USING btree ("image_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "links" DROP CONSTRAINT "links_image_id_media_id_fk";
  
  ALTER TABLE "forms" DROP CONSTRAINT "forms_image_id_media_id_fk";
  
  ALTER TABLE "addresses" DROP CONSTRAINT "addresses_image_id_media_id_fk";
  
  DROP INDEX "links_image_idx";
  DROP INDEX "forms_image_idx";
  DROP INDEX "addresses_image_idx";
  ALTER TABLE "groups" DROP COLUMN "enabled";
  ALTER TABLE "links" DROP COLUMN "image_id";
  ALTER TABLE "forms" DROP COLUMN "image_id";
  ALTER TABLE "forms" DROP COLUMN "enabled";
  ALTER TABLE "faqs" DROP COLUMN "enabled";
  ALTER TABLE "podcast_channels" DROP COLUMN "enabled";
  ALTER TABLE "podcast_episodes" DROP COLUMN "media_url";
  ALTER TABLE "_podcast_episodes_v" DROP COLUMN "version_media_url";
  ALTER TABLE "persons" DROP COLUMN "enabled";
  ALTER TABLE "testimonials" DROP COLUMN "enabled";
  ALTER TABLE "photos" DROP COLUMN "enabled";
  ALTER TABLE "slides" DROP COLUMN "enabled";
  ALTER TABLE "galleries" DROP COLUMN "enabled";
  ALTER TABLE "videos" DROP COLUMN "enabled";
  ALTER TABLE "customers" DROP COLUMN "enabled";
  ALTER TABLE "addresses" DROP COLUMN "image_id";`)
}
