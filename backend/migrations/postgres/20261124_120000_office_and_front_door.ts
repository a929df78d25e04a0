import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_form_submissions_handling" AS ENUM('new', 'in_work', 'waiting', 'done');
  CREATE TYPE "public"."enum_articles_share_picture" AS ENUM('article', 'drawn', 'own');
  CREATE TYPE "public"."enum__articles_v_version_share_picture" AS ENUM('article', 'drawn', 'own');
  CREATE TYPE "public"."enum_payments_difference" AS ENUM('paid_there', 'amount', 'refund_missing', 'refunded_there', 'unknown_there');
  CREATE TYPE "public"."enum_refunds_status" AS ENUM('owed', 'done');
  CREATE TYPE "public"."enum_refunds_kind" AS ENUM('order', 'voucher', 'form');
  CREATE TYPE "public"."enum_reviews_state" AS ENUM('waiting', 'sent-back');
  CREATE TYPE "public"."enum_navigation_header_labels_language" AS ENUM('ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ka', 'ko', 'pl', 'pt-BR', 'ru', 'tr', 'uk', 'uz', 'vi', 'zh-CN');
  CREATE TYPE "public"."enum_navigation_header_below_labels_language" AS ENUM('ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ka', 'ko', 'pl', 'pt-BR', 'ru', 'tr', 'uk', 'uz', 'vi', 'zh-CN');
  CREATE TYPE "public"."enum_navigation_header_below_leads_to" AS ENUM('page', 'screen', 'address', 'topics');
  CREATE TYPE "public"."enum_navigation_header_below_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  CREATE TYPE "public"."enum_navigation_header_below_word" AS ENUM('news', 'calendar', 'timetable', 'results', 'standings', 'classes-and-drivers', 'drivers', 'watch', 'where-to-watch', 'tickets', 'shop', 'cart', 'more', 'the-season', 'at-the-track', 'take-part', 'about', 'contact', 'search', 'account', 'podcast', 'all-results', 'galleries', 'gift-vouchers', 'sponsors', 'volunteer', 'questions', 'spectator-guide', 'passenger-laps', 'competitor-information', 'media-application', 'privacy', 'terms', 'tickets-by-round');
  CREATE TYPE "public"."enum_navigation_header_leads_to" AS ENUM('page', 'screen', 'address', 'nothing');
  CREATE TYPE "public"."enum_navigation_header_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  CREATE TYPE "public"."enum_navigation_header_word" AS ENUM('news', 'calendar', 'timetable', 'results', 'standings', 'classes-and-drivers', 'drivers', 'watch', 'where-to-watch', 'tickets', 'shop', 'cart', 'more', 'the-season', 'at-the-track', 'take-part', 'about', 'contact', 'search', 'account', 'podcast', 'all-results', 'galleries', 'gift-vouchers', 'sponsors', 'volunteer', 'questions', 'spectator-guide', 'passenger-laps', 'competitor-information', 'media-application', 'privacy', 'terms', 'tickets-by-round');
  CREATE TYPE "public"."enum_navigation_shortcuts_labels_language" AS ENUM('ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ka', 'ko', 'pl', 'pt-BR', 'ru', 'tr', 'uk', 'uz', 'vi', 'zh-CN');
  CREATE TYPE "public"."enum_navigation_shortcuts_leads_to" AS ENUM('page', 'screen', 'address');
  CREATE TYPE "public"."enum_navigation_shortcuts_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  CREATE TYPE "public"."enum_navigation_shortcuts_word" AS ENUM('news', 'calendar', 'timetable', 'results', 'standings', 'classes-and-drivers', 'drivers', 'watch', 'where-to-watch', 'tickets', 'shop', 'cart', 'more', 'the-season', 'at-the-track', 'take-part', 'about', 'contact', 'search', 'account', 'podcast', 'all-results', 'galleries', 'gift-vouchers', 'sponsors', 'volunteer', 'questions', 'spectator-guide', 'passenger-laps', 'competitor-information', 'media-application', 'privacy', 'terms', 'tickets-by-round');
  CREATE TYPE "public"."enum_navigation_footer_labels_language" AS ENUM('ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ka', 'ko', 'pl', 'pt-BR', 'ru', 'tr', 'uk', 'uz', 'vi', 'zh-CN');
  CREATE TYPE "public"."enum_navigation_footer_links_labels_language" AS ENUM('ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ka', 'ko', 'pl', 'pt-BR', 'ru', 'tr', 'uk', 'uz', 'vi', 'zh-CN');
  CREATE TYPE "public"."enum_navigation_footer_links_leads_to" AS ENUM('page', 'screen', 'address');
  CREATE TYPE "public"."enum_navigation_footer_links_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  CREATE TYPE "public"."enum_navigation_footer_links_word" AS ENUM('news', 'calendar', 'timetable', 'results', 'standings', 'classes-and-drivers', 'drivers', 'watch', 'where-to-watch', 'tickets', 'shop', 'cart', 'more', 'the-season', 'at-the-track', 'take-part', 'about', 'contact', 'search', 'account', 'podcast', 'all-results', 'galleries', 'gift-vouchers', 'sponsors', 'volunteer', 'questions', 'spectator-guide', 'passenger-laps', 'competitor-information', 'media-application', 'privacy', 'terms', 'tickets-by-round');
  CREATE TYPE "public"."enum_navigation_footer_word" AS ENUM('news', 'calendar', 'timetable', 'results', 'standings', 'classes-and-drivers', 'drivers', 'watch', 'where-to-watch', 'tickets', 'shop', 'cart', 'more', 'the-season', 'at-the-track', 'take-part', 'about', 'contact', 'search', 'account', 'podcast', 'all-results', 'galleries', 'gift-vouchers', 'sponsors', 'volunteer', 'questions', 'spectator-guide', 'passenger-laps', 'competitor-information', 'media-application', 'privacy', 'terms', 'tickets-by-round');
  CREATE TYPE "public"."enum_navigation_social" AS ENUM('facebook', 'instagram', 'youtube', 'twitter', 'linkedin', 'pinterest', 'github', 'xing', 'skype');
  CREATE TYPE "public"."enum_navigation_notice_texts_language" AS ENUM('ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ka', 'ko', 'pl', 'pt-BR', 'ru', 'tr', 'uk', 'uz', 'vi', 'zh-CN');
  CREATE TYPE "public"."enum_navigation_notice_kind" AS ENUM('info', 'warning', 'urgent');
  CREATE TYPE "public"."enum_navigation_notice_link_leads_to" AS ENUM('nothing', 'page', 'screen', 'address');
  CREATE TYPE "public"."enum_navigation_notice_link_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  CREATE TYPE "public"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__navigation_v_version_header_labels_language" AS ENUM('ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ka', 'ko', 'pl', 'pt-BR', 'ru', 'tr', 'uk', 'uz', 'vi', 'zh-CN');
  CREATE TYPE "public"."enum__navigation_v_version_header_below_labels_language" AS ENUM('ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ka', 'ko', 'pl', 'pt-BR', 'ru', 'tr', 'uk', 'uz', 'vi', 'zh-CN');
  CREATE TYPE "public"."enum__navigation_v_version_header_below_leads_to" AS ENUM('page', 'screen', 'address', 'topics');
  CREATE TYPE "public"."enum__navigation_v_version_header_below_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  CREATE TYPE "public"."enum__navigation_v_version_header_below_word" AS ENUM('news', 'calendar', 'timetable', 'results', 'standings', 'classes-and-drivers', 'drivers', 'watch', 'where-to-watch', 'tickets', 'shop', 'cart', 'more', 'the-season', 'at-the-track', 'take-part', 'about', 'contact', 'search', 'account', 'podcast', 'all-results', 'galleries', 'gift-vouchers', 'sponsors', 'volunteer', 'questions', 'spectator-guide', 'passenger-laps', 'competitor-information', 'media-application', 'privacy', 'terms', 'tickets-by-round');
  CREATE TYPE "public"."enum__navigation_v_version_header_leads_to" AS ENUM('page', 'screen', 'address', 'nothing');
  CREATE TYPE "public"."enum__navigation_v_version_header_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  CREATE TYPE "public"."enum__navigation_v_version_header_word" AS ENUM('news', 'calendar', 'timetable', 'results', 'standings', 'classes-and-drivers', 'drivers', 'watch', 'where-to-watch', 'tickets', 'shop', 'cart', 'more', 'the-season', 'at-the-track', 'take-part', 'about', 'contact', 'search', 'account', 'podcast', 'all-results', 'galleries', 'gift-vouchers', 'sponsors', 'volunteer', 'questions', 'spectator-guide', 'passenger-laps', 'competitor-information', 'media-application', 'privacy', 'terms', 'tickets-by-round');
  CREATE TYPE "public"."enum__navigation_v_version_shortcuts_labels_language" AS ENUM('ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ka', 'ko', 'pl', 'pt-BR', 'ru', 'tr', 'uk', 'uz', 'vi', 'zh-CN');
  CREATE TYPE "public"."enum__navigation_v_version_shortcuts_leads_to" AS ENUM('page', 'screen', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_shortcuts_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  CREATE TYPE "public"."enum__navigation_v_version_shortcuts_word" AS ENUM('news', 'calendar', 'timetable', 'results', 'standings', 'classes-and-drivers', 'drivers', 'watch', 'where-to-watch', 'tickets', 'shop', 'cart', 'more', 'the-season', 'at-the-track', 'take-part', 'about', 'contact', 'search', 'account', 'podcast', 'all-results', 'galleries', 'gift-vouchers', 'sponsors', 'volunteer', 'questions', 'spectator-guide', 'passenger-laps', 'competitor-information', 'media-application', 'privacy', 'terms', 'tickets-by-round');
  CREATE TYPE "public"."enum__navigation_v_version_footer_labels_language" AS ENUM('ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ka', 'ko', 'pl', 'pt-BR', 'ru', 'tr', 'uk', 'uz', 'vi', 'zh-CN');
  CREATE TYPE "public"."enum__navigation_v_version_footer_links_labels_language" AS ENUM('ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ka', 'ko', 'pl', 'pt-BR', 'ru', 'tr', 'uk', 'uz', 'vi', 'zh-CN');
  CREATE TYPE "public"."enum__navigation_v_version_footer_links_leads_to" AS ENUM('page', 'screen', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_footer_links_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  CREATE TYPE "public"."enum__navigation_v_version_footer_links_word" AS ENUM('news', 'calendar', 'timetable', 'results', 'standings', 'classes-and-drivers', 'drivers', 'watch', 'where-to-watch', 'tickets', 'shop', 'cart', 'more', 'the-season', 'at-the-track', 'take-part', 'about', 'contact', 'search', 'account', 'podcast', 'all-results', 'galleries', 'gift-vouchers', 'sponsors', 'volunteer', 'questions', 'spectator-guide', 'passenger-laps', 'competitor-information', 'media-application', 'privacy', 'terms', 'tickets-by-round');
  CREATE TYPE "public"."enum__navigation_v_version_footer_word" AS ENUM('news', 'calendar', 'timetable', 'results', 'standings', 'classes-and-drivers', 'drivers', 'watch', 'where-to-watch', 'tickets', 'shop', 'cart', 'more', 'the-season', 'at-the-track', 'take-part', 'about', 'contact', 'search', 'account', 'podcast', 'all-results', 'galleries', 'gift-vouchers', 'sponsors', 'volunteer', 'questions', 'spectator-guide', 'passenger-laps', 'competitor-information', 'media-application', 'privacy', 'terms', 'tickets-by-round');
  CREATE TYPE "public"."enum__navigation_v_version_social" AS ENUM('facebook', 'instagram', 'youtube', 'twitter', 'linkedin', 'pinterest', 'github', 'xing', 'skype');
  CREATE TYPE "public"."enum__navigation_v_version_notice_texts_language" AS ENUM('ar', 'de', 'es', 'fr', 'id', 'it', 'ja', 'ka', 'ko', 'pl', 'pt-BR', 'ru', 'tr', 'uk', 'uz', 'vi', 'zh-CN');
  CREATE TYPE "public"."enum__navigation_v_version_notice_kind" AS ENUM('info', 'warning', 'urgent');
  CREATE TYPE "public"."enum__navigation_v_version_notice_link_leads_to" AS ENUM('nothing', 'page', 'screen', 'address');
  CREATE TYPE "public"."enum__navigation_v_version_notice_link_screen" AS ENUM('timetable', 'standings', 'wheretowatch', 'search', 'cart', 'profile');
  CREATE TYPE "public"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_form_submissions_status" ADD VALUE 'cancelled';
  ALTER TYPE "public"."enum_form_submissions_status" ADD VALUE 'test';
  ALTER TYPE "public"."enum_ticket_scans_outcome" ADD VALUE 'cancelled' BEFORE 'wrong_event';
  ALTER TYPE "public"."enum_credit_entries_reason" ADD VALUE 'refund' BEFORE 'adjustment';
  ALTER TYPE "public"."enum_users_role" ADD VALUE 'shop';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'published-alone' BEFORE 'unpublished';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'marked-ready' BEFORE 'unpublished';
  ALTER TYPE "public"."enum_audit_entries_action" ADD VALUE 'sent-back' BEFORE 'unpublished';
  CREATE TABLE "form_replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"submission_id" integer,
  	"text" varchar,
  	"to" varchar,
  	"account" varchar,
  	"key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_class_colours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"colour" varchar NOT NULL,
  	"dark_colour" varchar
  );
  
  CREATE TABLE "refunds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar NOT NULL,
  	"status" "enum_refunds_status" DEFAULT 'owed',
  	"amount_cents" numeric DEFAULT 0 NOT NULL,
  	"card_cents" numeric DEFAULT 0 NOT NULL,
  	"credit_cents" numeric DEFAULT 0 NOT NULL,
  	"tax_cents" numeric DEFAULT 0 NOT NULL,
  	"reason" varchar,
  	"cancelled" varchar,
  	"invoice_id" integer,
  	"order_id" integer,
  	"payment_id" integer,
  	"customer_id" integer,
  	"kind" "enum_refunds_kind",
  	"gateway" varchar,
  	"account" varchar,
  	"requested_at" timestamp(3) with time zone,
  	"done_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"next_try_at" timestamp(3) with time zone,
  	"tries" numeric DEFAULT 0,
  	"finished_at" timestamp(3) with time zone,
  	"items" jsonb,
  	"press" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sandbox_refunds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"payment" varchar NOT NULL,
  	"amount_cents" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"model" varchar NOT NULL,
  	"document_id" numeric NOT NULL,
  	"block_id" varchar,
  	"block_name" varchar,
  	"thread" numeric,
  	"text" varchar NOT NULL,
  	"author" numeric NOT NULL,
  	"resolved_by" numeric,
  	"resolved_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"model" varchar NOT NULL,
  	"document_id" numeric NOT NULL,
  	"state" "enum_reviews_state",
  	"author" numeric NOT NULL,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"note" varchar,
  	"reviewer" numeric,
  	"reason" varchar,
  	"answered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "navigation_header_labels" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_navigation_header_labels_language",
  	"text" varchar
  );
  
  CREATE TABLE "navigation_header_below_labels" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_navigation_header_below_labels_language",
  	"text" varchar
  );
  
  CREATE TABLE "navigation_header_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"leads_to" "enum_navigation_header_below_leads_to" DEFAULT 'page',
  	"screen" "enum_navigation_header_below_screen",
  	"address" varchar,
  	"label" varchar,
  	"word" "enum_navigation_header_below_word"
  );
  
  CREATE TABLE "navigation_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"leads_to" "enum_navigation_header_leads_to" DEFAULT 'page',
  	"screen" "enum_navigation_header_screen",
  	"address" varchar,
  	"label" varchar,
  	"word" "enum_navigation_header_word"
  );
  
  CREATE TABLE "navigation_shortcuts_labels" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_navigation_shortcuts_labels_language",
  	"text" varchar
  );
  
  CREATE TABLE "navigation_shortcuts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"leads_to" "enum_navigation_shortcuts_leads_to" DEFAULT 'page',
  	"screen" "enum_navigation_shortcuts_screen",
  	"address" varchar,
  	"label" varchar,
  	"word" "enum_navigation_shortcuts_word"
  );
  
  CREATE TABLE "navigation_footer_labels" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_navigation_footer_labels_language",
  	"text" varchar
  );
  
  CREATE TABLE "navigation_footer_links_labels" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_navigation_footer_links_labels_language",
  	"text" varchar
  );
  
  CREATE TABLE "navigation_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"leads_to" "enum_navigation_footer_links_leads_to" DEFAULT 'page',
  	"screen" "enum_navigation_footer_links_screen",
  	"address" varchar,
  	"label" varchar,
  	"word" "enum_navigation_footer_links_word"
  );
  
  CREATE TABLE "navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"word" "enum_navigation_footer_word"
  );
  
  CREATE TABLE "navigation_social" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_navigation_social",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "navigation_notice_texts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_navigation_notice_texts_language",
  	"text" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "navigation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notice_text" varchar,
  	"notice_kind" "enum_navigation_notice_kind" DEFAULT 'info',
  	"notice_dismissible" boolean DEFAULT true,
  	"notice_from" timestamp(3) with time zone,
  	"notice_until" timestamp(3) with time zone,
  	"notice_link_leads_to" "enum_navigation_notice_link_leads_to" DEFAULT 'nothing',
  	"notice_link_screen" "enum_navigation_notice_link_screen",
  	"notice_link_address" varchar,
  	"notice_link_label" varchar,
  	"_status" "enum_navigation_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "navigation_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"row_pages_id" integer
  );
  
  CREATE TABLE "_navigation_v_version_header_labels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum__navigation_v_version_header_labels_language",
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_header_below_labels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum__navigation_v_version_header_below_labels_language",
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_header_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"leads_to" "enum__navigation_v_version_header_below_leads_to" DEFAULT 'page',
  	"screen" "enum__navigation_v_version_header_below_screen",
  	"address" varchar,
  	"label" varchar,
  	"word" "enum__navigation_v_version_header_below_word",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"leads_to" "enum__navigation_v_version_header_leads_to" DEFAULT 'page',
  	"screen" "enum__navigation_v_version_header_screen",
  	"address" varchar,
  	"label" varchar,
  	"word" "enum__navigation_v_version_header_word",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_shortcuts_labels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum__navigation_v_version_shortcuts_labels_language",
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_shortcuts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"leads_to" "enum__navigation_v_version_shortcuts_leads_to" DEFAULT 'page',
  	"screen" "enum__navigation_v_version_shortcuts_screen",
  	"address" varchar,
  	"label" varchar,
  	"word" "enum__navigation_v_version_shortcuts_word",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_labels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum__navigation_v_version_footer_labels_language",
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_links_labels" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum__navigation_v_version_footer_links_labels_language",
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"leads_to" "enum__navigation_v_version_footer_links_leads_to" DEFAULT 'page',
  	"screen" "enum__navigation_v_version_footer_links_screen",
  	"address" varchar,
  	"label" varchar,
  	"word" "enum__navigation_v_version_footer_links_word",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"word" "enum__navigation_v_version_footer_word",
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v_version_social" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__navigation_v_version_social",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_navigation_v_version_notice_texts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"language" "enum__navigation_v_version_notice_texts_language",
  	"text" varchar,
  	"label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_navigation_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_notice_text" varchar,
  	"version_notice_kind" "enum__navigation_v_version_notice_kind" DEFAULT 'info',
  	"version_notice_dismissible" boolean DEFAULT true,
  	"version_notice_from" timestamp(3) with time zone,
  	"version_notice_until" timestamp(3) with time zone,
  	"version_notice_link_leads_to" "enum__navigation_v_version_notice_link_leads_to" DEFAULT 'nothing',
  	"version_notice_link_screen" "enum__navigation_v_version_notice_link_screen",
  	"version_notice_link_address" varchar,
  	"version_notice_link_label" varchar,
  	"version__status" "enum__navigation_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_navigation_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"row_pages_id" integer
  );
  
  CREATE TABLE "waiting_room" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_open" boolean DEFAULT false,
  	"places" numeric DEFAULT 50 NOT NULL,
  	"turn_minutes" numeric DEFAULT 10 NOT NULL,
  	"sale_starts" timestamp(3) with time zone,
  	"opened_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "waiting_room_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  ALTER TABLE "pages" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "pages" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "_pages_v" ADD COLUMN "version_changed_by" numeric;
  ALTER TABLE "_pages_v" ADD COLUMN "version_changed_at" timestamp(3) with time zone;
  ALTER TABLE "row_pages" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "row_pages" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "groups" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "groups" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "links" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "links" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "forms_data_values" ADD COLUMN "price" numeric;
  ALTER TABLE "forms_data" ADD COLUMN "help" varchar;
  ALTER TABLE "forms_data" ADD COLUMN "price" numeric;
  ALTER TABLE "forms_data" ADD COLUMN "multiplies" boolean DEFAULT false;
  ALTER TABLE "forms_data" ADD COLUMN "counts_places" boolean DEFAULT false;
  ALTER TABLE "forms_data" ADD COLUMN "min_length" numeric;
  ALTER TABLE "forms_data" ADD COLUMN "max_length" numeric;
  ALTER TABLE "forms_data" ADD COLUMN "earliest" varchar;
  ALTER TABLE "forms_data" ADD COLUMN "latest" varchar;
  ALTER TABLE "forms_data" ADD COLUMN "max_files" numeric;
  ALTER TABLE "forms_data" ADD COLUMN "only_if" varchar;
  ALTER TABLE "forms_data" ADD COLUMN "only_if_value" varchar;
  ALTER TABLE "forms" ADD COLUMN "confirmation" varchar;
  ALTER TABLE "forms" ADD COLUMN "confirm_by_email" boolean DEFAULT false;
  ALTER TABLE "forms" ADD COLUMN "places" numeric;
  ALTER TABLE "forms" ADD COLUMN "opens_at" timestamp(3) with time zone;
  ALTER TABLE "forms" ADD COLUMN "closes_at" timestamp(3) with time zone;
  ALTER TABLE "forms" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "forms" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "form_submissions" ADD COLUMN "handling" "enum_form_submissions_handling" DEFAULT 'new';
  ALTER TABLE "form_submissions" ADD COLUMN "notes" varchar;
  ALTER TABLE "form_submissions" ADD COLUMN "places" numeric DEFAULT 1;
  ALTER TABLE "form_submissions" ADD COLUMN "lines" jsonb;
  ALTER TABLE "faqs" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "faqs" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "snippets" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "snippets" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "redirects" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "redirects" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "sitemap_overrides" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "sitemap_overrides" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "articles" ADD COLUMN "seo_title" varchar;
  ALTER TABLE "articles" ADD COLUMN "seo_meta_description" varchar;
  ALTER TABLE "articles" ADD COLUMN "share_picture" "enum_articles_share_picture" DEFAULT 'article';
  ALTER TABLE "articles" ADD COLUMN "share_image_id" integer;
  ALTER TABLE "articles" ADD COLUMN "round_id" integer;
  ALTER TABLE "articles" ADD COLUMN "writer_id" integer;
  ALTER TABLE "articles" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "articles" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "_articles_v" ADD COLUMN "version_seo_title" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_seo_meta_description" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_share_picture" "enum__articles_v_version_share_picture" DEFAULT 'article';
  ALTER TABLE "_articles_v" ADD COLUMN "version_share_image_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_round_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_writer_id" integer;
  ALTER TABLE "_articles_v" ADD COLUMN "version_changed_by" numeric;
  ALTER TABLE "_articles_v" ADD COLUMN "version_changed_at" timestamp(3) with time zone;
  ALTER TABLE "microblog_posts" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "microblog_posts" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "_microblog_posts_v" ADD COLUMN "version_changed_by" numeric;
  ALTER TABLE "_microblog_posts_v" ADD COLUMN "version_changed_at" timestamp(3) with time zone;
  ALTER TABLE "podcast_channels" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "podcast_channels" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "podcast_episodes" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "podcast_episodes" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "_podcast_episodes_v" ADD COLUMN "version_changed_by" numeric;
  ALTER TABLE "_podcast_episodes_v" ADD COLUMN "version_changed_at" timestamp(3) with time zone;
  ALTER TABLE "series" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "series" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "rounds" ADD COLUMN "gallery_id" integer;
  ALTER TABLE "rounds" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "rounds" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "_rounds_v" ADD COLUMN "version_gallery_id" integer;
  ALTER TABLE "_rounds_v" ADD COLUMN "version_changed_by" numeric;
  ALTER TABLE "_rounds_v" ADD COLUMN "version_changed_at" timestamp(3) with time zone;
  ALTER TABLE "results" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "results" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "_results_v" ADD COLUMN "version_changed_by" numeric;
  ALTER TABLE "_results_v" ADD COLUMN "version_changed_at" timestamp(3) with time zone;
  ALTER TABLE "entries" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "entries" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "championships" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "championships" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "scorings" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "scorings" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "venues" ADD COLUMN "corner_names" varchar;
  ALTER TABLE "venues" ADD COLUMN "lap_record_time" varchar;
  ALTER TABLE "venues" ADD COLUMN "lap_record_driver" varchar;
  ALTER TABLE "venues" ADD COLUMN "lap_record_car" varchar;
  ALTER TABLE "venues" ADD COLUMN "lap_record_year" numeric;
  ALTER TABLE "venues" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "venues" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "categories" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "categories" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "drivers" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "drivers" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "competitor_links" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "competitor_links" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "sponsors" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "sponsors" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "persons" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "persons" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "testimonials" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "testimonials" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "caption" varchar;
  ALTER TABLE "media" ADD COLUMN "credit" varchar;
  ALTER TABLE "media" ADD COLUMN "is_downloadable" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "media" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "files" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "files" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "photos" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "photos" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "slides" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "slides" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "galleries" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "galleries" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "videos" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "videos" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "products" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "products" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "_products_v" ADD COLUMN "version_changed_by" numeric;
  ALTER TABLE "_products_v" ADD COLUMN "version_changed_at" timestamp(3) with time zone;
  ALTER TABLE "gift_voucher_themes" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "gift_voucher_themes" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "invoices" ADD COLUMN "tickets_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "invoices" ADD COLUMN "shipping_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "invoices" ADD COLUMN "discount_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "invoices" ADD COLUMN "surcharge_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "invoices" ADD COLUMN "credit_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "invoices" ADD COLUMN "tax_cents" numeric DEFAULT 0 NOT NULL;
  ALTER TABLE "ticket_scans" ADD COLUMN "refund_id" integer;
  ALTER TABLE "payments" ADD COLUMN "difference" "enum_payments_difference";
  ALTER TABLE "payments" ADD COLUMN "compared_at" timestamp(3) with time zone;
  ALTER TABLE "promotion_codes" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "promotion_codes" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "shipping_types" ADD COLUMN "changed_by" numeric;
  ALTER TABLE "shipping_types" ADD COLUMN "changed_at" timestamp(3) with time zone;
  ALTER TABLE "domain_settings" ADD COLUMN "second_person_publishes" boolean DEFAULT false;
  ALTER TABLE "form_replies" ADD CONSTRAINT "form_replies_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_class_colours" ADD CONSTRAINT "categories_class_colours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "refunds" ADD CONSTRAINT "refunds_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "navigation_header_labels" ADD CONSTRAINT "navigation_header_labels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header_below_labels" ADD CONSTRAINT "navigation_header_below_labels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_header_below"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header_below" ADD CONSTRAINT "navigation_header_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_header" ADD CONSTRAINT "navigation_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_shortcuts_labels" ADD CONSTRAINT "navigation_shortcuts_labels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_shortcuts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_shortcuts" ADD CONSTRAINT "navigation_shortcuts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_labels" ADD CONSTRAINT "navigation_footer_labels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links_labels" ADD CONSTRAINT "navigation_footer_links_labels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_social" ADD CONSTRAINT "navigation_social_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_notice_texts" ADD CONSTRAINT "navigation_notice_texts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "navigation_rels" ADD CONSTRAINT "navigation_rels_row_pages_fk" FOREIGN KEY ("row_pages_id") REFERENCES "public"."row_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header_labels" ADD CONSTRAINT "_navigation_v_version_header_labels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header_below_labels" ADD CONSTRAINT "_navigation_v_version_header_below_labels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_header_below"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header_below" ADD CONSTRAINT "_navigation_v_version_header_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_header" ADD CONSTRAINT "_navigation_v_version_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_shortcuts_labels" ADD CONSTRAINT "_navigation_v_version_shortcuts_labels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_shortcuts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_shortcuts" ADD CONSTRAINT "_navigation_v_version_shortcuts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_labels" ADD CONSTRAINT "_navigation_v_version_footer_labels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links_labels" ADD CONSTRAINT "_navigation_v_version_footer_links_labels_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_social" ADD CONSTRAINT "_navigation_v_version_social_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_version_notice_texts" ADD CONSTRAINT "_navigation_v_version_notice_texts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_navigation_v_rels" ADD CONSTRAINT "_navigation_v_rels_row_pages_fk" FOREIGN KEY ("row_pages_id") REFERENCES "public"."row_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "waiting_room_rels" ADD CONSTRAINT "waiting_room_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."waiting_room"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "waiting_room_rels" ADD CONSTRAINT "waiting_room_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "form_replies_submission_idx" ON "form_replies" USING btree ("submission_id");
  CREATE UNIQUE INDEX "form_replies_key_idx" ON "form_replies" USING btree ("key");
  CREATE INDEX "form_replies_updated_at_idx" ON "form_replies" USING btree ("updated_at");
  CREATE INDEX "form_replies_created_at_idx" ON "form_replies" USING btree ("created_at");
  CREATE INDEX "categories_class_colours_order_idx" ON "categories_class_colours" USING btree ("_order");
  CREATE INDEX "categories_class_colours_parent_id_idx" ON "categories_class_colours" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "refunds_number_idx" ON "refunds" USING btree ("number");
  CREATE INDEX "refunds_invoice_idx" ON "refunds" USING btree ("invoice_id");
  CREATE INDEX "refunds_order_idx" ON "refunds" USING btree ("order_id");
  CREATE INDEX "refunds_payment_idx" ON "refunds" USING btree ("payment_id");
  CREATE INDEX "refunds_customer_idx" ON "refunds" USING btree ("customer_id");
  CREATE INDEX "refunds_requested_at_idx" ON "refunds" USING btree ("requested_at");
  CREATE INDEX "refunds_finished_at_idx" ON "refunds" USING btree ("finished_at");
  CREATE UNIQUE INDEX "refunds_press_idx" ON "refunds" USING btree ("press");
  CREATE INDEX "refunds_updated_at_idx" ON "refunds" USING btree ("updated_at");
  CREATE INDEX "refunds_created_at_idx" ON "refunds" USING btree ("created_at");
  CREATE UNIQUE INDEX "sandbox_refunds_reference_idx" ON "sandbox_refunds" USING btree ("reference");
  CREATE INDEX "sandbox_refunds_payment_idx" ON "sandbox_refunds" USING btree ("payment");
  CREATE INDEX "sandbox_refunds_updated_at_idx" ON "sandbox_refunds" USING btree ("updated_at");
  CREATE INDEX "sandbox_refunds_created_at_idx" ON "sandbox_refunds" USING btree ("created_at");
  CREATE INDEX "comments_model_idx" ON "comments" USING btree ("model");
  CREATE INDEX "comments_thread_idx" ON "comments" USING btree ("thread");
  CREATE INDEX "comments_updated_at_idx" ON "comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "comments" USING btree ("created_at");
  CREATE UNIQUE INDEX "reviews_key_idx" ON "reviews" USING btree ("key");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "navigation_header_labels_order_idx" ON "navigation_header_labels" USING btree ("_order");
  CREATE INDEX "navigation_header_labels_parent_id_idx" ON "navigation_header_labels" USING btree ("_parent_id");
  CREATE INDEX "navigation_header_below_labels_order_idx" ON "navigation_header_below_labels" USING btree ("_order");
  CREATE INDEX "navigation_header_below_labels_parent_id_idx" ON "navigation_header_below_labels" USING btree ("_parent_id");
  CREATE INDEX "navigation_header_below_order_idx" ON "navigation_header_below" USING btree ("_order");
  CREATE INDEX "navigation_header_below_parent_id_idx" ON "navigation_header_below" USING btree ("_parent_id");
  CREATE INDEX "navigation_header_order_idx" ON "navigation_header" USING btree ("_order");
  CREATE INDEX "navigation_header_parent_id_idx" ON "navigation_header" USING btree ("_parent_id");
  CREATE INDEX "navigation_shortcuts_labels_order_idx" ON "navigation_shortcuts_labels" USING btree ("_order");
  CREATE INDEX "navigation_shortcuts_labels_parent_id_idx" ON "navigation_shortcuts_labels" USING btree ("_parent_id");
  CREATE INDEX "navigation_shortcuts_order_idx" ON "navigation_shortcuts" USING btree ("_order");
  CREATE INDEX "navigation_shortcuts_parent_id_idx" ON "navigation_shortcuts" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_labels_order_idx" ON "navigation_footer_labels" USING btree ("_order");
  CREATE INDEX "navigation_footer_labels_parent_id_idx" ON "navigation_footer_labels" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_labels_order_idx" ON "navigation_footer_links_labels" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_labels_parent_id_idx" ON "navigation_footer_links_labels" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_links_order_idx" ON "navigation_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_parent_id_idx" ON "navigation_footer_links" USING btree ("_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "navigation_footer" USING btree ("_parent_id");
  CREATE INDEX "navigation_social_order_idx" ON "navigation_social" USING btree ("order");
  CREATE INDEX "navigation_social_parent_idx" ON "navigation_social" USING btree ("parent_id");
  CREATE INDEX "navigation_notice_texts_order_idx" ON "navigation_notice_texts" USING btree ("_order");
  CREATE INDEX "navigation_notice_texts_parent_id_idx" ON "navigation_notice_texts" USING btree ("_parent_id");
  CREATE INDEX "navigation__status_idx" ON "navigation" USING btree ("_status");
  CREATE INDEX "navigation_rels_order_idx" ON "navigation_rels" USING btree ("order");
  CREATE INDEX "navigation_rels_parent_idx" ON "navigation_rels" USING btree ("parent_id");
  CREATE INDEX "navigation_rels_path_idx" ON "navigation_rels" USING btree ("path");
  CREATE INDEX "navigation_rels_pages_id_idx" ON "navigation_rels" USING btree ("pages_id");
  CREATE INDEX "navigation_rels_row_pages_id_idx" ON "navigation_rels" USING btree ("row_pages_id");
  CREATE INDEX "_navigation_v_version_header_labels_order_idx" ON "_navigation_v_version_header_labels" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_header_labels_parent_id_idx" ON "_navigation_v_version_header_labels" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_header_below_labels_order_idx" ON "_navigation_v_version_header_below_labels" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_header_below_labels_parent_id_idx" ON "_navigation_v_version_header_below_labels" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_header_below_order_idx" ON "_navigation_v_version_header_below" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_header_below_parent_id_idx" ON "_navigation_v_version_header_below" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_header_order_idx" ON "_navigation_v_version_header" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_header_parent_id_idx" ON "_navigation_v_version_header" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_shortcuts_labels_order_idx" ON "_navigation_v_version_shortcuts_labels" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_shortcuts_labels_parent_id_idx" ON "_navigation_v_version_shortcuts_labels" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_shortcuts_order_idx" ON "_navigation_v_version_shortcuts" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_shortcuts_parent_id_idx" ON "_navigation_v_version_shortcuts" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_labels_order_idx" ON "_navigation_v_version_footer_labels" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_labels_parent_id_idx" ON "_navigation_v_version_footer_labels" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_labels_order_idx" ON "_navigation_v_version_footer_links_labels" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_links_labels_parent_id_idx" ON "_navigation_v_version_footer_links_labels" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_order_idx" ON "_navigation_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_links_parent_id_idx" ON "_navigation_v_version_footer_links" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_social_order_idx" ON "_navigation_v_version_social" USING btree ("order");
  CREATE INDEX "_navigation_v_version_social_parent_idx" ON "_navigation_v_version_social" USING btree ("parent_id");
  CREATE INDEX "_navigation_v_version_notice_texts_order_idx" ON "_navigation_v_version_notice_texts" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_notice_texts_parent_id_idx" ON "_navigation_v_version_notice_texts" USING btree ("_parent_id");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_created_at_idx" ON "_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "_navigation_v" USING btree ("updated_at");
  CREATE INDEX "_navigation_v_latest_idx" ON "_navigation_v" USING btree ("latest");
  CREATE INDEX "_navigation_v_autosave_idx" ON "_navigation_v" USING btree ("autosave");
  CREATE INDEX "_navigation_v_rels_order_idx" ON "_navigation_v_rels" USING btree ("order");
  CREATE INDEX "_navigation_v_rels_parent_idx" ON "_navigation_v_rels" USING btree ("parent_id");
  CREATE INDEX "_navigation_v_rels_path_idx" ON "_navigation_v_rels" USING btree ("path");
  CREATE INDEX "_navigation_v_rels_pages_id_idx" ON "_navigation_v_rels" USING btree ("pages_id");
  CREATE INDEX "_navigation_v_rels_row_pages_id_idx" ON "_navigation_v_rels" USING btree ("row_pages_id");
  CREATE INDEX "waiting_room_rels_order_idx" ON "waiting_room_rels" USING btree ("order");
  CREATE INDEX "waiting_room_rels_parent_idx" ON "waiting_room_rels" USING btree ("parent_id");
  CREATE INDEX "waiting_room_rels_path_idx" ON "waiting_room_rels" USING btree ("path");
  CREATE INDEX "waiting_room_rels_products_id_idx" ON "waiting_room_rels" USING btree ("products_id");
  ALTER TABLE "articles" ADD CONSTRAINT "articles_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_writer_id_persons_id_fk" FOREIGN KEY ("writer_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_round_id_rounds_id_fk" FOREIGN KEY ("version_round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_writer_id_persons_id_fk" FOREIGN KEY ("version_writer_id") REFERENCES "public"."persons"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rounds" ADD CONSTRAINT "rounds_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rounds_v" ADD CONSTRAINT "_rounds_v_version_gallery_id_galleries_id_fk" FOREIGN KEY ("version_gallery_id") REFERENCES "public"."galleries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ticket_scans" ADD CONSTRAINT "ticket_scans_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "form_submissions_handling_idx" ON "form_submissions" USING btree ("handling");
  CREATE INDEX "articles_share_image_idx" ON "articles" USING btree ("share_image_id");
  CREATE INDEX "articles_round_idx" ON "articles" USING btree ("round_id");
  CREATE INDEX "articles_writer_idx" ON "articles" USING btree ("writer_id");
  CREATE INDEX "_articles_v_version_version_share_image_idx" ON "_articles_v" USING btree ("version_share_image_id");
  CREATE INDEX "_articles_v_version_version_round_idx" ON "_articles_v" USING btree ("version_round_id");
  CREATE INDEX "_articles_v_version_version_writer_idx" ON "_articles_v" USING btree ("version_writer_id");
  CREATE INDEX "rounds_gallery_idx" ON "rounds" USING btree ("gallery_id");
  CREATE INDEX "_rounds_v_version_version_gallery_idx" ON "_rounds_v" USING btree ("version_gallery_id");
  CREATE INDEX "invoices_issued_at_idx" ON "invoices" USING btree ("issued_at");
  CREATE INDEX "ticket_scans_refund_idx" ON "ticket_scans" USING btree ("refund_id");
  CREATE INDEX "payments_compared_at_idx" ON "payments" USING btree ("compared_at");`)
  // What was submitted before there was this mark needs no looking through.
  await db.execute(sql`UPDATE form_submissions SET handling = 'done';`)
  // What invoices already say, in columns of their own; and the ledger's entries for orders that were refunded before there was a ledger.
  await db.execute(sql`UPDATE invoices SET shipping_cents = COALESCE((document->>'shipping')::numeric, 0),
    discount_cents = COALESCE((document->>'discount')::numeric, 0), surcharge_cents = COALESCE((document->>'surcharge')::numeric, 0),
    credit_cents = COALESCE((document->>'credit')::numeric, 0), tax_cents = COALESCE((document->>'tax')::numeric, 0);`)
  await db.execute(sql`UPDATE invoices SET tickets_cents = COALESCE((SELECT SUM((line->>'cents')::numeric)
    FROM orders, jsonb_array_elements(orders.lines) AS line WHERE orders.id = invoices.order_id AND (line->>'is_ticket')::boolean), 0)
    WHERE order_id IS NOT NULL;`)
  await db.execute(sql`INSERT INTO refunds (number, status, amount_cents, card_cents, credit_cents, tax_cents, reason, cancelled, invoice_id, order_id,
    payment_id, customer_id, kind, gateway, account, requested_at, done_at, finished_at, items, press)
    SELECT i.number || '-R1', 'done', i.total_cents, i.total_cents - o.credit_cents, o.credit_cents, i.tax_cents, 'The order was refunded.',
      o.summary, i.id, o.id, i.payment_id, i.customer_id, i.kind::text::enum_refunds_kind, p.gateway::text, '',
      COALESCE(p.refunded_at, o.updated_at), COALESCE(p.refunded_at, o.updated_at), COALESCE(p.refunded_at, o.updated_at),
      '["*"]'::jsonb, 'order-refunded:' || o.id
    FROM invoices i JOIN orders o ON o.id = i.order_id LEFT JOIN payments p ON p.id = i.payment_id
    WHERE o.status = 'refunded' AND i.total_cents > 0;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // What only this version says, in the words of the release before.
  await db.execute(sql`
   UPDATE "form_submissions" SET "status" = 'unpaid' WHERE "status" IN ('cancelled', 'test');
  UPDATE "ticket_scans" SET "outcome" = 'void' WHERE "outcome" = 'cancelled';
  UPDATE "credit_entries" SET "reason" = 'order_returned' WHERE "reason" = 'refund';
  UPDATE "users" SET "role" = 'gate' WHERE "role" = 'shop';
  UPDATE "audit_entries" SET "action" = 'published' WHERE "action" = 'published-alone';
  UPDATE "audit_entries" SET "action" = 'updated' WHERE "action" IN ('marked-ready', 'sent-back');`)
  await db.execute(sql`
   ALTER TABLE "form_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "categories_class_colours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "refunds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sandbox_refunds" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_header_labels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_header_below_labels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_header_below" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_shortcuts_labels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_shortcuts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_footer_labels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_footer_links_labels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_footer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_social" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_notice_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "navigation_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_header_labels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_header_below_labels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_header_below" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_header" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_shortcuts_labels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_shortcuts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_footer_labels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_footer_links_labels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_footer_links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_footer" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_social" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_version_notice_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_navigation_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "waiting_room" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "waiting_room_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "form_replies" CASCADE;
  DROP TABLE "categories_class_colours" CASCADE;
  DROP TABLE "refunds" CASCADE;
  DROP TABLE "sandbox_refunds" CASCADE;
  DROP TABLE "comments" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "navigation_header_labels" CASCADE;
  DROP TABLE "navigation_header_below_labels" CASCADE;
  DROP TABLE "navigation_header_below" CASCADE;
  DROP TABLE "navigation_header" CASCADE;
  DROP TABLE "navigation_shortcuts_labels" CASCADE;
  DROP TABLE "navigation_shortcuts" CASCADE;
  DROP TABLE "navigation_footer_labels" CASCADE;
  DROP TABLE "navigation_footer_links_labels" CASCADE;
  DROP TABLE "navigation_footer_links" CASCADE;
  DROP TABLE "navigation_footer" CASCADE;
  DROP TABLE "navigation_social" CASCADE;
  DROP TABLE "navigation_notice_texts" CASCADE;
  DROP TABLE "navigation" CASCADE;
  DROP TABLE "navigation_rels" CASCADE;
  DROP TABLE "_navigation_v_version_header_labels" CASCADE;
  DROP TABLE "_navigation_v_version_header_below_labels" CASCADE;
  DROP TABLE "_navigation_v_version_header_below" CASCADE;
  DROP TABLE "_navigation_v_version_header" CASCADE;
  DROP TABLE "_navigation_v_version_shortcuts_labels" CASCADE;
  DROP TABLE "_navigation_v_version_shortcuts" CASCADE;
  DROP TABLE "_navigation_v_version_footer_labels" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links_labels" CASCADE;
  DROP TABLE "_navigation_v_version_footer_links" CASCADE;
  DROP TABLE "_navigation_v_version_footer" CASCADE;
  DROP TABLE "_navigation_v_version_social" CASCADE;
  DROP TABLE "_navigation_v_version_notice_texts" CASCADE;
  DROP TABLE "_navigation_v" CASCADE;
  DROP TABLE "_navigation_v_rels" CASCADE;
  DROP TABLE "waiting_room" CASCADE;
  DROP TABLE "waiting_room_rels" CASCADE;
  ALTER TABLE "articles" DROP CONSTRAINT "articles_share_image_id_media_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_round_id_rounds_id_fk";
  
  ALTER TABLE "articles" DROP CONSTRAINT "articles_writer_id_persons_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_share_image_id_media_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_round_id_rounds_id_fk";
  
  ALTER TABLE "_articles_v" DROP CONSTRAINT "_articles_v_version_writer_id_persons_id_fk";
  
  ALTER TABLE "rounds" DROP CONSTRAINT "rounds_gallery_id_galleries_id_fk";
  
  ALTER TABLE "_rounds_v" DROP CONSTRAINT "_rounds_v_version_gallery_id_galleries_id_fk";
  
  ALTER TABLE "form_submissions" ALTER COLUMN "status" SET DATA TYPE text;
  ALTER TABLE "form_submissions" ALTER COLUMN "status" SET DEFAULT 'received'::text;
  DROP TYPE "public"."enum_form_submissions_status";
  CREATE TYPE "public"."enum_form_submissions_status" AS ENUM('received', 'awaiting_payment', 'paid', 'unpaid');
  ALTER TABLE "form_submissions" ALTER COLUMN "status" SET DEFAULT 'received'::"public"."enum_form_submissions_status";
  ALTER TABLE "form_submissions" ALTER COLUMN "status" SET DATA TYPE "public"."enum_form_submissions_status" USING "status"::"public"."enum_form_submissions_status";
  ALTER TABLE "ticket_scans" ALTER COLUMN "outcome" SET DATA TYPE text;
  DROP TYPE "public"."enum_ticket_scans_outcome";
  CREATE TYPE "public"."enum_ticket_scans_outcome" AS ENUM('admitted', 'used', 'unknown', 'void', 'wrong_event', 'wrong_day');
  ALTER TABLE "ticket_scans" ALTER COLUMN "outcome" SET DATA TYPE "public"."enum_ticket_scans_outcome" USING "outcome"::"public"."enum_ticket_scans_outcome";
  ALTER TABLE "credit_entries" ALTER COLUMN "reason" SET DATA TYPE text;
  DROP TYPE "public"."enum_credit_entries_reason";
  CREATE TYPE "public"."enum_credit_entries_reason" AS ENUM('voucher', 'order', 'order_returned', 'adjustment');
  ALTER TABLE "credit_entries" ALTER COLUMN "reason" SET DATA TYPE "public"."enum_credit_entries_reason" USING "reason"::"public"."enum_credit_entries_reason";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "public"."enum_users_role";
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'results', 'gate');
  ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'editor'::"public"."enum_users_role";
  ALTER TABLE "users" ALTER COLUMN "role" SET DATA TYPE "public"."enum_users_role" USING "role"::"public"."enum_users_role";
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_entries_action";
  CREATE TYPE "public"."enum_audit_entries_action" AS ENUM('created', 'updated', 'published', 'unpublished', 'deleted');
  ALTER TABLE "audit_entries" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_entries_action" USING "action"::"public"."enum_audit_entries_action";
  DROP INDEX "form_submissions_handling_idx";
  DROP INDEX "articles_share_image_idx";
  DROP INDEX "articles_round_idx";
  DROP INDEX "articles_writer_idx";
  DROP INDEX "_articles_v_version_version_share_image_idx";
  DROP INDEX "_articles_v_version_version_round_idx";
  DROP INDEX "_articles_v_version_version_writer_idx";
  DROP INDEX "rounds_gallery_idx";
  DROP INDEX "_rounds_v_version_version_gallery_idx";
  DROP INDEX "invoices_issued_at_idx";
  DROP INDEX "ticket_scans_refund_idx";
  DROP INDEX "payments_compared_at_idx";
  ALTER TABLE "pages" DROP COLUMN "changed_by";
  ALTER TABLE "pages" DROP COLUMN "changed_at";
  ALTER TABLE "_pages_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_changed_at";
  ALTER TABLE "row_pages" DROP COLUMN "changed_by";
  ALTER TABLE "row_pages" DROP COLUMN "changed_at";
  ALTER TABLE "groups" DROP COLUMN "changed_by";
  ALTER TABLE "groups" DROP COLUMN "changed_at";
  ALTER TABLE "links" DROP COLUMN "changed_by";
  ALTER TABLE "links" DROP COLUMN "changed_at";
  ALTER TABLE "forms_data_values" DROP COLUMN "price";
  ALTER TABLE "forms_data" DROP COLUMN "help";
  ALTER TABLE "forms_data" DROP COLUMN "price";
  ALTER TABLE "forms_data" DROP COLUMN "multiplies";
  ALTER TABLE "forms_data" DROP COLUMN "counts_places";
  ALTER TABLE "forms_data" DROP COLUMN "min_length";
  ALTER TABLE "forms_data" DROP COLUMN "max_length";
  ALTER TABLE "forms_data" DROP COLUMN "earliest";
  ALTER TABLE "forms_data" DROP COLUMN "latest";
  ALTER TABLE "forms_data" DROP COLUMN "max_files";
  ALTER TABLE "forms_data" DROP COLUMN "only_if";
  ALTER TABLE "forms_data" DROP COLUMN "only_if_value";
  ALTER TABLE "forms" DROP COLUMN "confirmation";
  ALTER TABLE "forms" DROP COLUMN "confirm_by_email";
  ALTER TABLE "forms" DROP COLUMN "places";
  ALTER TABLE "forms" DROP COLUMN "opens_at";
  ALTER TABLE "forms" DROP COLUMN "closes_at";
  ALTER TABLE "forms" DROP COLUMN "changed_by";
  ALTER TABLE "forms" DROP COLUMN "changed_at";
  ALTER TABLE "form_submissions" DROP COLUMN "handling";
  ALTER TABLE "form_submissions" DROP COLUMN "notes";
  ALTER TABLE "form_submissions" DROP COLUMN "places";
  ALTER TABLE "form_submissions" DROP COLUMN "lines";
  ALTER TABLE "faqs" DROP COLUMN "changed_by";
  ALTER TABLE "faqs" DROP COLUMN "changed_at";
  ALTER TABLE "snippets" DROP COLUMN "changed_by";
  ALTER TABLE "snippets" DROP COLUMN "changed_at";
  ALTER TABLE "redirects" DROP COLUMN "changed_by";
  ALTER TABLE "redirects" DROP COLUMN "changed_at";
  ALTER TABLE "sitemap_overrides" DROP COLUMN "changed_by";
  ALTER TABLE "sitemap_overrides" DROP COLUMN "changed_at";
  ALTER TABLE "articles" DROP COLUMN "seo_title";
  ALTER TABLE "articles" DROP COLUMN "seo_meta_description";
  ALTER TABLE "articles" DROP COLUMN "share_picture";
  ALTER TABLE "articles" DROP COLUMN "share_image_id";
  ALTER TABLE "articles" DROP COLUMN "round_id";
  ALTER TABLE "articles" DROP COLUMN "writer_id";
  ALTER TABLE "articles" DROP COLUMN "changed_by";
  ALTER TABLE "articles" DROP COLUMN "changed_at";
  ALTER TABLE "_articles_v" DROP COLUMN "version_seo_title";
  ALTER TABLE "_articles_v" DROP COLUMN "version_seo_meta_description";
  ALTER TABLE "_articles_v" DROP COLUMN "version_share_picture";
  ALTER TABLE "_articles_v" DROP COLUMN "version_share_image_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_round_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_writer_id";
  ALTER TABLE "_articles_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_articles_v" DROP COLUMN "version_changed_at";
  ALTER TABLE "microblog_posts" DROP COLUMN "changed_by";
  ALTER TABLE "microblog_posts" DROP COLUMN "changed_at";
  ALTER TABLE "_microblog_posts_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_microblog_posts_v" DROP COLUMN "version_changed_at";
  ALTER TABLE "podcast_channels" DROP COLUMN "changed_by";
  ALTER TABLE "podcast_channels" DROP COLUMN "changed_at";
  ALTER TABLE "podcast_episodes" DROP COLUMN "changed_by";
  ALTER TABLE "podcast_episodes" DROP COLUMN "changed_at";
  ALTER TABLE "_podcast_episodes_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_podcast_episodes_v" DROP COLUMN "version_changed_at";
  ALTER TABLE "series" DROP COLUMN "changed_by";
  ALTER TABLE "series" DROP COLUMN "changed_at";
  ALTER TABLE "rounds" DROP COLUMN "gallery_id";
  ALTER TABLE "rounds" DROP COLUMN "changed_by";
  ALTER TABLE "rounds" DROP COLUMN "changed_at";
  ALTER TABLE "_rounds_v" DROP COLUMN "version_gallery_id";
  ALTER TABLE "_rounds_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_rounds_v" DROP COLUMN "version_changed_at";
  ALTER TABLE "results" DROP COLUMN "changed_by";
  ALTER TABLE "results" DROP COLUMN "changed_at";
  ALTER TABLE "_results_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_results_v" DROP COLUMN "version_changed_at";
  ALTER TABLE "entries" DROP COLUMN "changed_by";
  ALTER TABLE "entries" DROP COLUMN "changed_at";
  ALTER TABLE "championships" DROP COLUMN "changed_by";
  ALTER TABLE "championships" DROP COLUMN "changed_at";
  ALTER TABLE "scorings" DROP COLUMN "changed_by";
  ALTER TABLE "scorings" DROP COLUMN "changed_at";
  ALTER TABLE "venues" DROP COLUMN "corner_names";
  ALTER TABLE "venues" DROP COLUMN "lap_record_time";
  ALTER TABLE "venues" DROP COLUMN "lap_record_driver";
  ALTER TABLE "venues" DROP COLUMN "lap_record_car";
  ALTER TABLE "venues" DROP COLUMN "lap_record_year";
  ALTER TABLE "venues" DROP COLUMN "changed_by";
  ALTER TABLE "venues" DROP COLUMN "changed_at";
  ALTER TABLE "categories" DROP COLUMN "changed_by";
  ALTER TABLE "categories" DROP COLUMN "changed_at";
  ALTER TABLE "drivers" DROP COLUMN "changed_by";
  ALTER TABLE "drivers" DROP COLUMN "changed_at";
  ALTER TABLE "competitor_links" DROP COLUMN "changed_by";
  ALTER TABLE "competitor_links" DROP COLUMN "changed_at";
  ALTER TABLE "sponsors" DROP COLUMN "changed_by";
  ALTER TABLE "sponsors" DROP COLUMN "changed_at";
  ALTER TABLE "persons" DROP COLUMN "changed_by";
  ALTER TABLE "persons" DROP COLUMN "changed_at";
  ALTER TABLE "testimonials" DROP COLUMN "changed_by";
  ALTER TABLE "testimonials" DROP COLUMN "changed_at";
  ALTER TABLE "media" DROP COLUMN "caption";
  ALTER TABLE "media" DROP COLUMN "credit";
  ALTER TABLE "media" DROP COLUMN "is_downloadable";
  ALTER TABLE "media" DROP COLUMN "changed_by";
  ALTER TABLE "media" DROP COLUMN "changed_at";
  ALTER TABLE "files" DROP COLUMN "changed_by";
  ALTER TABLE "files" DROP COLUMN "changed_at";
  ALTER TABLE "photos" DROP COLUMN "changed_by";
  ALTER TABLE "photos" DROP COLUMN "changed_at";
  ALTER TABLE "slides" DROP COLUMN "changed_by";
  ALTER TABLE "slides" DROP COLUMN "changed_at";
  ALTER TABLE "galleries" DROP COLUMN "changed_by";
  ALTER TABLE "galleries" DROP COLUMN "changed_at";
  ALTER TABLE "videos" DROP COLUMN "changed_by";
  ALTER TABLE "videos" DROP COLUMN "changed_at";
  ALTER TABLE "products" DROP COLUMN "changed_by";
  ALTER TABLE "products" DROP COLUMN "changed_at";
  ALTER TABLE "_products_v" DROP COLUMN "version_changed_by";
  ALTER TABLE "_products_v" DROP COLUMN "version_changed_at";
  ALTER TABLE "gift_voucher_themes" DROP COLUMN "changed_by";
  ALTER TABLE "gift_voucher_themes" DROP COLUMN "changed_at";
  ALTER TABLE "invoices" DROP COLUMN "tickets_cents";
  ALTER TABLE "invoices" DROP COLUMN "shipping_cents";
  ALTER TABLE "invoices" DROP COLUMN "discount_cents";
  ALTER TABLE "invoices" DROP COLUMN "surcharge_cents";
  ALTER TABLE "invoices" DROP COLUMN "credit_cents";
  ALTER TABLE "invoices" DROP COLUMN "tax_cents";
  ALTER TABLE "ticket_scans" DROP COLUMN "refund_id";
  ALTER TABLE "payments" DROP COLUMN "difference";
  ALTER TABLE "payments" DROP COLUMN "compared_at";
  ALTER TABLE "promotion_codes" DROP COLUMN "changed_by";
  ALTER TABLE "promotion_codes" DROP COLUMN "changed_at";
  ALTER TABLE "shipping_types" DROP COLUMN "changed_by";
  ALTER TABLE "shipping_types" DROP COLUMN "changed_at";
  ALTER TABLE "domain_settings" DROP COLUMN "second_person_publishes";
  DROP TYPE "public"."enum_form_submissions_handling";
  DROP TYPE "public"."enum_articles_share_picture";
  DROP TYPE "public"."enum__articles_v_version_share_picture";
  DROP TYPE "public"."enum_payments_difference";
  DROP TYPE "public"."enum_refunds_status";
  DROP TYPE "public"."enum_refunds_kind";
  DROP TYPE "public"."enum_reviews_state";
  DROP TYPE "public"."enum_navigation_header_labels_language";
  DROP TYPE "public"."enum_navigation_header_below_labels_language";
  DROP TYPE "public"."enum_navigation_header_below_leads_to";
  DROP TYPE "public"."enum_navigation_header_below_screen";
  DROP TYPE "public"."enum_navigation_header_below_word";
  DROP TYPE "public"."enum_navigation_header_leads_to";
  DROP TYPE "public"."enum_navigation_header_screen";
  DROP TYPE "public"."enum_navigation_header_word";
  DROP TYPE "public"."enum_navigation_shortcuts_labels_language";
  DROP TYPE "public"."enum_navigation_shortcuts_leads_to";
  DROP TYPE "public"."enum_navigation_shortcuts_screen";
  DROP TYPE "public"."enum_navigation_shortcuts_word";
  DROP TYPE "public"."enum_navigation_footer_labels_language";
  DROP TYPE "public"."enum_navigation_footer_links_labels_language";
  DROP TYPE "public"."enum_navigation_footer_links_leads_to";
  DROP TYPE "public"."enum_navigation_footer_links_screen";
  DROP TYPE "public"."enum_navigation_footer_links_word";
  DROP TYPE "public"."enum_navigation_footer_word";
  DROP TYPE "public"."enum_navigation_social";
  DROP TYPE "public"."enum_navigation_notice_texts_language";
  DROP TYPE "public"."enum_navigation_notice_kind";
  DROP TYPE "public"."enum_navigation_notice_link_leads_to";
  DROP TYPE "public"."enum_navigation_notice_link_screen";
  DROP TYPE "public"."enum_navigation_status";
  DROP TYPE "public"."enum__navigation_v_version_header_labels_language";
  DROP TYPE "public"."enum__navigation_v_version_header_below_labels_language";
  DROP TYPE "public"."enum__navigation_v_version_header_below_leads_to";
  DROP TYPE "public"."enum__navigation_v_version_header_below_screen";
  DROP TYPE "public"."enum__navigation_v_version_header_below_word";
  DROP TYPE "public"."enum__navigation_v_version_header_leads_to";
  DROP TYPE "public"."enum__navigation_v_version_header_screen";
  DROP TYPE "public"."enum__navigation_v_version_header_word";
  DROP TYPE "public"."enum__navigation_v_version_shortcuts_labels_language";
  DROP TYPE "public"."enum__navigation_v_version_shortcuts_leads_to";
  DROP TYPE "public"."enum__navigation_v_version_shortcuts_screen";
  DROP TYPE "public"."enum__navigation_v_version_shortcuts_word";
  DROP TYPE "public"."enum__navigation_v_version_footer_labels_language";
  DROP TYPE "public"."enum__navigation_v_version_footer_links_labels_language";
  DROP TYPE "public"."enum__navigation_v_version_footer_links_leads_to";
  DROP TYPE "public"."enum__navigation_v_version_footer_links_screen";
  DROP TYPE "public"."enum__navigation_v_version_footer_links_word";
  DROP TYPE "public"."enum__navigation_v_version_footer_word";
  DROP TYPE "public"."enum__navigation_v_version_social";
  DROP TYPE "public"."enum__navigation_v_version_notice_texts_language";
  DROP TYPE "public"."enum__navigation_v_version_notice_kind";
  DROP TYPE "public"."enum__navigation_v_version_notice_link_leads_to";
  DROP TYPE "public"."enum__navigation_v_version_notice_link_screen";
  DROP TYPE "public"."enum__navigation_v_version_status";`)
}
