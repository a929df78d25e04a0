import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`results_streams\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`results_streams_order_idx\` ON \`results_streams\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`results_streams_parent_id_idx\` ON \`results_streams\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`results_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`at\` text,
  	\`kind\` text,
  	\`before\` text,
  	\`after\` text,
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`results\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`results_changes_order_idx\` ON \`results_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`results_changes_parent_id_idx\` ON \`results_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`results_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`drivers_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`results\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`drivers_id\`) REFERENCES \`drivers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`results_rels_order_idx\` ON \`results_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`results_rels_parent_idx\` ON \`results_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`results_rels_path_idx\` ON \`results_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`results_rels_drivers_id_idx\` ON \`results_rels\` (\`drivers_id\`);`)
  await db.run(sql`CREATE TABLE \`_results_v_version_streams\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_results_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_results_v_version_streams_order_idx\` ON \`_results_v_version_streams\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_version_streams_parent_id_idx\` ON \`_results_v_version_streams\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_results_v_version_changes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`at\` text,
  	\`kind\` text,
  	\`before\` text,
  	\`after\` text,
  	\`reason\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_results_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_results_v_version_changes_order_idx\` ON \`_results_v_version_changes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_version_changes_parent_id_idx\` ON \`_results_v_version_changes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_results_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`drivers_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_results_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`drivers_id\`) REFERENCES \`drivers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_results_v_rels_order_idx\` ON \`_results_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_rels_parent_idx\` ON \`_results_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_rels_path_idx\` ON \`_results_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_results_v_rels_drivers_id_idx\` ON \`_results_v_rels\` (\`drivers_id\`);`)
  await db.run(sql`ALTER TABLE \`rounds\` ADD \`round_status\` text DEFAULT 'scheduled';`)
  await db.run(sql`ALTER TABLE \`rounds\` ADD \`status_note\` text;`)
  await db.run(sql`ALTER TABLE \`rounds\` ADD \`previous_start_date\` text;`)
  await db.run(sql`ALTER TABLE \`_rounds_v\` ADD \`version_round_status\` text DEFAULT 'scheduled';`)
  await db.run(sql`ALTER TABLE \`_rounds_v\` ADD \`version_status_note\` text;`)
  await db.run(sql`ALTER TABLE \`_rounds_v\` ADD \`version_previous_start_date\` text;`)
  await db.run(sql`ALTER TABLE \`results_rows\` ADD \`status\` text;`)
  await db.run(sql`ALTER TABLE \`results_rows\` ADD \`status_note\` text;`)
  await db.run(sql`ALTER TABLE \`results_rows\` ADD \`grid\` numeric;`)
  await db.run(sql`ALTER TABLE \`results_rows\` ADD \`points\` numeric;`)
  await db.run(sql`ALTER TABLE \`results_rows\` ADD \`is_fastest_lap\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`results_rows\` ADD \`team\` text;`)
  await db.run(sql`ALTER TABLE \`results_rows\` ADD \`car\` text;`)
  await db.run(sql`ALTER TABLE \`results_rows\` ADD \`penalties\` text;`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`distance\` numeric;`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`distance_unit\` text;`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`session_status\` text;`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`status_note\` text;`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`live_timing_link\` text;`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`kind\` text;`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`classification_note\` text;`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`previous_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`results\` ADD \`has_sheet\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`results_has_sheet_idx\` ON \`results\` (\`has_sheet\`);`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` ADD \`status\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` ADD \`status_note\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` ADD \`grid\` numeric;`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` ADD \`points\` numeric;`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` ADD \`is_fastest_lap\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` ADD \`team\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` ADD \`car\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` ADD \`penalties\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_distance\` numeric;`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_distance_unit\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_session_status\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_status_note\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_live_timing_link\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_kind\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_classification_note\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_previous_starts_at\` text;`)
  await db.run(sql`ALTER TABLE \`_results_v\` ADD \`version_has_sheet\` integer DEFAULT false;`)
  await db.run(sql`CREATE INDEX \`_results_v_version_version_has_sheet_idx\` ON \`_results_v\` (\`version_has_sheet\`);`)
  // Until now every session was one with results: what they are follows from their name and their rows.
  await db.run(sql`UPDATE \`results\` SET \`session_status\` = 'finished', \`kind\` = CASE WHEN \`is_a_race\` THEN 'race' WHEN lower(\`session_name\`) LIKE '%qual%' THEN 'qualifying' ELSE 'practice' END, \`has_sheet\` = EXISTS (SELECT 1 FROM \`results_rows\` WHERE \`results_rows\`.\`_parent_id\` = \`results\`.\`id\`);`)
  await db.run(sql`UPDATE \`_results_v\` SET \`version_session_status\` = 'finished', \`version_kind\` = CASE WHEN \`version_is_a_race\` THEN 'race' WHEN lower(\`version_session_name\`) LIKE '%qual%' THEN 'qualifying' ELSE 'practice' END, \`version_has_sheet\` = EXISTS (SELECT 1 FROM \`_results_v_version_rows\` WHERE \`_results_v_version_rows\`.\`_parent_id\` = \`_results_v\`.\`id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`results_streams\`;`)
  await db.run(sql`DROP TABLE \`results_changes\`;`)
  await db.run(sql`DROP TABLE \`results_rels\`;`)
  await db.run(sql`DROP TABLE \`_results_v_version_streams\`;`)
  await db.run(sql`DROP TABLE \`_results_v_version_changes\`;`)
  await db.run(sql`DROP TABLE \`_results_v_rels\`;`)
  await db.run(sql`DROP INDEX \`results_has_sheet_idx\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`ends_at\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`distance\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`distance_unit\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`session_status\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`status_note\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`live_timing_link\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`classification_note\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`previous_starts_at\`;`)
  await db.run(sql`ALTER TABLE \`results\` DROP COLUMN \`has_sheet\`;`)
  await db.run(sql`DROP INDEX \`_results_v_version_version_has_sheet_idx\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_ends_at\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_distance\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_distance_unit\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_session_status\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_status_note\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_live_timing_link\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_kind\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_classification_note\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_previous_starts_at\`;`)
  await db.run(sql`ALTER TABLE \`_results_v\` DROP COLUMN \`version_has_sheet\`;`)
  await db.run(sql`ALTER TABLE \`rounds\` DROP COLUMN \`round_status\`;`)
  await db.run(sql`ALTER TABLE \`rounds\` DROP COLUMN \`status_note\`;`)
  await db.run(sql`ALTER TABLE \`rounds\` DROP COLUMN \`previous_start_date\`;`)
  await db.run(sql`ALTER TABLE \`_rounds_v\` DROP COLUMN \`version_round_status\`;`)
  await db.run(sql`ALTER TABLE \`_rounds_v\` DROP COLUMN \`version_status_note\`;`)
  await db.run(sql`ALTER TABLE \`_rounds_v\` DROP COLUMN \`version_previous_start_date\`;`)
  await db.run(sql`ALTER TABLE \`results_rows\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`results_rows\` DROP COLUMN \`status_note\`;`)
  await db.run(sql`ALTER TABLE \`results_rows\` DROP COLUMN \`grid\`;`)
  await db.run(sql`ALTER TABLE \`results_rows\` DROP COLUMN \`points\`;`)
  await db.run(sql`ALTER TABLE \`results_rows\` DROP COLUMN \`is_fastest_lap\`;`)
  await db.run(sql`ALTER TABLE \`results_rows\` DROP COLUMN \`team\`;`)
  await db.run(sql`ALTER TABLE \`results_rows\` DROP COLUMN \`car\`;`)
  await db.run(sql`ALTER TABLE \`results_rows\` DROP COLUMN \`penalties\`;`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` DROP COLUMN \`status\`;`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` DROP COLUMN \`status_note\`;`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` DROP COLUMN \`grid\`;`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` DROP COLUMN \`points\`;`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` DROP COLUMN \`is_fastest_lap\`;`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` DROP COLUMN \`team\`;`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` DROP COLUMN \`car\`;`)
  await db.run(sql`ALTER TABLE \`_results_v_version_rows\` DROP COLUMN \`penalties\`;`)
}
