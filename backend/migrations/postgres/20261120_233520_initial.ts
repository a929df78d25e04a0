import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_row_pages_rows_blocks_widgets_template" AS ENUM('core/button_link', 'core/call_to_action', 'core/person_list', 'core/faq', 'core/form', 'core/gallery', 'core/gallery_group', 'core/gift_voucher_purchase', 'core/google_map', 'core/heading', 'core/hero_quote', 'core/hero_testimonial', 'core/html', 'core/image', 'core/image_with_content', 'core/link_children', 'core/raw_code', 'core/testimonial_grid', 'core/video', 'site/all_results', 'site/article_list', 'site/article_view', 'site/calendar_swiper', 'site/category_list', 'site/category_swiper', 'site/category_view', 'site/competitor_list', 'site/driver_list', 'site/heading_with_content', 'site/headings', 'site/microblog_feed', 'site/next_round_banner', 'site/podcast_channel', 'site/podcast_episode', 'site/recent_article_hero', 'site/results_list', 'site/round_details', 'site/sell_product', 'site/series_calendar', 'site/session_results', 'site/shop', 'site/button_link', 'site/person_list', 'site/snippet_grid', 'site/sponsor_list');
  CREATE TYPE "public"."enum_row_pages_rows_type" AS ENUM('columns', 'tabs');
  CREATE TYPE "public"."enum_groups_model" AS ENUM('Article', 'Faq', 'Gallery', 'Person', 'Snippet', 'Testimonial', 'Category', 'Driver', 'Sponsor', 'Product');
  CREATE TYPE "public"."enum_forms_data_type" AS ENUM('text', 'textarea', 'number', 'date', 'select', 'paragraph', 'header', 'button', 'file', 'signature');
  CREATE TYPE "public"."enum_forms_questions_field_type" AS ENUM('content', 'text', 'textarea', 'email', 'phone', 'currency', 'percent', 'number', 'password', 'date', 'datetime', 'time', 'checkbox', 'submit');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_microblog_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__microblog_posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_podcast_episodes_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__podcast_episodes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_rounds_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__rounds_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_results_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__results_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_slides_link_target" AS ENUM('_self', '_blank');
  CREATE TYPE "public"."enum_slides_overlay_color" AS ENUM('white', 'black', 'brand', 'success', 'info', 'warning', 'danger');
  CREATE TYPE "public"."enum_slides_text_color" AS ENUM('white', 'black');
  CREATE TYPE "public"."enum_slides_image_opacity" AS ENUM('10', '30', '50', '70', '90', '100');
  CREATE TYPE "public"."enum_slides_image_saturation" AS ENUM('0', '50', '100');
  CREATE TYPE "public"."enum_videos_platform" AS ENUM('youtube', 'file');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'results');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"blocks" jsonb,
  	"content" jsonb,
  	"seo_title" varchar,
  	"seo_meta_description" varchar,
  	"url" varchar,
  	"requires_login" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_blocks" jsonb,
  	"version_content" jsonb,
  	"version_seo_title" varchar,
  	"version_seo_meta_description" varchar,
  	"version_url" varchar,
  	"version_requires_login" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "row_pages_rows_blocks_widgets" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"template" "enum_row_pages_rows_blocks_widgets_template" NOT NULL,
  	"type" varchar,
  	"templatevar" jsonb,
  	"sort" varchar,
  	"outer" varchar,
  	"limit" numeric DEFAULT 100,
  	"offset" numeric DEFAULT 0,
  	"items_per_page" numeric,
  	"first_label" varchar,
  	"previous_label" varchar,
  	"next_label" varchar,
  	"last_label" varchar,
  	"widget_is_visible" boolean DEFAULT true,
  	"hidden_before" timestamp(3) with time zone,
  	"hidden_after" timestamp(3) with time zone
  );
  
  CREATE TABLE "row_pages_rows_blocks" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"width" numeric DEFAULT 12 NOT NULL,
  	"offset" numeric DEFAULT 0 NOT NULL
  );
  
  CREATE TABLE "row_pages_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_row_pages_rows_type" DEFAULT 'columns' NOT NULL
  );
  
  CREATE TABLE "row_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"content" jsonb,
  	"title" varchar,
  	"meta_description" varchar,
  	"sitemap_model" varchar,
  	"sitemap_group_model" varchar,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "groups_addons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"price" numeric,
  	"number" numeric
  );
  
  CREATE TABLE "groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"model" "enum_groups_model" NOT NULL,
  	"parent_id" integer,
  	"image_id" integer,
  	"content" jsonb,
  	"url" varchar NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"root" numeric,
  	"lft" numeric,
  	"rgt" numeric,
  	"level" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"link" varchar,
  	"icon" varchar,
  	"parent_id" integer,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "forms_data_values" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "forms_data" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_forms_data_type" DEFAULT 'text' NOT NULL,
  	"subtype" varchar,
  	"name" varchar NOT NULL,
  	"label" varchar,
  	"placeholder" varchar,
  	"value" varchar,
  	"min" numeric,
  	"max" numeric,
  	"required" boolean DEFAULT false
  );
  
  CREATE TABLE "forms_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"field_type" "enum_forms_questions_field_type" DEFAULT 'text' NOT NULL,
  	"name" varchar NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"content" jsonb,
  	"required" boolean DEFAULT false
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"cost" numeric DEFAULT 0,
  	"must_be_logged_on" boolean DEFAULT false,
  	"use_captcha" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faqs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"content" jsonb,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "faqs_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"groups_id" integer
  );
  
  CREATE TABLE "snippets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"content" jsonb,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "snippets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"groups_id" integer
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sitemap_overrides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"seo_title" varchar,
  	"seo_meta_description" varchar,
  	"priority" numeric,
  	"is_left_out" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"blurb" varchar,
  	"image_id" integer,
  	"content" jsonb,
  	"url" varchar,
  	"group_id" integer,
  	"display_start_time" timestamp(3) with time zone,
  	"author" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_blurb" varchar,
  	"version_image_id" integer,
  	"version_content" jsonb,
  	"version_url" varchar,
  	"version_group_id" integer,
  	"version_display_start_time" timestamp(3) with time zone,
  	"version_author" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "microblog_posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"content" jsonb,
  	"image_id" integer,
  	"video_id" integer,
  	"link" varchar,
  	"link_text" varchar,
  	"published_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_microblog_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "microblog_posts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_microblog_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_content" jsonb,
  	"version_image_id" integer,
  	"version_video_id" integer,
  	"version_link" varchar,
  	"version_link_text" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__microblog_posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_microblog_posts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "podcast_channels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"description" jsonb,
  	"cover_art_id" integer,
  	"amazon_url" varchar,
  	"itunes_url" varchar,
  	"spotify_url" varchar,
  	"deezer_url" varchar,
  	"tune_in_url" varchar,
  	"iheart_url" varchar,
  	"samsung_cast_url" varchar,
  	"rss_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "podcast_episodes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"season" numeric,
  	"episode" numeric,
  	"description" jsonb,
  	"cover_art_id" integer,
  	"media_id" integer,
  	"length" numeric,
  	"url" varchar,
  	"channel_id" integer,
  	"display_start_time" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_podcast_episodes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_podcast_episodes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_season" numeric,
  	"version_episode" numeric,
  	"version_description" jsonb,
  	"version_cover_art_id" integer,
  	"version_media_id" integer,
  	"version_length" numeric,
  	"version_url" varchar,
  	"version_channel_id" integer,
  	"version_display_start_time" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__podcast_episodes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "series" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "rounds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"start_date" timestamp(3) with time zone,
  	"end_date" timestamp(3) with time zone,
  	"venue_id" integer,
  	"series_id" integer,
  	"content" jsonb,
  	"banner_id" integer,
  	"background_id" integer,
  	"spectator_purchase_link" varchar,
  	"external_info_link" varchar,
  	"broadcast_link" varchar,
  	"banner_link" varchar,
  	"schedule_pdf_id" integer,
  	"driver_list_pdf_id" integer,
  	"url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_rounds_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "rounds_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"sponsors_id" integer,
  	"faqs_id" integer
  );
  
  CREATE TABLE "_rounds_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_start_date" timestamp(3) with time zone,
  	"version_end_date" timestamp(3) with time zone,
  	"version_venue_id" integer,
  	"version_series_id" integer,
  	"version_content" jsonb,
  	"version_banner_id" integer,
  	"version_background_id" integer,
  	"version_spectator_purchase_link" varchar,
  	"version_external_info_link" varchar,
  	"version_broadcast_link" varchar,
  	"version_banner_link" varchar,
  	"version_schedule_pdf_id" integer,
  	"version_driver_list_pdf_id" integer,
  	"version_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__rounds_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_rounds_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"categories_id" integer,
  	"sponsors_id" integer,
  	"faqs_id" integer
  );
  
  CREATE TABLE "results_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"position" numeric,
  	"race_number" varchar,
  	"name" varchar,
  	"class" varchar,
  	"laps" numeric,
  	"best_time" varchar,
  	"total_time" varchar,
  	"diff" varchar,
  	"gap" varchar
  );
  
  CREATE TABLE "results" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"session_name" varchar,
  	"round_id" integer,
  	"category_id" integer,
  	"date" timestamp(3) with time zone,
  	"is_a_race" boolean DEFAULT false,
  	"sort_order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_results_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_results_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"position" numeric,
  	"race_number" varchar,
  	"name" varchar,
  	"class" varchar,
  	"laps" numeric,
  	"best_time" varchar,
  	"total_time" varchar,
  	"diff" varchar,
  	"gap" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_results_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_session_name" varchar,
  	"version_round_id" integer,
  	"version_category_id" integer,
  	"version_date" timestamp(3) with time zone,
  	"version_is_a_race" boolean DEFAULT false,
  	"version_sort_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__results_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "venues" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"corners" numeric,
  	"length" numeric,
  	"timezone" varchar DEFAULT 'Pacific/Auckland' NOT NULL,
  	"circuit_layout_id" integer,
  	"address_street_address" varchar,
  	"address_suburb_name" varchar,
  	"address_state" varchar,
  	"address_postcode" varchar,
  	"address_country" varchar,
  	"address_lat" numeric,
  	"address_lng" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"information" jsonb,
  	"hero_photo_id" integer,
  	"logo_id" integer,
  	"website" varchar,
  	"facebook" varchar,
  	"instagram" varchar,
  	"url" varchar NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "categories_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"groups_id" integer
  );
  
  CREATE TABLE "drivers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar NOT NULL,
  	"category_id" integer,
  	"race_number" varchar,
  	"vehicle" varchar,
  	"sponsor" varchar,
  	"hometown" varchar,
  	"headshot_photo_id" integer,
  	"full_name" varchar,
  	"url" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "drivers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"groups_id" integer
  );
  
  CREATE TABLE "competitor_links" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"round_id" integer NOT NULL,
  	"link" varchar,
  	"file_id" integer,
  	"content" jsonb,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sponsors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"information" jsonb,
  	"logo_id" integer,
  	"logo_dark_id" integer,
  	"hero_photo_id" integer,
  	"website" varchar,
  	"facebook" varchar,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sponsors_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"groups_id" integer
  );
  
  CREATE TABLE "persons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"title" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"description" jsonb,
  	"photo_id" integer,
  	"full_name" varchar,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "persons_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"groups_id" integer
  );
  
  CREATE TABLE "testimonials" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"title" varchar,
  	"content" jsonb,
  	"image_id" integer,
  	"rating" numeric,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "testimonials_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"groups_id" integer
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"is_decoration" boolean DEFAULT false,
  	"hash" varchar,
  	"placeholder" varchar,
  	"has_alpha" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "photos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"image_id" integer NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "slides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"image_id" integer NOT NULL,
  	"heading" varchar,
  	"sub_heading" varchar,
  	"content" jsonb,
  	"link" varchar,
  	"link_button_text" varchar,
  	"link_target" "enum_slides_link_target",
  	"overlay_color" "enum_slides_overlay_color",
  	"text_color" "enum_slides_text_color",
  	"image_opacity" "enum_slides_image_opacity",
  	"image_saturation" "enum_slides_image_saturation",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "galleries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"heading" varchar,
  	"sub_heading" varchar,
  	"image_id" integer,
  	"url" varchar NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "galleries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"slides_id" integer,
  	"groups_id" integer
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"platform" "enum_videos_platform" DEFAULT 'youtube',
  	"youtube_id" varchar,
  	"file_id" integer,
  	"slate_id" integer,
  	"length" numeric,
  	"slug" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "products_skus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"name" varchar,
  	"price" numeric,
  	"stock" numeric,
  	"number" numeric
  );
  
  CREATE TABLE "products_addons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"price" numeric,
  	"number" numeric
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"blurb" varchar,
  	"content" jsonb,
  	"brand" varchar,
  	"badge" varchar,
  	"price" numeric,
  	"old_price" numeric,
  	"video_id" integer,
  	"size_chart_image_id" integer,
  	"title" varchar,
  	"meta_description" varchar,
  	"slug" varchar,
  	"primary_group_id" integer,
  	"is_new" boolean DEFAULT false,
  	"is_on_special" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"groups_id" integer
  );
  
  CREATE TABLE "_products_v_version_skus" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"name" varchar,
  	"price" numeric,
  	"stock" numeric,
  	"number" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_addons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"price" numeric,
  	"number" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_blurb" varchar,
  	"version_content" jsonb,
  	"version_brand" varchar,
  	"version_badge" varchar,
  	"version_price" numeric,
  	"version_old_price" numeric,
  	"version_video_id" integer,
  	"version_size_chart_image_id" integer,
  	"version_title" varchar,
  	"version_meta_description" varchar,
  	"version_slug" varchar,
  	"version_primary_group_id" integer,
  	"version_is_new" boolean DEFAULT false,
  	"version_is_on_special" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"groups_id" integer
  );
  
  CREATE TABLE "gift_voucher_themes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"image_id" integer NOT NULL,
  	"sort" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"row_pages_id" integer,
  	"groups_id" integer,
  	"links_id" integer,
  	"forms_id" integer,
  	"faqs_id" integer,
  	"snippets_id" integer,
  	"redirects_id" integer,
  	"sitemap_overrides_id" integer,
  	"articles_id" integer,
  	"microblog_posts_id" integer,
  	"podcast_channels_id" integer,
  	"podcast_episodes_id" integer,
  	"series_id" integer,
  	"rounds_id" integer,
  	"results_id" integer,
  	"venues_id" integer,
  	"categories_id" integer,
  	"drivers_id" integer,
  	"competitor_links_id" integer,
  	"sponsors_id" integer,
  	"persons_id" integer,
  	"testimonials_id" integer,
  	"media_id" integer,
  	"files_id" integer,
  	"photos_id" integer,
  	"slides_id" integer,
  	"galleries_id" integer,
  	"videos_id" integer,
  	"products_id" integer,
  	"gift_voucher_themes_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "domain_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar,
  	"theme_colour" varchar,
  	"dark_theme_colour" varchar,
  	"favicon_id" integer,
  	"favicon_dark_id" integer,
  	"ecommerce_enabled" boolean DEFAULT false,
  	"cms_url" varchar,
  	"seo_title_prefix" varchar,
  	"seo_title_suffix" varchar,
  	"seo_title" varchar,
  	"seo_meta_description" varchar,
  	"seo_image_id" integer,
  	"google_site_verification" varchar,
  	"bing_site_verification" varchar,
  	"pinterest_site_verification" varchar,
  	"facebook_domain_verification" varchar,
  	"organisation_name" varchar,
  	"organisation_abn" varchar,
  	"organisation_logo_id" integer,
  	"organisation_logo_dark_id" integer,
  	"organisation_address" varchar,
  	"organisation_email" varchar,
  	"organisation_phone" varchar,
  	"facebook" varchar,
  	"twitter" varchar,
  	"instagram" varchar,
  	"linkedin" varchar,
  	"youtube" varchar,
  	"pinterest" varchar,
  	"github" varchar,
  	"xing" varchar,
  	"skype" varchar,
  	"google_analytics_id" varchar,
  	"google_tag_manager_id" varchar,
  	"facebook_pixel" varchar,
  	"matomo_site_url" varchar,
  	"matomo_site_id" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "row_pages_rows_blocks_widgets" ADD CONSTRAINT "row_pages_rows_blocks_widgets_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."row_pages_rows_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "row_pages_rows_blocks" ADD CONSTRAINT "row_pages_rows_blocks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."row_pages_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "row_pages_rows" ADD CONSTRAINT "row_pages_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."row_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "groups_addons" ADD CONSTRAINT "groups_addons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "groups" ADD CONSTRAINT "groups_parent_id_groups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "groups" ADD CONSTRAINT "groups_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "links" ADD CONSTRAINT "links_parent_id_links_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."links"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_data_values" ADD CONSTRAINT "forms_data_values_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms_data"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_data" ADD CONSTRAINT "forms_data_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms_questions" ADD CONSTRAINT "forms_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_rels" ADD CONSTRAINT "faqs_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "faqs_rels" ADD CONSTRAINT "faqs_rels_groups_fk" FOREIGN KEY ("groups_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "snippets_rels" ADD CONSTRAINT "snippets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."snippets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "snippets_rels" ADD CONSTRAINT "snippets_rels_groups_fk" FOREIGN KEY ("groups_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_group_id_groups_id_fk" FOREIGN KEY ("version_group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "microblog_posts" ADD CONSTRAINT "microblog_posts_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "microblog_posts" ADD CONSTRAINT "microblog_posts_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "microblog_posts_texts" ADD CONSTRAINT "microblog_posts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."microblog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_microblog_posts_v" ADD CONSTRAINT "_microblog_posts_v_parent_id_microblog_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."microblog_posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_microblog_posts_v" ADD CONSTRAINT "_microblog_posts_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_microblog_posts_v" ADD CONSTRAINT "_microblog_posts_v_version_video_id_videos_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_microblog_posts_v_texts" ADD CONSTRAINT "_microblog_posts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_microblog_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "podcast_channels" ADD CONSTRAINT "podcast_channels_cover_art_id_media_id_fk" FOREIGN KEY ("cover_art_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "podcast_episodes" ADD CONSTRAINT "podcast_episodes_cover_art_id_media_id_fk" FOREIGN KEY ("cover_art_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "podcast_episodes" ADD CONSTRAINT "podcast_episodes_media_id_files_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "podcast_episodes" ADD CONSTRAINT "podcast_episodes_channel_id_podcast_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."podcast_channels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_podcast_episodes_v" ADD CONSTRAINT "_podcast_episodes_v_parent_id_podcast_episodes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."podcast_episodes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_podcast_episodes_v" ADD CONSTRAINT "_podcast_episodes_v_version_cover_art_id_media_id_fk" FOREIGN KEY ("version_cover_art_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_podcast_episodes_v" ADD CONSTRAINT "_podcast_episodes_v_version_media_id_files_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_podcast_episodes_v" ADD CONSTRAINT "_podcast_episodes_v_version_channel_id_podcast_channels_id_fk" FOREIGN KEY ("version_channel_id") REFERENCES "public"."podcast_channels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rounds" ADD CONSTRAINT "rounds_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rounds" ADD CONSTRAINT "rounds_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rounds" ADD CONSTRAINT "rounds_banner_id_media_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rounds" ADD CONSTRAINT "rounds_background_id_media_id_fk" FOREIGN KEY ("background_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rounds" ADD CONSTRAINT "rounds_schedule_pdf_id_files_id_fk" FOREIGN KEY ("schedule_pdf_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rounds" ADD CONSTRAINT "rounds_driver_list_pdf_id_files_id_fk" FOREIGN KEY ("driver_list_pdf_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "rounds_rels" ADD CONSTRAINT "rounds_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rounds_rels" ADD CONSTRAINT "rounds_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rounds_rels" ADD CONSTRAINT "rounds_rels_sponsors_fk" FOREIGN KEY ("sponsors_id") REFERENCES "public"."sponsors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "rounds_rels" ADD CONSTRAINT "rounds_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rounds_v" ADD CONSTRAINT "_rounds_v_parent_id_rounds_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rounds_v" ADD CONSTRAINT "_rounds_v_version_venue_id_venues_id_fk" FOREIGN KEY ("version_venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rounds_v" ADD CONSTRAINT "_rounds_v_version_series_id_series_id_fk" FOREIGN KEY ("version_series_id") REFERENCES "public"."series"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rounds_v" ADD CONSTRAINT "_rounds_v_version_banner_id_media_id_fk" FOREIGN KEY ("version_banner_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rounds_v" ADD CONSTRAINT "_rounds_v_version_background_id_media_id_fk" FOREIGN KEY ("version_background_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rounds_v" ADD CONSTRAINT "_rounds_v_version_schedule_pdf_id_files_id_fk" FOREIGN KEY ("version_schedule_pdf_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rounds_v" ADD CONSTRAINT "_rounds_v_version_driver_list_pdf_id_files_id_fk" FOREIGN KEY ("version_driver_list_pdf_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_rounds_v_rels" ADD CONSTRAINT "_rounds_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_rounds_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rounds_v_rels" ADD CONSTRAINT "_rounds_v_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rounds_v_rels" ADD CONSTRAINT "_rounds_v_rels_sponsors_fk" FOREIGN KEY ("sponsors_id") REFERENCES "public"."sponsors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_rounds_v_rels" ADD CONSTRAINT "_rounds_v_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "results_rows" ADD CONSTRAINT "results_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "results" ADD CONSTRAINT "results_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "results" ADD CONSTRAINT "results_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_results_v_version_rows" ADD CONSTRAINT "_results_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_results_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_results_v" ADD CONSTRAINT "_results_v_parent_id_results_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."results"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_results_v" ADD CONSTRAINT "_results_v_version_round_id_rounds_id_fk" FOREIGN KEY ("version_round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_results_v" ADD CONSTRAINT "_results_v_version_category_id_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "venues" ADD CONSTRAINT "venues_circuit_layout_id_media_id_fk" FOREIGN KEY ("circuit_layout_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_hero_photo_id_media_id_fk" FOREIGN KEY ("hero_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories_rels" ADD CONSTRAINT "categories_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "categories_rels" ADD CONSTRAINT "categories_rels_groups_fk" FOREIGN KEY ("groups_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drivers" ADD CONSTRAINT "drivers_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "drivers" ADD CONSTRAINT "drivers_headshot_photo_id_media_id_fk" FOREIGN KEY ("headshot_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "drivers_rels" ADD CONSTRAINT "drivers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "drivers_rels" ADD CONSTRAINT "drivers_rels_groups_fk" FOREIGN KEY ("groups_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "competitor_links" ADD CONSTRAINT "competitor_links_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "competitor_links" ADD CONSTRAINT "competitor_links_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_logo_dark_id_media_id_fk" FOREIGN KEY ("logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsors" ADD CONSTRAINT "sponsors_hero_photo_id_media_id_fk" FOREIGN KEY ("hero_photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sponsors_rels" ADD CONSTRAINT "sponsors_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sponsors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sponsors_rels" ADD CONSTRAINT "sponsors_rels_groups_fk" FOREIGN KEY ("groups_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "persons" ADD CONSTRAINT "persons_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "persons_rels" ADD CONSTRAINT "persons_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "persons_rels" ADD CONSTRAINT "persons_rels_groups_fk" FOREIGN KEY ("groups_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "testimonials_rels" ADD CONSTRAINT "testimonials_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "testimonials_rels" ADD CONSTRAINT "testimonials_rels_groups_fk" FOREIGN KEY ("groups_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "photos" ADD CONSTRAINT "photos_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "slides" ADD CONSTRAINT "slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galleries" ADD CONSTRAINT "galleries_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "galleries_rels" ADD CONSTRAINT "galleries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "galleries_rels" ADD CONSTRAINT "galleries_rels_slides_fk" FOREIGN KEY ("slides_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "galleries_rels" ADD CONSTRAINT "galleries_rels_groups_fk" FOREIGN KEY ("groups_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_slate_id_media_id_fk" FOREIGN KEY ("slate_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_skus" ADD CONSTRAINT "products_skus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_addons" ADD CONSTRAINT "products_addons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_size_chart_image_id_media_id_fk" FOREIGN KEY ("size_chart_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_primary_group_id_groups_id_fk" FOREIGN KEY ("primary_group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_groups_fk" FOREIGN KEY ("groups_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_skus" ADD CONSTRAINT "_products_v_version_skus_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_addons" ADD CONSTRAINT "_products_v_version_addons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_video_id_videos_id_fk" FOREIGN KEY ("version_video_id") REFERENCES "public"."videos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_size_chart_image_id_media_id_fk" FOREIGN KEY ("version_size_chart_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_primary_group_id_groups_id_fk" FOREIGN KEY ("version_primary_group_id") REFERENCES "public"."groups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_groups_fk" FOREIGN KEY ("groups_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "gift_voucher_themes" ADD CONSTRAINT "gift_voucher_themes_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_row_pages_fk" FOREIGN KEY ("row_pages_id") REFERENCES "public"."row_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_groups_fk" FOREIGN KEY ("groups_id") REFERENCES "public"."groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_links_fk" FOREIGN KEY ("links_id") REFERENCES "public"."links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_snippets_fk" FOREIGN KEY ("snippets_id") REFERENCES "public"."snippets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sitemap_overrides_fk" FOREIGN KEY ("sitemap_overrides_id") REFERENCES "public"."sitemap_overrides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_microblog_posts_fk" FOREIGN KEY ("microblog_posts_id") REFERENCES "public"."microblog_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_podcast_channels_fk" FOREIGN KEY ("podcast_channels_id") REFERENCES "public"."podcast_channels"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_podcast_episodes_fk" FOREIGN KEY ("podcast_episodes_id") REFERENCES "public"."podcast_episodes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_series_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rounds_fk" FOREIGN KEY ("rounds_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_results_fk" FOREIGN KEY ("results_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_venues_fk" FOREIGN KEY ("venues_id") REFERENCES "public"."venues"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_categories_fk" FOREIGN KEY ("categories_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_drivers_fk" FOREIGN KEY ("drivers_id") REFERENCES "public"."drivers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_competitor_links_fk" FOREIGN KEY ("competitor_links_id") REFERENCES "public"."competitor_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sponsors_fk" FOREIGN KEY ("sponsors_id") REFERENCES "public"."sponsors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_persons_fk" FOREIGN KEY ("persons_id") REFERENCES "public"."persons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_testimonials_fk" FOREIGN KEY ("testimonials_id") REFERENCES "public"."testimonials"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_photos_fk" FOREIGN KEY ("photos_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_slides_fk" FOREIGN KEY ("slides_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_galleries_fk" FOREIGN KEY ("galleries_id") REFERENCES "public"."galleries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_gift_voucher_themes_fk" FOREIGN KEY ("gift_voucher_themes_id") REFERENCES "public"."gift_voucher_themes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "domain_settings" ADD CONSTRAINT "domain_settings_favicon_id_media_id_fk" FOREIGN KEY ("favicon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "domain_settings" ADD CONSTRAINT "domain_settings_favicon_dark_id_media_id_fk" FOREIGN KEY ("favicon_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "domain_settings" ADD CONSTRAINT "domain_settings_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "domain_settings" ADD CONSTRAINT "domain_settings_organisation_logo_id_media_id_fk" FOREIGN KEY ("organisation_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "domain_settings" ADD CONSTRAINT "domain_settings_organisation_logo_dark_id_media_id_fk" FOREIGN KEY ("organisation_logo_dark_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "pages_url_idx" ON "pages" USING btree ("url");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_url_idx" ON "_pages_v" USING btree ("version_url");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE INDEX "row_pages_rows_blocks_widgets_order_idx" ON "row_pages_rows_blocks_widgets" USING btree ("_order");
  CREATE INDEX "row_pages_rows_blocks_widgets_parent_id_idx" ON "row_pages_rows_blocks_widgets" USING btree ("_parent_id");
  CREATE INDEX "row_pages_rows_blocks_order_idx" ON "row_pages_rows_blocks" USING btree ("_order");
  CREATE INDEX "row_pages_rows_blocks_parent_id_idx" ON "row_pages_rows_blocks" USING btree ("_parent_id");
  CREATE INDEX "row_pages_rows_order_idx" ON "row_pages_rows" USING btree ("_order");
  CREATE INDEX "row_pages_rows_parent_id_idx" ON "row_pages_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "row_pages_slug_idx" ON "row_pages" USING btree ("slug");
  CREATE INDEX "row_pages_updated_at_idx" ON "row_pages" USING btree ("updated_at");
  CREATE INDEX "row_pages_created_at_idx" ON "row_pages" USING btree ("created_at");
  CREATE INDEX "groups_addons_order_idx" ON "groups_addons" USING btree ("_order");
  CREATE INDEX "groups_addons_parent_id_idx" ON "groups_addons" USING btree ("_parent_id");
  CREATE INDEX "groups_model_idx" ON "groups" USING btree ("model");
  CREATE INDEX "groups_parent_idx" ON "groups" USING btree ("parent_id");
  CREATE INDEX "groups_image_idx" ON "groups" USING btree ("image_id");
  CREATE INDEX "groups_url_idx" ON "groups" USING btree ("url");
  CREATE INDEX "groups_sort_idx" ON "groups" USING btree ("sort");
  CREATE INDEX "groups_lft_idx" ON "groups" USING btree ("lft");
  CREATE INDEX "groups_updated_at_idx" ON "groups" USING btree ("updated_at");
  CREATE INDEX "groups_created_at_idx" ON "groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "model_url_idx" ON "groups" USING btree ("model","url");
  CREATE INDEX "links_parent_idx" ON "links" USING btree ("parent_id");
  CREATE INDEX "links_sort_idx" ON "links" USING btree ("sort");
  CREATE INDEX "links_updated_at_idx" ON "links" USING btree ("updated_at");
  CREATE INDEX "links_created_at_idx" ON "links" USING btree ("created_at");
  CREATE INDEX "forms_data_values_order_idx" ON "forms_data_values" USING btree ("_order");
  CREATE INDEX "forms_data_values_parent_id_idx" ON "forms_data_values" USING btree ("_parent_id");
  CREATE INDEX "forms_data_order_idx" ON "forms_data" USING btree ("_order");
  CREATE INDEX "forms_data_parent_id_idx" ON "forms_data" USING btree ("_parent_id");
  CREATE INDEX "forms_questions_order_idx" ON "forms_questions" USING btree ("_order");
  CREATE INDEX "forms_questions_parent_id_idx" ON "forms_questions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "forms_url_idx" ON "forms" USING btree ("url");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "faqs_sort_idx" ON "faqs" USING btree ("sort");
  CREATE INDEX "faqs_updated_at_idx" ON "faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "faqs" USING btree ("created_at");
  CREATE INDEX "faqs_rels_order_idx" ON "faqs_rels" USING btree ("order");
  CREATE INDEX "faqs_rels_parent_idx" ON "faqs_rels" USING btree ("parent_id");
  CREATE INDEX "faqs_rels_path_idx" ON "faqs_rels" USING btree ("path");
  CREATE INDEX "faqs_rels_groups_id_idx" ON "faqs_rels" USING btree ("groups_id");
  CREATE INDEX "snippets_sort_idx" ON "snippets" USING btree ("sort");
  CREATE INDEX "snippets_updated_at_idx" ON "snippets" USING btree ("updated_at");
  CREATE INDEX "snippets_created_at_idx" ON "snippets" USING btree ("created_at");
  CREATE INDEX "snippets_rels_order_idx" ON "snippets_rels" USING btree ("order");
  CREATE INDEX "snippets_rels_parent_idx" ON "snippets_rels" USING btree ("parent_id");
  CREATE INDEX "snippets_rels_path_idx" ON "snippets_rels" USING btree ("path");
  CREATE INDEX "snippets_rels_groups_id_idx" ON "snippets_rels" USING btree ("groups_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "sitemap_overrides_url_idx" ON "sitemap_overrides" USING btree ("url");
  CREATE INDEX "sitemap_overrides_updated_at_idx" ON "sitemap_overrides" USING btree ("updated_at");
  CREATE INDEX "sitemap_overrides_created_at_idx" ON "sitemap_overrides" USING btree ("created_at");
  CREATE INDEX "articles_image_idx" ON "articles" USING btree ("image_id");
  CREATE UNIQUE INDEX "articles_url_idx" ON "articles" USING btree ("url");
  CREATE INDEX "articles_group_idx" ON "articles" USING btree ("group_id");
  CREATE INDEX "articles_display_start_time_idx" ON "articles" USING btree ("display_start_time");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_image_idx" ON "_articles_v" USING btree ("version_image_id");
  CREATE INDEX "_articles_v_version_version_url_idx" ON "_articles_v" USING btree ("version_url");
  CREATE INDEX "_articles_v_version_version_group_idx" ON "_articles_v" USING btree ("version_group_id");
  CREATE INDEX "_articles_v_version_version_display_start_time_idx" ON "_articles_v" USING btree ("version_display_start_time");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "_articles_v" USING btree ("autosave");
  CREATE INDEX "microblog_posts_image_idx" ON "microblog_posts" USING btree ("image_id");
  CREATE INDEX "microblog_posts_video_idx" ON "microblog_posts" USING btree ("video_id");
  CREATE INDEX "microblog_posts_published_at_idx" ON "microblog_posts" USING btree ("published_at");
  CREATE INDEX "microblog_posts_updated_at_idx" ON "microblog_posts" USING btree ("updated_at");
  CREATE INDEX "microblog_posts_created_at_idx" ON "microblog_posts" USING btree ("created_at");
  CREATE INDEX "microblog_posts__status_idx" ON "microblog_posts" USING btree ("_status");
  CREATE INDEX "microblog_posts_texts_order_parent" ON "microblog_posts_texts" USING btree ("order","parent_id");
  CREATE INDEX "_microblog_posts_v_parent_idx" ON "_microblog_posts_v" USING btree ("parent_id");
  CREATE INDEX "_microblog_posts_v_version_version_image_idx" ON "_microblog_posts_v" USING btree ("version_image_id");
  CREATE INDEX "_microblog_posts_v_version_version_video_idx" ON "_microblog_posts_v" USING btree ("version_video_id");
  CREATE INDEX "_microblog_posts_v_version_version_published_at_idx" ON "_microblog_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_microblog_posts_v_version_version_updated_at_idx" ON "_microblog_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_microblog_posts_v_version_version_created_at_idx" ON "_microblog_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_microblog_posts_v_version_version__status_idx" ON "_microblog_posts_v" USING btree ("version__status");
  CREATE INDEX "_microblog_posts_v_created_at_idx" ON "_microblog_posts_v" USING btree ("created_at");
  CREATE INDEX "_microblog_posts_v_updated_at_idx" ON "_microblog_posts_v" USING btree ("updated_at");
  CREATE INDEX "_microblog_posts_v_latest_idx" ON "_microblog_posts_v" USING btree ("latest");
  CREATE INDEX "_microblog_posts_v_autosave_idx" ON "_microblog_posts_v" USING btree ("autosave");
  CREATE INDEX "_microblog_posts_v_texts_order_parent" ON "_microblog_posts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "podcast_channels_cover_art_idx" ON "podcast_channels" USING btree ("cover_art_id");
  CREATE INDEX "podcast_channels_updated_at_idx" ON "podcast_channels" USING btree ("updated_at");
  CREATE INDEX "podcast_channels_created_at_idx" ON "podcast_channels" USING btree ("created_at");
  CREATE INDEX "podcast_episodes_cover_art_idx" ON "podcast_episodes" USING btree ("cover_art_id");
  CREATE INDEX "podcast_episodes_media_idx" ON "podcast_episodes" USING btree ("media_id");
  CREATE UNIQUE INDEX "podcast_episodes_url_idx" ON "podcast_episodes" USING btree ("url");
  CREATE INDEX "podcast_episodes_channel_idx" ON "podcast_episodes" USING btree ("channel_id");
  CREATE INDEX "podcast_episodes_display_start_time_idx" ON "podcast_episodes" USING btree ("display_start_time");
  CREATE INDEX "podcast_episodes_updated_at_idx" ON "podcast_episodes" USING btree ("updated_at");
  CREATE INDEX "podcast_episodes_created_at_idx" ON "podcast_episodes" USING btree ("created_at");
  CREATE INDEX "podcast_episodes__status_idx" ON "podcast_episodes" USING btree ("_status");
  CREATE INDEX "_podcast_episodes_v_parent_idx" ON "_podcast_episodes_v" USING btree ("parent_id");
  CREATE INDEX "_podcast_episodes_v_version_version_cover_art_idx" ON "_podcast_episodes_v" USING btree ("version_cover_art_id");
  CREATE INDEX "_podcast_episodes_v_version_version_media_idx" ON "_podcast_episodes_v" USING btree ("version_media_id");
  CREATE INDEX "_podcast_episodes_v_version_version_url_idx" ON "_podcast_episodes_v" USING btree ("version_url");
  CREATE INDEX "_podcast_episodes_v_version_version_channel_idx" ON "_podcast_episodes_v" USING btree ("version_channel_id");
  CREATE INDEX "_podcast_episodes_v_version_version_display_start_time_idx" ON "_podcast_episodes_v" USING btree ("version_display_start_time");
  CREATE INDEX "_podcast_episodes_v_version_version_updated_at_idx" ON "_podcast_episodes_v" USING btree ("version_updated_at");
  CREATE INDEX "_podcast_episodes_v_version_version_created_at_idx" ON "_podcast_episodes_v" USING btree ("version_created_at");
  CREATE INDEX "_podcast_episodes_v_version_version__status_idx" ON "_podcast_episodes_v" USING btree ("version__status");
  CREATE INDEX "_podcast_episodes_v_created_at_idx" ON "_podcast_episodes_v" USING btree ("created_at");
  CREATE INDEX "_podcast_episodes_v_updated_at_idx" ON "_podcast_episodes_v" USING btree ("updated_at");
  CREATE INDEX "_podcast_episodes_v_latest_idx" ON "_podcast_episodes_v" USING btree ("latest");
  CREATE INDEX "_podcast_episodes_v_autosave_idx" ON "_podcast_episodes_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "series_url_idx" ON "series" USING btree ("url");
  CREATE INDEX "series_sort_idx" ON "series" USING btree ("sort");
  CREATE INDEX "series_updated_at_idx" ON "series" USING btree ("updated_at");
  CREATE INDEX "series_created_at_idx" ON "series" USING btree ("created_at");
  CREATE INDEX "rounds_start_date_idx" ON "rounds" USING btree ("start_date");
  CREATE INDEX "rounds_end_date_idx" ON "rounds" USING btree ("end_date");
  CREATE INDEX "rounds_venue_idx" ON "rounds" USING btree ("venue_id");
  CREATE INDEX "rounds_series_idx" ON "rounds" USING btree ("series_id");
  CREATE INDEX "rounds_banner_idx" ON "rounds" USING btree ("banner_id");
  CREATE INDEX "rounds_background_idx" ON "rounds" USING btree ("background_id");
  CREATE INDEX "rounds_schedule_pdf_idx" ON "rounds" USING btree ("schedule_pdf_id");
  CREATE INDEX "rounds_driver_list_pdf_idx" ON "rounds" USING btree ("driver_list_pdf_id");
  CREATE UNIQUE INDEX "rounds_url_idx" ON "rounds" USING btree ("url");
  CREATE INDEX "rounds_updated_at_idx" ON "rounds" USING btree ("updated_at");
  CREATE INDEX "rounds_created_at_idx" ON "rounds" USING btree ("created_at");
  CREATE INDEX "rounds__status_idx" ON "rounds" USING btree ("_status");
  CREATE INDEX "rounds_rels_order_idx" ON "rounds_rels" USING btree ("order");
  CREATE INDEX "rounds_rels_parent_idx" ON "rounds_rels" USING btree ("parent_id");
  CREATE INDEX "rounds_rels_path_idx" ON "rounds_rels" USING btree ("path");
  CREATE INDEX "rounds_rels_categories_id_idx" ON "rounds_rels" USING btree ("categories_id");
  CREATE INDEX "rounds_rels_sponsors_id_idx" ON "rounds_rels" USING btree ("sponsors_id");
  CREATE INDEX "rounds_rels_faqs_id_idx" ON "rounds_rels" USING btree ("faqs_id");
  CREATE INDEX "_rounds_v_parent_idx" ON "_rounds_v" USING btree ("parent_id");
  CREATE INDEX "_rounds_v_version_version_start_date_idx" ON "_rounds_v" USING btree ("version_start_date");
  CREATE INDEX "_rounds_v_version_version_end_date_idx" ON "_rounds_v" USING btree ("version_end_date");
  CREATE INDEX "_rounds_v_version_version_venue_idx" ON "_rounds_v" USING btree ("version_venue_id");
  CREATE INDEX "_rounds_v_version_version_series_idx" ON "_rounds_v" USING btree ("version_series_id");
  CREATE INDEX "_rounds_v_version_version_banner_idx" ON "_rounds_v" USING btree ("version_banner_id");
  CREATE INDEX "_rounds_v_version_version_background_idx" ON "_rounds_v" USING btree ("version_background_id");
  CREATE INDEX "_rounds_v_version_version_schedule_pdf_idx" ON "_rounds_v" USING btree ("version_schedule_pdf_id");
  CREATE INDEX "_rounds_v_version_version_driver_list_pdf_idx" ON "_rounds_v" USING btree ("version_driver_list_pdf_id");
  CREATE INDEX "_rounds_v_version_version_url_idx" ON "_rounds_v" USING btree ("version_url");
  CREATE INDEX "_rounds_v_version_version_updated_at_idx" ON "_rounds_v" USING btree ("version_updated_at");
  CREATE INDEX "_rounds_v_version_version_created_at_idx" ON "_rounds_v" USING btree ("version_created_at");
  CREATE INDEX "_rounds_v_version_version__status_idx" ON "_rounds_v" USING btree ("version__status");
  CREATE INDEX "_rounds_v_created_at_idx" ON "_rounds_v" USING btree ("created_at");
  CREATE INDEX "_rounds_v_updated_at_idx" ON "_rounds_v" USING btree ("updated_at");
  CREATE INDEX "_rounds_v_latest_idx" ON "_rounds_v" USING btree ("latest");
  CREATE INDEX "_rounds_v_autosave_idx" ON "_rounds_v" USING btree ("autosave");
  CREATE INDEX "_rounds_v_rels_order_idx" ON "_rounds_v_rels" USING btree ("order");
  CREATE INDEX "_rounds_v_rels_parent_idx" ON "_rounds_v_rels" USING btree ("parent_id");
  CREATE INDEX "_rounds_v_rels_path_idx" ON "_rounds_v_rels" USING btree ("path");
  CREATE INDEX "_rounds_v_rels_categories_id_idx" ON "_rounds_v_rels" USING btree ("categories_id");
  CREATE INDEX "_rounds_v_rels_sponsors_id_idx" ON "_rounds_v_rels" USING btree ("sponsors_id");
  CREATE INDEX "_rounds_v_rels_faqs_id_idx" ON "_rounds_v_rels" USING btree ("faqs_id");
  CREATE INDEX "results_rows_order_idx" ON "results_rows" USING btree ("_order");
  CREATE INDEX "results_rows_parent_id_idx" ON "results_rows" USING btree ("_parent_id");
  CREATE INDEX "results_round_idx" ON "results" USING btree ("round_id");
  CREATE INDEX "results_category_idx" ON "results" USING btree ("category_id");
  CREATE INDEX "results_date_idx" ON "results" USING btree ("date");
  CREATE INDEX "results_updated_at_idx" ON "results" USING btree ("updated_at");
  CREATE INDEX "results_created_at_idx" ON "results" USING btree ("created_at");
  CREATE INDEX "results__status_idx" ON "results" USING btree ("_status");
  CREATE INDEX "_results_v_version_rows_order_idx" ON "_results_v_version_rows" USING btree ("_order");
  CREATE INDEX "_results_v_version_rows_parent_id_idx" ON "_results_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_results_v_parent_idx" ON "_results_v" USING btree ("parent_id");
  CREATE INDEX "_results_v_version_version_round_idx" ON "_results_v" USING btree ("version_round_id");
  CREATE INDEX "_results_v_version_version_category_idx" ON "_results_v" USING btree ("version_category_id");
  CREATE INDEX "_results_v_version_version_date_idx" ON "_results_v" USING btree ("version_date");
  CREATE INDEX "_results_v_version_version_updated_at_idx" ON "_results_v" USING btree ("version_updated_at");
  CREATE INDEX "_results_v_version_version_created_at_idx" ON "_results_v" USING btree ("version_created_at");
  CREATE INDEX "_results_v_version_version__status_idx" ON "_results_v" USING btree ("version__status");
  CREATE INDEX "_results_v_created_at_idx" ON "_results_v" USING btree ("created_at");
  CREATE INDEX "_results_v_updated_at_idx" ON "_results_v" USING btree ("updated_at");
  CREATE INDEX "_results_v_latest_idx" ON "_results_v" USING btree ("latest");
  CREATE INDEX "venues_circuit_layout_idx" ON "venues" USING btree ("circuit_layout_id");
  CREATE INDEX "venues_updated_at_idx" ON "venues" USING btree ("updated_at");
  CREATE INDEX "venues_created_at_idx" ON "venues" USING btree ("created_at");
  CREATE INDEX "categories_hero_photo_idx" ON "categories" USING btree ("hero_photo_id");
  CREATE INDEX "categories_logo_idx" ON "categories" USING btree ("logo_id");
  CREATE UNIQUE INDEX "categories_url_idx" ON "categories" USING btree ("url");
  CREATE INDEX "categories_sort_idx" ON "categories" USING btree ("sort");
  CREATE INDEX "categories_updated_at_idx" ON "categories" USING btree ("updated_at");
  CREATE INDEX "categories_created_at_idx" ON "categories" USING btree ("created_at");
  CREATE INDEX "categories_rels_order_idx" ON "categories_rels" USING btree ("order");
  CREATE INDEX "categories_rels_parent_idx" ON "categories_rels" USING btree ("parent_id");
  CREATE INDEX "categories_rels_path_idx" ON "categories_rels" USING btree ("path");
  CREATE INDEX "categories_rels_groups_id_idx" ON "categories_rels" USING btree ("groups_id");
  CREATE INDEX "drivers_category_idx" ON "drivers" USING btree ("category_id");
  CREATE INDEX "drivers_headshot_photo_idx" ON "drivers" USING btree ("headshot_photo_id");
  CREATE INDEX "drivers_full_name_idx" ON "drivers" USING btree ("full_name");
  CREATE UNIQUE INDEX "drivers_url_idx" ON "drivers" USING btree ("url");
  CREATE INDEX "drivers_updated_at_idx" ON "drivers" USING btree ("updated_at");
  CREATE INDEX "drivers_created_at_idx" ON "drivers" USING btree ("created_at");
  CREATE INDEX "drivers_rels_order_idx" ON "drivers_rels" USING btree ("order");
  CREATE INDEX "drivers_rels_parent_idx" ON "drivers_rels" USING btree ("parent_id");
  CREATE INDEX "drivers_rels_path_idx" ON "drivers_rels" USING btree ("path");
  CREATE INDEX "drivers_rels_groups_id_idx" ON "drivers_rels" USING btree ("groups_id");
  CREATE INDEX "competitor_links_round_idx" ON "competitor_links" USING btree ("round_id");
  CREATE INDEX "competitor_links_file_idx" ON "competitor_links" USING btree ("file_id");
  CREATE INDEX "competitor_links_sort_idx" ON "competitor_links" USING btree ("sort");
  CREATE INDEX "competitor_links_updated_at_idx" ON "competitor_links" USING btree ("updated_at");
  CREATE INDEX "competitor_links_created_at_idx" ON "competitor_links" USING btree ("created_at");
  CREATE INDEX "sponsors_logo_idx" ON "sponsors" USING btree ("logo_id");
  CREATE INDEX "sponsors_logo_dark_idx" ON "sponsors" USING btree ("logo_dark_id");
  CREATE INDEX "sponsors_hero_photo_idx" ON "sponsors" USING btree ("hero_photo_id");
  CREATE INDEX "sponsors_sort_idx" ON "sponsors" USING btree ("sort");
  CREATE INDEX "sponsors_updated_at_idx" ON "sponsors" USING btree ("updated_at");
  CREATE INDEX "sponsors_created_at_idx" ON "sponsors" USING btree ("created_at");
  CREATE INDEX "sponsors_rels_order_idx" ON "sponsors_rels" USING btree ("order");
  CREATE INDEX "sponsors_rels_parent_idx" ON "sponsors_rels" USING btree ("parent_id");
  CREATE INDEX "sponsors_rels_path_idx" ON "sponsors_rels" USING btree ("path");
  CREATE INDEX "sponsors_rels_groups_id_idx" ON "sponsors_rels" USING btree ("groups_id");
  CREATE INDEX "persons_photo_idx" ON "persons" USING btree ("photo_id");
  CREATE INDEX "persons_full_name_idx" ON "persons" USING btree ("full_name");
  CREATE INDEX "persons_sort_idx" ON "persons" USING btree ("sort");
  CREATE INDEX "persons_updated_at_idx" ON "persons" USING btree ("updated_at");
  CREATE INDEX "persons_created_at_idx" ON "persons" USING btree ("created_at");
  CREATE INDEX "persons_rels_order_idx" ON "persons_rels" USING btree ("order");
  CREATE INDEX "persons_rels_parent_idx" ON "persons_rels" USING btree ("parent_id");
  CREATE INDEX "persons_rels_path_idx" ON "persons_rels" USING btree ("path");
  CREATE INDEX "persons_rels_groups_id_idx" ON "persons_rels" USING btree ("groups_id");
  CREATE INDEX "testimonials_image_idx" ON "testimonials" USING btree ("image_id");
  CREATE INDEX "testimonials_sort_idx" ON "testimonials" USING btree ("sort");
  CREATE INDEX "testimonials_updated_at_idx" ON "testimonials" USING btree ("updated_at");
  CREATE INDEX "testimonials_created_at_idx" ON "testimonials" USING btree ("created_at");
  CREATE INDEX "testimonials_rels_order_idx" ON "testimonials_rels" USING btree ("order");
  CREATE INDEX "testimonials_rels_parent_idx" ON "testimonials_rels" USING btree ("parent_id");
  CREATE INDEX "testimonials_rels_path_idx" ON "testimonials_rels" USING btree ("path");
  CREATE INDEX "testimonials_rels_groups_id_idx" ON "testimonials_rels" USING btree ("groups_id");
  CREATE INDEX "media_hash_idx" ON "media" USING btree ("hash");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "files_updated_at_idx" ON "files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "files" USING btree ("filename");
  CREATE INDEX "photos_image_idx" ON "photos" USING btree ("image_id");
  CREATE INDEX "photos_updated_at_idx" ON "photos" USING btree ("updated_at");
  CREATE INDEX "photos_created_at_idx" ON "photos" USING btree ("created_at");
  CREATE INDEX "slides_image_idx" ON "slides" USING btree ("image_id");
  CREATE INDEX "slides_updated_at_idx" ON "slides" USING btree ("updated_at");
  CREATE INDEX "slides_created_at_idx" ON "slides" USING btree ("created_at");
  CREATE INDEX "galleries_image_idx" ON "galleries" USING btree ("image_id");
  CREATE UNIQUE INDEX "galleries_url_idx" ON "galleries" USING btree ("url");
  CREATE INDEX "galleries_sort_idx" ON "galleries" USING btree ("sort");
  CREATE INDEX "galleries_updated_at_idx" ON "galleries" USING btree ("updated_at");
  CREATE INDEX "galleries_created_at_idx" ON "galleries" USING btree ("created_at");
  CREATE INDEX "galleries_rels_order_idx" ON "galleries_rels" USING btree ("order");
  CREATE INDEX "galleries_rels_parent_idx" ON "galleries_rels" USING btree ("parent_id");
  CREATE INDEX "galleries_rels_path_idx" ON "galleries_rels" USING btree ("path");
  CREATE INDEX "galleries_rels_slides_id_idx" ON "galleries_rels" USING btree ("slides_id");
  CREATE INDEX "galleries_rels_groups_id_idx" ON "galleries_rels" USING btree ("groups_id");
  CREATE INDEX "videos_file_idx" ON "videos" USING btree ("file_id");
  CREATE INDEX "videos_slate_idx" ON "videos" USING btree ("slate_id");
  CREATE UNIQUE INDEX "videos_slug_idx" ON "videos" USING btree ("slug");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "products_skus_order_idx" ON "products_skus" USING btree ("_order");
  CREATE INDEX "products_skus_parent_id_idx" ON "products_skus" USING btree ("_parent_id");
  CREATE INDEX "products_addons_order_idx" ON "products_addons" USING btree ("_order");
  CREATE INDEX "products_addons_parent_id_idx" ON "products_addons" USING btree ("_parent_id");
  CREATE INDEX "products_price_idx" ON "products" USING btree ("price");
  CREATE INDEX "products_video_idx" ON "products" USING btree ("video_id");
  CREATE INDEX "products_size_chart_image_idx" ON "products" USING btree ("size_chart_image_id");
  CREATE UNIQUE INDEX "products_slug_idx" ON "products" USING btree ("slug");
  CREATE INDEX "products_primary_group_idx" ON "products" USING btree ("primary_group_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_groups_id_idx" ON "products_rels" USING btree ("groups_id");
  CREATE INDEX "_products_v_version_skus_order_idx" ON "_products_v_version_skus" USING btree ("_order");
  CREATE INDEX "_products_v_version_skus_parent_id_idx" ON "_products_v_version_skus" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_addons_order_idx" ON "_products_v_version_addons" USING btree ("_order");
  CREATE INDEX "_products_v_version_addons_parent_id_idx" ON "_products_v_version_addons" USING btree ("_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_price_idx" ON "_products_v" USING btree ("version_price");
  CREATE INDEX "_products_v_version_version_video_idx" ON "_products_v" USING btree ("version_video_id");
  CREATE INDEX "_products_v_version_version_size_chart_image_idx" ON "_products_v" USING btree ("version_size_chart_image_id");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_primary_group_idx" ON "_products_v" USING btree ("version_primary_group_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_autosave_idx" ON "_products_v" USING btree ("autosave");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_groups_id_idx" ON "_products_v_rels" USING btree ("groups_id");
  CREATE INDEX "gift_voucher_themes_image_idx" ON "gift_voucher_themes" USING btree ("image_id");
  CREATE INDEX "gift_voucher_themes_sort_idx" ON "gift_voucher_themes" USING btree ("sort");
  CREATE INDEX "gift_voucher_themes_updated_at_idx" ON "gift_voucher_themes" USING btree ("updated_at");
  CREATE INDEX "gift_voucher_themes_created_at_idx" ON "gift_voucher_themes" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_row_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("row_pages_id");
  CREATE INDEX "payload_locked_documents_rels_groups_id_idx" ON "payload_locked_documents_rels" USING btree ("groups_id");
  CREATE INDEX "payload_locked_documents_rels_links_id_idx" ON "payload_locked_documents_rels" USING btree ("links_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_snippets_id_idx" ON "payload_locked_documents_rels" USING btree ("snippets_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_sitemap_overrides_id_idx" ON "payload_locked_documents_rels" USING btree ("sitemap_overrides_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_microblog_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("microblog_posts_id");
  CREATE INDEX "payload_locked_documents_rels_podcast_channels_id_idx" ON "payload_locked_documents_rels" USING btree ("podcast_channels_id");
  CREATE INDEX "payload_locked_documents_rels_podcast_episodes_id_idx" ON "payload_locked_documents_rels" USING btree ("podcast_episodes_id");
  CREATE INDEX "payload_locked_documents_rels_series_id_idx" ON "payload_locked_documents_rels" USING btree ("series_id");
  CREATE INDEX "payload_locked_documents_rels_rounds_id_idx" ON "payload_locked_documents_rels" USING btree ("rounds_id");
  CREATE INDEX "payload_locked_documents_rels_results_id_idx" ON "payload_locked_documents_rels" USING btree ("results_id");
  CREATE INDEX "payload_locked_documents_rels_venues_id_idx" ON "payload_locked_documents_rels" USING btree ("venues_id");
  CREATE INDEX "payload_locked_documents_rels_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("categories_id");
  CREATE INDEX "payload_locked_documents_rels_drivers_id_idx" ON "payload_locked_documents_rels" USING btree ("drivers_id");
  CREATE INDEX "payload_locked_documents_rels_competitor_links_id_idx" ON "payload_locked_documents_rels" USING btree ("competitor_links_id");
  CREATE INDEX "payload_locked_documents_rels_sponsors_id_idx" ON "payload_locked_documents_rels" USING btree ("sponsors_id");
  CREATE INDEX "payload_locked_documents_rels_persons_id_idx" ON "payload_locked_documents_rels" USING btree ("persons_id");
  CREATE INDEX "payload_locked_documents_rels_testimonials_id_idx" ON "payload_locked_documents_rels" USING btree ("testimonials_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "payload_locked_documents_rels" USING btree ("files_id");
  CREATE INDEX "payload_locked_documents_rels_photos_id_idx" ON "payload_locked_documents_rels" USING btree ("photos_id");
  CREATE INDEX "payload_locked_documents_rels_slides_id_idx" ON "payload_locked_documents_rels" USING btree ("slides_id");
  CREATE INDEX "payload_locked_documents_rels_galleries_id_idx" ON "payload_locked_documents_rels" USING btree ("galleries_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_gift_voucher_themes_id_idx" ON "payload_locked_documents_rels" USING btree ("gift_voucher_themes_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "domain_settings_favicon_idx" ON "domain_settings" USING btree ("favicon_id");
  CREATE INDEX "domain_settings_favicon_dark_idx" ON "domain_settings" USING btree ("favicon_dark_id");
  CREATE INDEX "domain_settings_seo_image_idx" ON "domain_settings" USING btree ("seo_image_id");
  CREATE INDEX "domain_settings_organisation_logo_idx" ON "domain_settings" USING btree ("organisation_logo_id");
  CREATE INDEX "domain_settings_organisation_logo_dark_idx" ON "domain_settings" USING btree ("organisation_logo_dark_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "row_pages_rows_blocks_widgets" CASCADE;
  DROP TABLE "row_pages_rows_blocks" CASCADE;
  DROP TABLE "row_pages_rows" CASCADE;
  DROP TABLE "row_pages" CASCADE;
  DROP TABLE "groups_addons" CASCADE;
  DROP TABLE "groups" CASCADE;
  DROP TABLE "links" CASCADE;
  DROP TABLE "forms_data_values" CASCADE;
  DROP TABLE "forms_data" CASCADE;
  DROP TABLE "forms_questions" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "faqs" CASCADE;
  DROP TABLE "faqs_rels" CASCADE;
  DROP TABLE "snippets" CASCADE;
  DROP TABLE "snippets_rels" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "sitemap_overrides" CASCADE;
  DROP TABLE "articles" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "microblog_posts" CASCADE;
  DROP TABLE "microblog_posts_texts" CASCADE;
  DROP TABLE "_microblog_posts_v" CASCADE;
  DROP TABLE "_microblog_posts_v_texts" CASCADE;
  DROP TABLE "podcast_channels" CASCADE;
  DROP TABLE "podcast_episodes" CASCADE;
  DROP TABLE "_podcast_episodes_v" CASCADE;
  DROP TABLE "series" CASCADE;
  DROP TABLE "rounds" CASCADE;
  DROP TABLE "rounds_rels" CASCADE;
  DROP TABLE "_rounds_v" CASCADE;
  DROP TABLE "_rounds_v_rels" CASCADE;
  DROP TABLE "results_rows" CASCADE;
  DROP TABLE "results" CASCADE;
  DROP TABLE "_results_v_version_rows" CASCADE;
  DROP TABLE "_results_v" CASCADE;
  DROP TABLE "venues" CASCADE;
  DROP TABLE "categories" CASCADE;
  DROP TABLE "categories_rels" CASCADE;
  DROP TABLE "drivers" CASCADE;
  DROP TABLE "drivers_rels" CASCADE;
  DROP TABLE "competitor_links" CASCADE;
  DROP TABLE "sponsors" CASCADE;
  DROP TABLE "sponsors_rels" CASCADE;
  DROP TABLE "persons" CASCADE;
  DROP TABLE "persons_rels" CASCADE;
  DROP TABLE "testimonials" CASCADE;
  DROP TABLE "testimonials_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "files" CASCADE;
  DROP TABLE "photos" CASCADE;
  DROP TABLE "slides" CASCADE;
  DROP TABLE "galleries" CASCADE;
  DROP TABLE "galleries_rels" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "products_skus" CASCADE;
  DROP TABLE "products_addons" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_skus" CASCADE;
  DROP TABLE "_products_v_version_addons" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "gift_voucher_themes" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "domain_settings" CASCADE;
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_row_pages_rows_blocks_widgets_template";
  DROP TYPE "public"."enum_row_pages_rows_type";
  DROP TYPE "public"."enum_groups_model";
  DROP TYPE "public"."enum_forms_data_type";
  DROP TYPE "public"."enum_forms_questions_field_type";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_microblog_posts_status";
  DROP TYPE "public"."enum__microblog_posts_v_version_status";
  DROP TYPE "public"."enum_podcast_episodes_status";
  DROP TYPE "public"."enum__podcast_episodes_v_version_status";
  DROP TYPE "public"."enum_rounds_status";
  DROP TYPE "public"."enum__rounds_v_version_status";
  DROP TYPE "public"."enum_results_status";
  DROP TYPE "public"."enum__results_v_version_status";
  DROP TYPE "public"."enum_slides_link_target";
  DROP TYPE "public"."enum_slides_overlay_color";
  DROP TYPE "public"."enum_slides_text_color";
  DROP TYPE "public"."enum_slides_image_opacity";
  DROP TYPE "public"."enum_slides_image_saturation";
  DROP TYPE "public"."enum_videos_platform";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
