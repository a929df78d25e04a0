import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`articles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_rels_order_idx\` ON \`articles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_parent_idx\` ON \`articles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_path_idx\` ON \`articles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_categories_id_idx\` ON \`articles_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_order_idx\` ON \`_articles_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_parent_idx\` ON \`_articles_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_path_idx\` ON \`_articles_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_rels_categories_id_idx\` ON \`_articles_v_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`push_subscriptions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`endpoint\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`auth_secret\` text NOT NULL,
  	\`server_key\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`time_zone\` text NOT NULL,
  	\`kinds\` text,
  	\`subjects\` text,
  	\`quiet_from\` numeric,
  	\`quiet_until\` numeric,
  	\`renewed_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`push_subscriptions_key_idx\` ON \`push_subscriptions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`push_subscriptions_updated_at_idx\` ON \`push_subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`push_subscriptions_created_at_idx\` ON \`push_subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`push_notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`unless_kind\` text,
  	\`subjects\` text NOT NULL,
  	\`facts\` text NOT NULL,
  	\`ends_at\` text NOT NULL,
  	\`reached\` numeric NOT NULL,
  	\`newest\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`push_notices_key_idx\` ON \`push_notices\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`push_notices_updated_at_idx\` ON \`push_notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`push_notices_created_at_idx\` ON \`push_notices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`push_deliveries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`notice\` numeric NOT NULL,
  	\`subscription\` numeric NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`tries\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`push_deliveries_subscription_idx\` ON \`push_deliveries\` (\`subscription\`);`)
  await db.run(sql`CREATE INDEX \`push_deliveries_due_at_idx\` ON \`push_deliveries\` (\`due_at\`);`)
  await db.run(sql`ALTER TABLE \`scorings\` ADD \`takes_sheet_points\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`timing_states\` ADD \`live\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`articles_rels\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_rels\`;`)
  await db.run(sql`DROP TABLE \`push_subscriptions\`;`)
  await db.run(sql`DROP TABLE \`push_notices\`;`)
  await db.run(sql`DROP TABLE \`push_deliveries\`;`)
  await db.run(sql`ALTER TABLE \`scorings\` DROP COLUMN \`takes_sheet_points\`;`)
  await db.run(sql`ALTER TABLE \`timing_states\` DROP COLUMN \`live\`;`)
}
