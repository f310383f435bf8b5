CREATE TYPE "public"."work_kind" AS ENUM('full_time', 'part_time', 'contract', 'temporary', 'self_employed', 'apprenticeship', 'internship', 'volunteer');--> statement-breakpoint
CREATE TYPE "public"."decline_reason" AS ENUM('no_time', 'not_my_field', 'too_little_said', 'full', 'other');--> statement-breakpoint
CREATE TYPE "public"."request_status" AS ENUM('open', 'accepted', 'declined', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."file_kind" AS ENUM('photo', 'logo');--> statement-breakpoint
CREATE TYPE "public"."fee_period" AS ENUM('session', 'hour', 'day', 'month');--> statement-breakpoint
CREATE TYPE "public"."section_kind" AS ENUM('advisory', 'investor');--> statement-breakpoint
CREATE TYPE "public"."section_status" AS ENUM('pending', 'approved', 'rejected');--> statement-breakpoint
CREATE TABLE "education_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"institution" text NOT NULL,
	"degree" text NOT NULL,
	"field" text,
	"started_on" date,
	"ended_on" date,
	"grade" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"asker_id" uuid NOT NULL,
	"asked_id" uuid NOT NULL,
	"message" text NOT NULL,
	"status" "request_status" DEFAULT 'open' NOT NULL,
	"decline_reason" "decline_reason",
	"decline_words" text,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "contact_requests_two" CHECK ("contact_requests"."asker_id" <> "contact_requests"."asked_id")
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" "file_kind" NOT NULL,
	"account_id" uuid,
	"organisation_id" uuid,
	"key" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_account_unique" UNIQUE("account_id"),
	CONSTRAINT "files_organisation_unique" UNIQUE("organisation_id"),
	CONSTRAINT "files_key_unique" UNIQUE("key"),
	CONSTRAINT "files_one_owner" CHECK (("files"."kind" = 'photo') = ("files"."account_id" is not null)
				and ("files"."kind" = 'logo') = ("files"."organisation_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "sections" (
	"account_id" uuid NOT NULL,
	"kind" "section_kind" NOT NULL,
	"status" "section_status" DEFAULT 'pending' NOT NULL,
	"status_reason" text,
	"waiting_since" timestamp with time zone,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"about" text NOT NULL,
	"place_id" integer,
	"is_remote" boolean NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"fee" bigint,
	"fee_period" "fee_period" DEFAULT 'session' NOT NULL,
	"stages" text[] DEFAULT '{}' NOT NULL,
	"ticket_min" bigint DEFAULT 0 NOT NULL,
	"ticket_max" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sections_key" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "sub_branches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"place_id" integer NOT NULL,
	"address" text,
	"mobile_number" text,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "work_entries" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "work_entries" ADD COLUMN "kind" "work_kind";--> statement-breakpoint
ALTER TABLE "work_entries" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "sub_branch_id" uuid;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "education_entries" ADD CONSTRAINT "education_entries_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_asker_id_accounts_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_asked_id_accounts_id_fk" FOREIGN KEY ("asked_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sections" ADD CONSTRAINT "sections_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_branches" ADD CONSTRAINT "sub_branches_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_branches" ADD CONSTRAINT "sub_branches_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "education_entries_candidate" ON "education_entries" USING btree ("candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_requests_pair" ON "contact_requests" USING btree (least("asker_id", "asked_id"),greatest("asker_id", "asked_id")) WHERE "contact_requests"."status" in ('open', 'accepted');--> statement-breakpoint
CREATE INDEX "contact_requests_asker" ON "contact_requests" USING btree ("asker_id","asked_at");--> statement-breakpoint
CREATE INDEX "contact_requests_asked" ON "contact_requests" USING btree ("asked_id","asked_at");--> statement-breakpoint
CREATE INDEX "sections_shown" ON "sections" USING btree ("kind","updated_at" DESC NULLS LAST,"account_id") WHERE "sections"."status" = 'approved';--> statement-breakpoint
CREATE INDEX "sections_pending" ON "sections" USING btree ("waiting_since") WHERE "sections"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "sub_branches_name_unique" ON "sub_branches" USING btree ("organisation_id",lower("name"));--> statement-breakpoint
CREATE INDEX "sub_branches_place" ON "sub_branches" USING btree ("place_id");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_sub_branch_id_sub_branches_id_fk" FOREIGN KEY ("sub_branch_id") REFERENCES "public"."sub_branches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_sub_branch" ON "jobs" USING btree ("sub_branch_id");