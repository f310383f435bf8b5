CREATE TYPE "public"."gap_reason" AS ENUM('caring', 'parenthood', 'health', 'study', 'searching', 'layoff', 'moving', 'travel', 'volunteering', 'other');--> statement-breakpoint
CREATE TYPE "public"."domain_finding" AS ENUM('found', 'absent', 'redirected', 'untrusted', 'unreachable');--> statement-breakpoint
CREATE TYPE "public"."guest_seek" AS ENUM('advice', 'money', 'people', 'offer_advice', 'offer_money', 'look_around');--> statement-breakpoint
CREATE TYPE "public"."saved_kind" AS ENUM('person', 'organisation', 'job', 'adviser', 'investor');--> statement-breakpoint
CREATE TYPE "public"."visit_role" AS ENUM('visitor', 'member', 'organisation', 'approver');--> statement-breakpoint
CREATE TABLE "career_gaps" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"reason" "gap_reason" NOT NULL,
	"started_on" date NOT NULL,
	"ended_on" date,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_domains" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"verified_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"record" "domain_finding",
	"file" "domain_finding",
	"failed_weeks" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"headline" text NOT NULL,
	"seeks" "guest_seek"[] NOT NULL,
	"areas" text[] DEFAULT '{}' NOT NULL,
	"sectors" text[] DEFAULT '{}' NOT NULL,
	"place_id" integer NOT NULL,
	"languages" text[] NOT NULL,
	"mobile_number" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"organisation_id" uuid,
	"domain" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidings_organisation_unique" UNIQUE("organisation_id","owner_id"),
	CONSTRAINT "hidings_domain_unique" UNIQUE("domain","owner_id"),
	CONSTRAINT "hidings_one_target" CHECK (num_nonnulls("hidings"."organisation_id", "hidings"."domain") = 1)
);
--> statement-breakpoint
CREATE TABLE "organisation_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" "member_role" NOT NULL,
	"invited_by" uuid,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organisation_invitations_role" CHECK ("organisation_invitations"."role" <> 'owner'),
	CONSTRAINT "organisation_invitations_email_lower" CHECK ("organisation_invitations"."email" = lower("organisation_invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "industries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "industries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved" (
	"owner_id" uuid NOT NULL,
	"kind" "saved_kind" NOT NULL,
	"subject_id" uuid NOT NULL,
	"note" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "saved_key" PRIMARY KEY("owner_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "profile_appearances" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "profile_appearances_key" PRIMARY KEY("owner_id","day")
);
--> statement-breakpoint
CREATE TABLE "profile_visits" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor_id" uuid,
	"role" "visit_role" NOT NULL,
	"organisation_id" uuid,
	"times" integer DEFAULT 1 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"saw_contacts" boolean NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_visits_one_a_day" UNIQUE NULLS NOT DISTINCT("owner_id","day","visitor_id")
);
--> statement-breakpoint
ALTER TABLE "match_changes" ALTER COLUMN "subject" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD COLUMN "work_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD COLUMN "education_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "preferred_place_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "is_pay_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "candidates" ADD COLUMN "links" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_entries" ADD COLUMN "sub_branch_id" uuid;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD COLUMN "joined_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "career_gaps" ADD CONSTRAINT "career_gaps_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_domains" ADD CONSTRAINT "organisation_domains_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidings" ADD CONSTRAINT "hidings_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidings" ADD CONSTRAINT "hidings_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_invitations" ADD CONSTRAINT "organisation_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved" ADD CONSTRAINT "saved_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_appearances" ADD CONSTRAINT "profile_appearances_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_visits" ADD CONSTRAINT "profile_visits_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_visits" ADD CONSTRAINT "profile_visits_visitor_id_accounts_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_visits" ADD CONSTRAINT "profile_visits_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "career_gaps_candidate" ON "career_gaps" USING btree ("candidate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_domains_verified" ON "organisation_domains" USING btree ("domain") WHERE "organisation_domains"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "organisation_domains_domain" ON "organisation_domains" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "hidings_owner" ON "hidings" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_invitations_email_unique" ON "organisation_invitations" USING btree ("organisation_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_invitations_token_unique" ON "organisation_invitations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "organisation_invitations_expiry" ON "organisation_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "industries_name_unique" ON "industries" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "saved_latest" ON "saved" USING btree ("owner_id","saved_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "saved_removed" ON "saved" USING btree ("removed_at") WHERE "saved"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "profile_appearances_day" ON "profile_appearances" USING btree ("day");--> statement-breakpoint
CREATE INDEX "profile_visits_owner" ON "profile_visits" USING btree ("owner_id","last_at");--> statement-breakpoint
CREATE INDEX "profile_visits_day" ON "profile_visits" USING btree ("day");--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_work_entry_id_work_entries_id_fk" FOREIGN KEY ("work_entry_id") REFERENCES "public"."work_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_education_entry_id_education_entries_id_fk" FOREIGN KEY ("education_entry_id") REFERENCES "public"."education_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_entries" ADD CONSTRAINT "work_entries_sub_branch_id_sub_branches_id_fk" FOREIGN KEY ("sub_branch_id") REFERENCES "public"."sub_branches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "candidate_skills_work_entry" ON "candidate_skills" USING btree ("work_entry_id");--> statement-breakpoint
CREATE INDEX "candidate_skills_education_entry" ON "candidate_skills" USING btree ("education_entry_id");--> statement-breakpoint
CREATE INDEX "work_entries_sub_branch" ON "work_entries" USING btree ("sub_branch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "organisation_members_owner" ON "organisation_members" USING btree ("organisation_id") WHERE "organisation_members"."role" = 'owner';--> statement-breakpoint
DROP TYPE "public"."match_subject";