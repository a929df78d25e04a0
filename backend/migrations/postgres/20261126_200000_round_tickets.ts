import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_products_skus_admission" AS ENUM('adult', 'child', 'family', 'camping', 'paddock', 'parking', 'other');
  CREATE TYPE "public"."enum__products_v_version_skus_admission" AS ENUM('adult', 'child', 'family', 'camping', 'paddock', 'parking', 'other');
  ALTER TABLE "rounds" ADD COLUMN "gates_open" varchar;
  ALTER TABLE "rounds" ADD COLUMN "what_to_bring" varchar;
  ALTER TABLE "rounds" ADD COLUMN "parking" varchar;
  ALTER TABLE "rounds" ADD COLUMN "holders_told" varchar;
  ALTER TABLE "_rounds_v" ADD COLUMN "version_gates_open" varchar;
  ALTER TABLE "_rounds_v" ADD COLUMN "version_what_to_bring" varchar;
  ALTER TABLE "_rounds_v" ADD COLUMN "version_parking" varchar;
  ALTER TABLE "_rounds_v" ADD COLUMN "version_holders_told" varchar;
  ALTER TABLE "products_skus" ADD COLUMN "admission" "enum_products_skus_admission";
  ALTER TABLE "products_skus" ADD COLUMN "early_price" numeric;
  ALTER TABLE "products_skus" ADD COLUMN "early_until" varchar;
  ALTER TABLE "products" ADD COLUMN "round_day" numeric;
  ALTER TABLE "_products_v_version_skus" ADD COLUMN "admission" "enum__products_v_version_skus_admission";
  ALTER TABLE "_products_v_version_skus" ADD COLUMN "early_price" numeric;
  ALTER TABLE "_products_v_version_skus" ADD COLUMN "early_until" varchar;
  ALTER TABLE "_products_v" ADD COLUMN "version_round_day" numeric;
  ALTER TABLE "domain_settings" ADD COLUMN "tickets_on_sale" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "rounds" DROP COLUMN "gates_open";
  ALTER TABLE "rounds" DROP COLUMN "what_to_bring";
  ALTER TABLE "rounds" DROP COLUMN "parking";
  ALTER TABLE "rounds" DROP COLUMN "holders_told";
  ALTER TABLE "_rounds_v" DROP COLUMN "version_gates_open";
  ALTER TABLE "_rounds_v" DROP COLUMN "version_what_to_bring";
  ALTER TABLE "_rounds_v" DROP COLUMN "version_parking";
  ALTER TABLE "_rounds_v" DROP COLUMN "version_holders_told";
  ALTER TABLE "products_skus" DROP COLUMN "admission";
  ALTER TABLE "products_skus" DROP COLUMN "early_price";
  ALTER TABLE "products_skus" DROP COLUMN "early_until";
  ALTER TABLE "products" DROP COLUMN "round_day";
  ALTER TABLE "_products_v_version_skus" DROP COLUMN "admission";
  ALTER TABLE "_products_v_version_skus" DROP COLUMN "early_price";
  ALTER TABLE "_products_v_version_skus" DROP COLUMN "early_until";
  ALTER TABLE "_products_v" DROP COLUMN "version_round_day";
  ALTER TABLE "domain_settings" DROP COLUMN "tickets_on_sale";
  DROP TYPE "public"."enum_products_skus_admission";
  DROP TYPE "public"."enum__products_v_version_skus_admission";`)
}
