CREATE TYPE "public"."grievance_class" AS ENUM('intimate', 'order', 'listed', 'ordinary');--> statement-breakpoint
CREATE TYPE "public"."grievance_event_kind" AS ENUM('filed', 'replied', 'moved', 'noted', 'assigned', 'warned', 'rated');--> statement-breakpoint
CREATE TYPE "public"."grievance_kind" AS ENUM('intimate_image', 'impersonation', 'official_order', 'child_harm', 'harassment', 'unlawful_content', 'fake', 'fraud', 'discrimination', 'privacy', 'account', 'accessibility', 'other');--> statement-breakpoint
CREATE TYPE "public"."grievance_party" AS ENUM('complainant', 'officer', 'portal');--> statement-breakpoint
CREATE TYPE "public"."grievance_status" AS ENUM('filed', 'acknowledged', 'in_progress', 'waiting_for_complainant', 'resolved', 'rejected', 'reopened', 'closed');--> statement-breakpoint
CREATE TYPE "public"."faq_category" AS ENUM('people', 'organisations', 'guests', 'matching', 'trust', 'privacy');--> statement-breakpoint
CREATE TYPE "public"."page_language" AS ENUM('en', 'hi', 'mr');--> statement-breakpoint
CREATE TABLE "grievance_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"grievance_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"kind" "grievance_event_kind" NOT NULL,
	"party" "grievance_party" NOT NULL,
	"actor_id" uuid,
	"is_public" boolean NOT NULL,
	"words" text,
	"from_status" "grievance_status",
	"to_status" "grievance_status",
	"once" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "grievance_events_notes_are_internal" CHECK ("grievance_events"."kind" <> 'noted' or not "grievance_events"."is_public")
);
--> statement-breakpoint
CREATE TABLE "grievances" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"number" text NOT NULL,
	"kind" "grievance_kind" NOT NULL,
	"class" "grievance_class" NOT NULL,
	"status" "grievance_status" DEFAULT 'filed' NOT NULL,
	"account_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"behalf_name" text,
	"behalf_relation" text,
	"subject" text,
	"words" text NOT NULL,
	"assignee_id" uuid,
	"filed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"acknowledge_due_at" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone,
	"clock_started_at" timestamp with time zone NOT NULL,
	"resolve_due_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"reopened_times" smallint DEFAULT 0 NOT NULL,
	"stars" smallint,
	"rating_words" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "grievances_number_unique" UNIQUE("number"),
	CONSTRAINT "grievances_email_lower" CHECK ("grievances"."email" = lower("grievances"."email")),
	CONSTRAINT "grievances_stars" CHECK ("grievances"."stars" between 1 and 5),
	CONSTRAINT "grievances_behalf_whole" CHECK (("grievances"."behalf_name" is null) = ("grievances"."behalf_relation" is null))
);
--> statement-breakpoint
CREATE TABLE "faq_texts" (
	"faq_id" uuid NOT NULL,
	"language" "page_language" NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "faq_texts_key" PRIMARY KEY("faq_id","language")
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"category" "faq_category" NOT NULL,
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "faqs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"slug" text NOT NULL,
	"language" "page_language" NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"body" text NOT NULL,
	"is_live" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"edit" integer DEFAULT 1 NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pages_version" UNIQUE("slug","language","version"),
	CONSTRAINT "pages_live_is_published" CHECK (not "pages"."is_live" or "pages"."published_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "grievance_events" ADD CONSTRAINT "grievance_events_grievance_id_grievances_id_fk" FOREIGN KEY ("grievance_id") REFERENCES "public"."grievances"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_assignee_id_accounts_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "faq_texts" ADD CONSTRAINT "faq_texts_faq_id_faqs_id_fk" FOREIGN KEY ("faq_id") REFERENCES "public"."faqs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grievance_events_grievance" ON "grievance_events" USING btree ("grievance_id","at");--> statement-breakpoint
CREATE INDEX "grievance_events_kind" ON "grievance_events" USING btree ("kind","at");--> statement-breakpoint
CREATE UNIQUE INDEX "grievance_events_once" ON "grievance_events" USING btree ("grievance_id","once") WHERE "grievance_events"."once" is not null;--> statement-breakpoint
CREATE INDEX "grievances_due" ON "grievances" USING btree ("resolve_due_at");--> statement-breakpoint
CREATE INDEX "grievances_open_due" ON "grievances" USING btree ("resolve_due_at") WHERE "grievances"."resolved_at" is null and "grievances"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "grievances_account" ON "grievances" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "grievances_assignee" ON "grievances" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "faqs_order" ON "faqs" USING btree ("category","position");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_live" ON "pages" USING btree ("slug","language") WHERE "pages"."is_live";--> statement-breakpoint
CREATE UNIQUE INDEX "pages_draft" ON "pages" USING btree ("slug","language") WHERE "pages"."published_at" is null;--> statement-breakpoint
CREATE INDEX "pages_author" ON "pages" USING btree ("author_id");