import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`session_laps\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`session\` numeric NOT NULL,
  	\`laps\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`session_laps_session_idx\` ON \`session_laps\` (\`session\`);`)
  await db.run(sql`CREATE INDEX \`session_laps_updated_at_idx\` ON \`session_laps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`session_laps_created_at_idx\` ON \`session_laps\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`microblog_posts\` ADD \`session_id\` integer REFERENCES results(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`microblog_posts\` ADD \`championship_id\` integer REFERENCES championships(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`microblog_posts\` ADD \`round_id\` integer REFERENCES rounds(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`microblog_posts\` ADD \`is_pinned\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`microblog_posts\` ADD \`pinned_until\` text;`)
  await db.run(sql`CREATE INDEX \`microblog_posts_session_idx\` ON \`microblog_posts\` (\`session_id\`);`)
  await db.run(sql`CREATE INDEX \`microblog_posts_championship_idx\` ON \`microblog_posts\` (\`championship_id\`);`)
  await db.run(sql`CREATE INDEX \`microblog_posts_round_idx\` ON \`microblog_posts\` (\`round_id\`);`)
  await db.run(sql`ALTER TABLE \`_microblog_posts_v\` ADD \`version_session_id\` integer REFERENCES results(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`_microblog_posts_v\` ADD \`version_championship_id\` integer REFERENCES championships(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`_microblog_posts_v\` ADD \`version_round_id\` integer REFERENCES rounds(id) ON DELETE SET NULL;`)
  await db.run(sql`ALTER TABLE \`_microblog_posts_v\` ADD \`version_is_pinned\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_microblog_posts_v\` ADD \`version_pinned_until\` text;`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_version_version_session_idx\` ON \`_microblog_posts_v\` (\`version_session_id\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_version_version_championship_idx\` ON \`_microblog_posts_v\` (\`version_championship_id\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_version_version_round_idx\` ON \`_microblog_posts_v\` (\`version_round_id\`);`)
  await db.run(sql`ALTER TABLE \`customers\` ADD \`favourites\` text;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`xero_tickets\` text;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`xero_goods\` text;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`xero_delivery\` text;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`xero_discounts\` text;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`xero_bookings\` text;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`xero_surcharges\` text;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`xero_refunds\` text;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`xero_vouchers\` text;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`xero_gst\` text;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` ADD \`xero_no_gst\` text;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_xero_tickets\` text;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_xero_goods\` text;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_xero_delivery\` text;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_xero_discounts\` text;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_xero_bookings\` text;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_xero_surcharges\` text;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_xero_refunds\` text;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_xero_vouchers\` text;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_xero_gst\` text;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` ADD \`version_xero_no_gst\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`session_laps\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_microblog_posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`content\` text,
  	\`image_id\` integer,
  	\`video_id\` integer,
  	\`link\` text,
  	\`link_text\` text,
  	\`published_at\` text,
  	\`changed_by\` numeric,
  	\`changed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_microblog_posts\`("id", "title", "content", "image_id", "video_id", "link", "link_text", "published_at", "changed_by", "changed_at", "updated_at", "created_at", "_status") SELECT "id", "title", "content", "image_id", "video_id", "link", "link_text", "published_at", "changed_by", "changed_at", "updated_at", "created_at", "_status" FROM \`microblog_posts\`;`)
  await db.run(sql`DROP TABLE \`microblog_posts\`;`)
  await db.run(sql`ALTER TABLE \`__new_microblog_posts\` RENAME TO \`microblog_posts\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`microblog_posts_image_idx\` ON \`microblog_posts\` (\`image_id\`);`)
  await db.run(sql`CREATE INDEX \`microblog_posts_video_idx\` ON \`microblog_posts\` (\`video_id\`);`)
  await db.run(sql`CREATE INDEX \`microblog_posts_published_at_idx\` ON \`microblog_posts\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`microblog_posts_updated_at_idx\` ON \`microblog_posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`microblog_posts_created_at_idx\` ON \`microblog_posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`microblog_posts__status_idx\` ON \`microblog_posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__microblog_posts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_content\` text,
  	\`version_image_id\` integer,
  	\`version_video_id\` integer,
  	\`version_link\` text,
  	\`version_link_text\` text,
  	\`version_published_at\` text,
  	\`version_changed_by\` numeric,
  	\`version_changed_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`microblog_posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_video_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__microblog_posts_v\`("id", "parent_id", "version_title", "version_content", "version_image_id", "version_video_id", "version_link", "version_link_text", "version_published_at", "version_changed_by", "version_changed_at", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave") SELECT "id", "parent_id", "version_title", "version_content", "version_image_id", "version_video_id", "version_link", "version_link_text", "version_published_at", "version_changed_by", "version_changed_at", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "latest", "autosave" FROM \`_microblog_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_microblog_posts_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__microblog_posts_v\` RENAME TO \`_microblog_posts_v\`;`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_parent_idx\` ON \`_microblog_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_version_version_image_idx\` ON \`_microblog_posts_v\` (\`version_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_version_version_video_idx\` ON \`_microblog_posts_v\` (\`version_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_version_version_published_at_idx\` ON \`_microblog_posts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_version_version_updated_at_idx\` ON \`_microblog_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_version_version_created_at_idx\` ON \`_microblog_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_version_version__status_idx\` ON \`_microblog_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_created_at_idx\` ON \`_microblog_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_updated_at_idx\` ON \`_microblog_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_latest_idx\` ON \`_microblog_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_microblog_posts_v_autosave_idx\` ON \`_microblog_posts_v\` (\`autosave\`);`)
  await db.run(sql`ALTER TABLE \`customers\` DROP COLUMN \`favourites\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`xero_tickets\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`xero_goods\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`xero_delivery\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`xero_discounts\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`xero_bookings\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`xero_surcharges\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`xero_refunds\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`xero_vouchers\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`xero_gst\`;`)
  await db.run(sql`ALTER TABLE \`domain_settings\` DROP COLUMN \`xero_no_gst\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_xero_tickets\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_xero_goods\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_xero_delivery\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_xero_discounts\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_xero_bookings\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_xero_surcharges\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_xero_refunds\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_xero_vouchers\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_xero_gst\`;`)
  await db.run(sql`ALTER TABLE \`_domain_settings_v\` DROP COLUMN \`version_xero_no_gst\`;`)
}
