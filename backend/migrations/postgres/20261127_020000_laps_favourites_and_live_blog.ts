import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_navigation_header_below_screen" ADD VALUE 'login';
  ALTER TYPE "public"."enum_navigation_header_below_screen" ADD VALUE 'signup';
  ALTER TYPE "public"."enum_navigation_header_below_screen" ADD VALUE 'find-order';
  ALTER TYPE "public"."enum_navigation_header_below_screen" ADD VALUE 'waiting-room';
  ALTER TYPE "public"."enum_navigation_header_below_screen" ADD VALUE 'my-championship';
  ALTER TYPE "public"."enum_navigation_header_screen" ADD VALUE 'login';
  ALTER TYPE "public"."enum_navigation_header_screen" ADD VALUE 'signup';
  ALTER TYPE "public"."enum_navigation_header_screen" ADD VALUE 'find-order';
  ALTER TYPE "public"."enum_navigation_header_screen" ADD VALUE 'waiting-room';
  ALTER TYPE "public"."enum_navigation_header_screen" ADD VALUE 'my-championship';
  ALTER TYPE "public"."enum_navigation_shortcuts_screen" ADD VALUE 'login';
  ALTER TYPE "public"."enum_navigation_shortcuts_screen" ADD VALUE 'signup';
  ALTER TYPE "public"."enum_navigation_shortcuts_screen" ADD VALUE 'find-order';
  ALTER TYPE "public"."enum_navigation_shortcuts_screen" ADD VALUE 'waiting-room';
  ALTER TYPE "public"."enum_navigation_shortcuts_screen" ADD VALUE 'my-championship';
  ALTER TYPE "public"."enum_navigation_footer_links_screen" ADD VALUE 'login';
  ALTER TYPE "public"."enum_navigation_footer_links_screen" ADD VALUE 'signup';
  ALTER TYPE "public"."enum_navigation_footer_links_screen" ADD VALUE 'find-order';
  ALTER TYPE "public"."enum_navigation_footer_links_screen" ADD VALUE 'waiting-room';
  ALTER TYPE "public"."enum_navigation_footer_links_screen" ADD VALUE 'my-championship';
  ALTER TYPE "public"."enum_navigation_notice_link_screen" ADD VALUE 'login';
  ALTER TYPE "public"."enum_navigation_notice_link_screen" ADD VALUE 'signup';
  ALTER TYPE "public"."enum_navigation_notice_link_screen" ADD VALUE 'find-order';
  ALTER TYPE "public"."enum_navigation_notice_link_screen" ADD VALUE 'waiting-room';
  ALTER TYPE "public"."enum_navigation_notice_link_screen" ADD VALUE 'my-championship';
  ALTER TYPE "public"."enum__navigation_v_version_header_below_screen" ADD VALUE 'login';
  ALTER TYPE "public"."enum__navigation_v_version_header_below_screen" ADD VALUE 'signup';
  ALTER TYPE "public"."enum__navigation_v_version_header_below_screen" ADD VALUE 'find-order';
  ALTER TYPE "public"."enum__navigation_v_version_header_below_screen" ADD VALUE 'waiting-room';
  ALTER TYPE "public"."enum__navigation_v_version_header_below_screen" ADD VALUE 'my-championship';
  ALTER TYPE "public"."enum__navigation_v_version_header_screen" ADD VALUE 'login';
  ALTER TYPE "public"."enum__navigation_v_version_header_screen" ADD VALUE 'signup';
  ALTER TYPE "public"."enum__navigation_v_version_header_screen" ADD VALUE 'find-order';
  ALTER TYPE "public"."enum__navigation_v_version_header_screen" ADD VALUE 'waiting-room';
  ALTER TYPE "public"."enum__navigation_v_version_header_screen" ADD VALUE 'my-championship';
  ALTER TYPE "public"."enum__navigation_v_version_shortcuts_screen" ADD VALUE 'login';
  ALTER TYPE "public"."enum__navigation_v_version_shortcuts_screen" ADD VALUE 'signup';
  ALTER TYPE "public"."enum__navigation_v_version_shortcuts_screen" ADD VALUE 'find-order';
  ALTER TYPE "public"."enum__navigation_v_version_shortcuts_screen" ADD VALUE 'waiting-room';
  ALTER TYPE "public"."enum__navigation_v_version_shortcuts_screen" ADD VALUE 'my-championship';
  ALTER TYPE "public"."enum__navigation_v_version_footer_links_screen" ADD VALUE 'login';
  ALTER TYPE "public"."enum__navigation_v_version_footer_links_screen" ADD VALUE 'signup';
  ALTER TYPE "public"."enum__navigation_v_version_footer_links_screen" ADD VALUE 'find-order';
  ALTER TYPE "public"."enum__navigation_v_version_footer_links_screen" ADD VALUE 'waiting-room';
  ALTER TYPE "public"."enum__navigation_v_version_footer_links_screen" ADD VALUE 'my-championship';
  ALTER TYPE "public"."enum__navigation_v_version_notice_link_screen" ADD VALUE 'login';
  ALTER TYPE "public"."enum__navigation_v_version_notice_link_screen" ADD VALUE 'signup';
  ALTER TYPE "public"."enum__navigation_v_version_notice_link_screen" ADD VALUE 'find-order';
  ALTER TYPE "public"."enum__navigation_v_version_notice_link_screen" ADD VALUE 'waiting-room';
  ALTER TYPE "public"."enum__navigation_v_version_notice_link_screen" ADD VALUE 'my-championship';
  CREATE TABLE "session_laps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session" numeric NOT NULL,
  	"laps" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "microblog_posts" ADD COLUMN "session_id" integer;
  ALTER TABLE "microblog_posts" ADD COLUMN "championship_id" integer;
  ALTER TABLE "microblog_posts" ADD COLUMN "round_id" integer;
  ALTER TABLE "microblog_posts" ADD COLUMN "is_pinned" boolean DEFAULT false;
  ALTER TABLE "microblog_posts" ADD COLUMN "pinned_until" timestamp(3) with time zone;
  ALTER TABLE "_microblog_posts_v" ADD COLUMN "version_session_id" integer;
  ALTER TABLE "_microblog_posts_v" ADD COLUMN "version_championship_id" integer;
  ALTER TABLE "_microblog_posts_v" ADD COLUMN "version_round_id" integer;
  ALTER TABLE "_microblog_posts_v" ADD COLUMN "version_is_pinned" boolean DEFAULT false;
  ALTER TABLE "_microblog_posts_v" ADD COLUMN "version_pinned_until" timestamp(3) with time zone;
  ALTER TABLE "customers" ADD COLUMN "favourites" jsonb;
  ALTER TABLE "domain_settings" ADD COLUMN "xero_tickets" varchar;
  ALTER TABLE "domain_settings" ADD COLUMN "xero_goods" varchar;
  ALTER TABLE "domain_settings" ADD COLUMN "xero_delivery" varchar;
  ALTER TABLE "domain_settings" ADD COLUMN "xero_discounts" varchar;
  ALTER TABLE "domain_settings" ADD COLUMN "xero_bookings" varchar;
  ALTER TABLE "domain_settings" ADD COLUMN "xero_surcharges" varchar;
  ALTER TABLE "domain_settings" ADD COLUMN "xero_refunds" varchar;
  ALTER TABLE "domain_settings" ADD COLUMN "xero_vouchers" varchar;
  ALTER TABLE "domain_settings" ADD COLUMN "xero_gst" varchar;
  ALTER TABLE "domain_settings" ADD COLUMN "xero_no_gst" varchar;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_xero_tickets" varchar;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_xero_goods" varchar;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_xero_delivery" varchar;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_xero_discounts" varchar;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_xero_bookings" varchar;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_xero_surcharges" varchar;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_xero_refunds" varchar;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_xero_vouchers" varchar;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_xero_gst" varchar;
  ALTER TABLE "_domain_settings_v" ADD COLUMN "version_xero_no_gst" varchar;
  CREATE UNIQUE INDEX "session_laps_session_idx" ON "session_laps" USING btree ("session");
  CREATE INDEX "session_laps_updated_at_idx" ON "session_laps" USING btree ("updated_at");
  CREATE INDEX "session_laps_created_at_idx" ON "session_laps" USING btree ("created_at");
  ALTER TABLE "microblog_posts" ADD CONSTRAINT "microblog_posts_session_id_results_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."results"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "microblog_posts" ADD CONSTRAINT "microblog_posts_championship_id_championships_id_fk" FOREIGN KEY ("championship_id") REFERENCES "public"."championships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "microblog_posts" ADD CONSTRAINT "microblog_posts_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_microblog_posts_v" ADD CONSTRAINT "_microblog_posts_v_version_session_id_results_id_fk" FOREIGN KEY ("version_session_id") REFERENCES "public"."results"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_microblog_posts_v" ADD CONSTRAINT "_microblog_posts_v_version_championship_id_championships_id_fk" FOREIGN KEY ("version_championship_id") REFERENCES "public"."championships"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_microblog_posts_v" ADD CONSTRAINT "_microblog_posts_v_version_round_id_rounds_id_fk" FOREIGN KEY ("version_round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "microblog_posts_session_idx" ON "microblog_posts" USING btree ("session_id");
  CREATE INDEX "microblog_posts_championship_idx" ON "microblog_posts" USING btree ("championship_id");
  CREATE INDEX "microblog_posts_round_idx" ON "microblog_posts" USING btree ("round_id");
  CREATE INDEX "_microblog_posts_v_version_version_session_idx" ON "_microblog_posts_v" USING btree ("version_session_id");
  CREATE INDEX "_microblog_posts_v_version_version_championship_idx" ON "_microblog_posts_v" USING btree ("version_championship_id");
  CREATE INDEX "_microblog_posts_v_version_version_round_idx" ON "_microblog_posts_v" USING btree ("version_round_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // Screens that the menus of the version before can't lead to.
  await db.execute(sql`
   ALTER TABLE "session_laps" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "session_laps" CASCADE;
  ALTER TABLE "microblog_posts" DROP CONSTRAINT "microblog_posts_session_id_results_id_fk";
  
  ALTER TABLE "microblog_posts" DROP CONSTRAINT "microblog_posts_championship_id_championships_id_fk";
  
  ALTER TABLE "microblog_posts" DROP CONSTRAINT "microblog_posts_round_id_rounds_id_fk";
  
  ALTER TABLE "_microblog_posts_v" DROP CONSTRAINT "_microblog_posts_v_version_session_id_results_id_fk";
  
  ALTER TABLE "_microblog_posts_v" DROP CONSTRAINT "_microblog_posts_v_version_championship_id_championships_id_fk";
  
  ALTER TABLE "_microblog_posts_v" DROP CONSTRAINT "_microblog_posts_v_version_round_id_rounds_id_fk";
  
  ALTER TABLE "navigation_header_below" ALTER COLUMN "screen" SET DATA TYPE text;
  UPDATE "navigation_header_below" SET "screen" = 'profile' WHERE "screen" IN ('login', 'signup', 'my-championship');
  UPDATE "navigation_header_below" SET "screen" = 'cart' WHERE "screen" IN ('find-order', 'waiting-room');
  DROP TYPE "public"."enum_navigation_header_below_screen";
  CREATE TYPE "public"."enum_navigation_header_below_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  ALTER TABLE "navigation_header_below" ALTER COLUMN "screen" SET DATA TYPE "public"."enum_navigation_header_below_screen" USING "screen"::"public"."enum_navigation_header_below_screen";
  ALTER TABLE "navigation_header" ALTER COLUMN "screen" SET DATA TYPE text;
  UPDATE "navigation_header" SET "screen" = 'profile' WHERE "screen" IN ('login', 'signup', 'my-championship');
  UPDATE "navigation_header" SET "screen" = 'cart' WHERE "screen" IN ('find-order', 'waiting-room');
  DROP TYPE "public"."enum_navigation_header_screen";
  CREATE TYPE "public"."enum_navigation_header_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  ALTER TABLE "navigation_header" ALTER COLUMN "screen" SET DATA TYPE "public"."enum_navigation_header_screen" USING "screen"::"public"."enum_navigation_header_screen";
  ALTER TABLE "navigation_shortcuts" ALTER COLUMN "screen" SET DATA TYPE text;
  UPDATE "navigation_shortcuts" SET "screen" = 'profile' WHERE "screen" IN ('login', 'signup', 'my-championship');
  UPDATE "navigation_shortcuts" SET "screen" = 'cart' WHERE "screen" IN ('find-order', 'waiting-room');
  DROP TYPE "public"."enum_navigation_shortcuts_screen";
  CREATE TYPE "public"."enum_navigation_shortcuts_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  ALTER TABLE "navigation_shortcuts" ALTER COLUMN "screen" SET DATA TYPE "public"."enum_navigation_shortcuts_screen" USING "screen"::"public"."enum_navigation_shortcuts_screen";
  ALTER TABLE "navigation_footer_links" ALTER COLUMN "screen" SET DATA TYPE text;
  UPDATE "navigation_footer_links" SET "screen" = 'profile' WHERE "screen" IN ('login', 'signup', 'my-championship');
  UPDATE "navigation_footer_links" SET "screen" = 'cart' WHERE "screen" IN ('find-order', 'waiting-room');
  DROP TYPE "public"."enum_navigation_footer_links_screen";
  CREATE TYPE "public"."enum_navigation_footer_links_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  ALTER TABLE "navigation_footer_links" ALTER COLUMN "screen" SET DATA TYPE "public"."enum_navigation_footer_links_screen" USING "screen"::"public"."enum_navigation_footer_links_screen";
  ALTER TABLE "navigation" ALTER COLUMN "notice_link_screen" SET DATA TYPE text;
  UPDATE "navigation" SET "notice_link_screen" = 'profile' WHERE "notice_link_screen" IN ('login', 'signup', 'my-championship');
  UPDATE "navigation" SET "notice_link_screen" = 'cart' WHERE "notice_link_screen" IN ('find-order', 'waiting-room');
  DROP TYPE "public"."enum_navigation_notice_link_screen";
  CREATE TYPE "public"."enum_navigation_notice_link_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  ALTER TABLE "navigation" ALTER COLUMN "notice_link_screen" SET DATA TYPE "public"."enum_navigation_notice_link_screen" USING "notice_link_screen"::"public"."enum_navigation_notice_link_screen";
  ALTER TABLE "_navigation_v_version_header_below" ALTER COLUMN "screen" SET DATA TYPE text;
  UPDATE "_navigation_v_version_header_below" SET "screen" = 'profile' WHERE "screen" IN ('login', 'signup', 'my-championship');
  UPDATE "_navigation_v_version_header_below" SET "screen" = 'cart' WHERE "screen" IN ('find-order', 'waiting-room');
  DROP TYPE "public"."enum__navigation_v_version_header_below_screen";
  CREATE TYPE "public"."enum__navigation_v_version_header_below_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  ALTER TABLE "_navigation_v_version_header_below" ALTER COLUMN "screen" SET DATA TYPE "public"."enum__navigation_v_version_header_below_screen" USING "screen"::"public"."enum__navigation_v_version_header_below_screen";
  ALTER TABLE "_navigation_v_version_header" ALTER COLUMN "screen" SET DATA TYPE text;
  UPDATE "_navigation_v_version_header" SET "screen" = 'profile' WHERE "screen" IN ('login', 'signup', 'my-championship');
  UPDATE "_navigation_v_version_header" SET "screen" = 'cart' WHERE "screen" IN ('find-order', 'waiting-room');
  DROP TYPE "public"."enum__navigation_v_version_header_screen";
  CREATE TYPE "public"."enum__navigation_v_version_header_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  ALTER TABLE "_navigation_v_version_header" ALTER COLUMN "screen" SET DATA TYPE "public"."enum__navigation_v_version_header_screen" USING "screen"::"public"."enum__navigation_v_version_header_screen";
  ALTER TABLE "_navigation_v_version_shortcuts" ALTER COLUMN "screen" SET DATA TYPE text;
  UPDATE "_navigation_v_version_shortcuts" SET "screen" = 'profile' WHERE "screen" IN ('login', 'signup', 'my-championship');
  UPDATE "_navigation_v_version_shortcuts" SET "screen" = 'cart' WHERE "screen" IN ('find-order', 'waiting-room');
  DROP TYPE "public"."enum__navigation_v_version_shortcuts_screen";
  CREATE TYPE "public"."enum__navigation_v_version_shortcuts_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  ALTER TABLE "_navigation_v_version_shortcuts" ALTER COLUMN "screen" SET DATA TYPE "public"."enum__navigation_v_version_shortcuts_screen" USING "screen"::"public"."enum__navigation_v_version_shortcuts_screen";
  ALTER TABLE "_navigation_v_version_footer_links" ALTER COLUMN "screen" SET DATA TYPE text;
  UPDATE "_navigation_v_version_footer_links" SET "screen" = 'profile' WHERE "screen" IN ('login', 'signup', 'my-championship');
  UPDATE "_navigation_v_version_footer_links" SET "screen" = 'cart' WHERE "screen" IN ('find-order', 'waiting-room');
  DROP TYPE "public"."enum__navigation_v_version_footer_links_screen";
  CREATE TYPE "public"."enum__navigation_v_version_footer_links_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  ALTER TABLE "_navigation_v_version_footer_links" ALTER COLUMN "screen" SET DATA TYPE "public"."enum__navigation_v_version_footer_links_screen" USING "screen"::"public"."enum__navigation_v_version_footer_links_screen";
  ALTER TABLE "_navigation_v" ALTER COLUMN "version_notice_link_screen" SET DATA TYPE text;
  UPDATE "_navigation_v" SET "version_notice_link_screen" = 'profile' WHERE "version_notice_link_screen" IN ('login', 'signup', 'my-championship');
  UPDATE "_navigation_v" SET "version_notice_link_screen" = 'cart' WHERE "version_notice_link_screen" IN ('find-order', 'waiting-room');
  DROP TYPE "public"."enum__navigation_v_version_notice_link_screen";
  CREATE TYPE "public"."enum__navigation_v_version_notice_link_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  ALTER TABLE "_navigation_v" ALTER COLUMN "version_notice_link_screen" SET DATA TYPE "public"."enum__navigation_v_version_notice_link_screen" USING "version_notice_link_screen"::"public"."enum__navigation_v_version_notice_link_screen";
  DROP INDEX "microblog_posts_session_idx";
  DROP INDEX "microblog_posts_championship_idx";
  DROP INDEX "microblog_posts_round_idx";
  DROP INDEX "_microblog_posts_v_version_version_session_idx";
  DROP INDEX "_microblog_posts_v_version_version_championship_idx";
  DROP INDEX "_microblog_posts_v_version_version_round_idx";
  ALTER TABLE "microblog_posts" DROP COLUMN "session_id";
  ALTER TABLE "microblog_posts" DROP COLUMN "championship_id";
  ALTER TABLE "microblog_posts" DROP COLUMN "round_id";
  ALTER TABLE "microblog_posts" DROP COLUMN "is_pinned";
  ALTER TABLE "microblog_posts" DROP COLUMN "pinned_until";
  ALTER TABLE "_microblog_posts_v" DROP COLUMN "version_session_id";
  ALTER TABLE "_microblog_posts_v" DROP COLUMN "version_championship_id";
  ALTER TABLE "_microblog_posts_v" DROP COLUMN "version_round_id";
  ALTER TABLE "_microblog_posts_v" DROP COLUMN "version_is_pinned";
  ALTER TABLE "_microblog_posts_v" DROP COLUMN "version_pinned_until";
  ALTER TABLE "customers" DROP COLUMN "favourites";
  ALTER TABLE "domain_settings" DROP COLUMN "xero_tickets";
  ALTER TABLE "domain_settings" DROP COLUMN "xero_goods";
  ALTER TABLE "domain_settings" DROP COLUMN "xero_delivery";
  ALTER TABLE "domain_settings" DROP COLUMN "xero_discounts";
  ALTER TABLE "domain_settings" DROP COLUMN "xero_bookings";
  ALTER TABLE "domain_settings" DROP COLUMN "xero_surcharges";
  ALTER TABLE "domain_settings" DROP COLUMN "xero_refunds";
  ALTER TABLE "domain_settings" DROP COLUMN "xero_vouchers";
  ALTER TABLE "domain_settings" DROP COLUMN "xero_gst";
  ALTER TABLE "domain_settings" DROP COLUMN "xero_no_gst";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_xero_tickets";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_xero_goods";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_xero_delivery";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_xero_discounts";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_xero_bookings";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_xero_surcharges";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_xero_refunds";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_xero_vouchers";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_xero_gst";
  ALTER TABLE "_domain_settings_v" DROP COLUMN "version_xero_no_gst";`)
}
