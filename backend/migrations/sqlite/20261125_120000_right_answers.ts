import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`championships_same_names\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`same_as\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`championships\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`championships_same_names_order_idx\` ON \`championships_same_names\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`championships_same_names_parent_id_idx\` ON \`championships_same_names\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`rounds\` ADD \`previous_venue_id\` integer REFERENCES venues(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`rounds_previous_venue_idx\` ON \`rounds\` (\`previous_venue_id\`);`)
  await db.run(sql`ALTER TABLE \`_rounds_v\` ADD \`version_previous_venue_id\` integer REFERENCES venues(id) ON DELETE SET NULL;`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_previous_venue_idx\` ON \`_rounds_v\` (\`version_previous_venue_id\`);`)
  await db.run(sql`ALTER TABLE \`scorings\` ADD \`dead_heats\` text DEFAULT 'share';`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`small_rest\` text DEFAULT 'keep_credit';`)
  // A session's number in calendars was its own count and its round's; a round's was the minutes of its last change where it wasn't counted.
  // Each stands for itself from now on, and none may fall.
  await db.run(sql`UPDATE results SET revision = COALESCE(revision, 0) + COALESCE((SELECT revision FROM rounds WHERE rounds.id = results.round_id), 0);`)
  await db.run(sql`UPDATE results SET revised_at = (SELECT revised_at FROM rounds WHERE rounds.id = results.round_id)
    WHERE EXISTS (SELECT 1 FROM rounds WHERE rounds.id = results.round_id AND rounds.revised_at IS NOT NULL
      AND (results.revised_at IS NULL OR rounds.revised_at > results.revised_at));`)
  await db.run(sql`UPDATE rounds SET revision = revision + CAST(strftime('%s', updated_at) / 60 AS INTEGER) WHERE revision > 0;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // The release before has no such action.
  await db.run(sql`DELETE FROM audit_entries WHERE action = 'schedule-failed';`)
  await db.run(sql`DROP TABLE \`championships_same_names\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_rounds\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`start_date\` text,
  	\`end_date\` text,
  	\`venue_id\` integer,
  	\`series_id\` integer,
  	\`round_status\` text DEFAULT 'scheduled',
  	\`status_note\` text,
  	\`previous_start_date\` text,
  	\`content\` text,
  	\`banner_id\` integer,
  	\`background_id\` integer,
  	\`gallery_id\` integer,
  	\`spectator_purchase_link\` text,
  	\`external_info_link\` text,
  	\`broadcast_link\` text,
  	\`banner_link\` text,
  	\`schedule_pdf_id\` integer,
  	\`driver_list_pdf_id\` integer,
  	\`revision\` numeric DEFAULT 0,
  	\`revised_at\` text,
  	\`url\` text,
  	\`changed_by\` numeric,
  	\`changed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`venue_id\`) REFERENCES \`venues\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`background_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`gallery_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`schedule_pdf_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`driver_list_pdf_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_rounds\`("id", "name", "start_date", "end_date", "venue_id", "series_id", "round_status", "status_note", "previous_start_date", "content", "banner_id", "background_id", "gallery_id", "spectator_purchase_link", "external_info_link", "broadcast_link", "banner_link", "schedule_pdf_id", "driver_list_pdf_id", "revision", "revised_at", "url", "changed_by", "changed_at", "updated_at", "created_at", "_status") SELECT "id", "name", "start_date", "end_date", "venue_id", "series_id", "round_status", "status_note", "previous_start_date", "content", "banner_id", "background_id", "gallery_id", "spectator_purchase_link", "external_info_link", "broadcast_link", "banner_link", "schedule_pdf_id", "driver_list_pdf_id", "revision", "revised_at", "url", "changed_by", "changed_at", "updated_at", "created_at", "_status" FROM \`rounds\`;`)
  await db.run(sql`DROP TABLE \`rounds\`;`)
  await db.run(sql`ALTER TABLE \`__new_rounds\` RENAME TO \`rounds\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`rounds_start_date_idx\` ON \`rounds\` (\`start_date\`);`)
  await db.run(sql`CREATE INDEX \`rounds_end_date_idx\` ON \`rounds\` (\`end_date\`);`)
  await db.run(sql`CREATE INDEX \`rounds_venue_idx\` ON \`rounds\` (\`venue_id\`);`)
  await db.run(sql`CREATE INDEX \`rounds_series_idx\` ON \`rounds\` (\`series_id\`);`)
  await db.run(sql`CREATE INDEX \`rounds_banner_idx\` ON \`rounds\` (\`banner_id\`);`)
  await db.run(sql`CREATE INDEX \`rounds_background_idx\` ON \`rounds\` (\`background_id\`);`)
  await db.run(sql`CREATE INDEX \`rounds_gallery_idx\` ON \`rounds\` (\`gallery_id\`);`)
  await db.run(sql`CREATE INDEX \`rounds_schedule_pdf_idx\` ON \`rounds\` (\`schedule_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`rounds_driver_list_pdf_idx\` ON \`rounds\` (\`driver_list_pdf_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`rounds_url_idx\` ON \`rounds\` (\`url\`);`)
  await db.run(sql`CREATE INDEX \`rounds_updated_at_idx\` ON \`rounds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`rounds_created_at_idx\` ON \`rounds\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`rounds__status_idx\` ON \`rounds\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__rounds_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_start_date\` text,
  	\`version_end_date\` text,
  	\`version_venue_id\` integer,
  	\`version_series_id\` integer,
  	\`version_round_status\` text DEFAULT 'scheduled',
  	\`version_status_note\` text,
  	\`version_previous_start_date\` text,
  	\`version_content\` text,
  	\`version_banner_id\` integer,
  	\`version_background_id\` integer,
  	\`version_gallery_id\` integer,
  	\`version_spectator_purchase_link\` text,
  	\`version_external_info_link\` text,
  	\`version_broadcast_link\` text,
  	\`version_banner_link\` text,
  	\`version_schedule_pdf_id\` integer,
  	\`version_driver_list_pdf_id\` integer,
  	\`version_revision\` numeric DEFAULT 0,
  	\`version_revised_at\` text,
  	\`version_url\` text,
  	\`version_changed_by\` numeric,
  	\`version_changed_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`rounds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_venue_id\`) REFERENCES \`venues\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_series_id\`) REFERENCES \`series\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_banner_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_background_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_gallery_id\`) REFERENCES \`galleries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_schedule_pdf_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_driver_list_pdf_id\`) REFERENCES \`files\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__rounds_v\`("id", "parent_id", "version_name", "version_start_date", "version_end_date", "version_venue_id", "version_series_id", "version_round_status", "version_status_note", "version_previous_start_date", "version_content", "version_banner_id", "version_background_id", "version_gallery_id", "version_spectator_purchase_link", "version_external_info_link", "version_broadcast_link", "version_banner_link", "version_schedule_pdf_id", "version_driver_list_pdf_id", "version_revision", "version_revised_at", "version_url", "version_changed_by", "version_changed_at", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_name", "version_start_date", "version_end_date", "version_venue_id", "version_series_id", "version_round_status", "version_status_note", "version_previous_start_date", "version_content", "version_banner_id", "version_background_id", "version_gallery_id", "version_spectator_purchase_link", "version_external_info_link", "version_broadcast_link", "version_banner_link", "version_schedule_pdf_id", "version_driver_list_pdf_id", "version_revision", "version_revised_at", "version_url", "version_changed_by", "version_changed_at", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_rounds_v\`;`)
  await db.run(sql`DROP TABLE \`_rounds_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__rounds_v\` RENAME TO \`_rounds_v\`;`)
  await db.run(sql`CREATE INDEX \`_rounds_v_parent_idx\` ON \`_rounds_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_start_date_idx\` ON \`_rounds_v\` (\`version_start_date\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_end_date_idx\` ON \`_rounds_v\` (\`version_end_date\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_venue_idx\` ON \`_rounds_v\` (\`version_venue_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_series_idx\` ON \`_rounds_v\` (\`version_series_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_banner_idx\` ON \`_rounds_v\` (\`version_banner_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_background_idx\` ON \`_rounds_v\` (\`version_background_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_gallery_idx\` ON \`_rounds_v\` (\`version_gallery_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_schedule_pdf_idx\` ON \`_rounds_v\` (\`version_schedule_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_driver_list_pdf_idx\` ON \`_rounds_v\` (\`version_driver_list_pdf_id\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_url_idx\` ON \`_rounds_v\` (\`version_url\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_updated_at_idx\` ON \`_rounds_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version_created_at_idx\` ON \`_rounds_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_version_version__status_idx\` ON \`_rounds_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_created_at_idx\` ON \`_rounds_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_updated_at_idx\` ON \`_rounds_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_latest_idx\` ON \`_rounds_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_rounds_v_autosave_idx\` ON \`_rounds_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`scorings\` DROP COLUMN \`dead_heats\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`small_rest\`;`)
}
