import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "wallet_passes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"serial" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"device" varchar NOT NULL,
  	"push_token" varchar,
  	"language" varchar NOT NULL,
  	"said" varchar,
  	"changed_at" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"tries" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE INDEX "wallet_passes_serial_idx" ON "wallet_passes" USING btree ("serial");
  CREATE INDEX "wallet_passes_subject_idx" ON "wallet_passes" USING btree ("subject");
  CREATE INDEX "wallet_passes_due_at_idx" ON "wallet_passes" USING btree ("due_at");
  CREATE INDEX "wallet_passes_updated_at_idx" ON "wallet_passes" USING btree ("updated_at");
  CREATE INDEX "wallet_passes_created_at_idx" ON "wallet_passes" USING btree ("created_at");
  CREATE UNIQUE INDEX "device_serial_idx" ON "wallet_passes" USING btree ("device","serial");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "wallet_passes" CASCADE;`)
}
