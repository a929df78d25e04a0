import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  await db.execute(sql`
   ALTER TABLE "microblog_posts" DROP CONSTRAINT "microblog_posts_session_id_results_id_fk";
  
  ALTER TABLE "microblog_posts" DROP CONSTRAINT "microblog_posts_championship_id_championships_id_fk";
  
  ALTER TABLE "microblog_posts" DROP CONSTRAINT "microblog_posts_round_id_rounds_id_fk";
  
  ALTER TABLE "_microblog_posts_v" DROP CONSTRAINT "_microblog_posts_v_version_session_id_results_id_fk";
  
  ALTER TABLE "_microblog_posts_v" DROP CONSTRAINT "_microblog_posts_v_version_championship_id_championships_id_fk";
  
  ALTER TABLE "_microblog_posts_v" DROP CONSTRAINT "_microblog_posts_v_version_round_id_rounds_id_fk";
  
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
  ALTER TABLE "_microblog_posts_v" DROP COLUMN "version_pinned_until";`)
}
