import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "customer_passkeys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"customer_id" integer NOT NULL,
  	"name" varchar NOT NULL,
  	"credential_id" varchar NOT NULL,
  	"public_key" varchar NOT NULL,
  	"counter" numeric NOT NULL,
  	"transports" varchar,
  	"last_used_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "customer_sessions" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "customer_passkeys" ADD CONSTRAINT "customer_passkeys_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "customer_passkeys_customer_idx" ON "customer_passkeys" USING btree ("customer_id");
  CREATE UNIQUE INDEX "customer_passkeys_credential_id_idx" ON "customer_passkeys" USING btree ("credential_id");
  CREATE INDEX "customer_passkeys_updated_at_idx" ON "customer_passkeys" USING btree ("updated_at");
  CREATE INDEX "customer_passkeys_created_at_idx" ON "customer_passkeys" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "customer_passkeys" CASCADE;
  ALTER TABLE "customer_sessions" DROP COLUMN "confirmed_at";`)
}
