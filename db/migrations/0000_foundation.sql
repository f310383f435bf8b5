CREATE TYPE "public"."account_status" AS ENUM('incomplete', 'pending', 'approved', 'rejected', 'suspended');--> statement-breakpoint
CREATE TYPE "public"."user_type" AS ENUM('candidate', 'employer', 'guest_user');--> statement-breakpoint
CREATE TYPE "public"."confirmation" AS ENUM('claimed', 'confirmed', 'denied');--> statement-breakpoint
CREATE TYPE "public"."visibility" AS ENUM('public', 'members', 'approved_organisations');--> statement-breakpoint
CREATE TYPE "public"."work_mode" AS ENUM('on_site', 'hybrid', 'remote');--> statement-breakpoint
CREATE TYPE "public"."employment_type" AS ENUM('full_time', 'part_time', 'contract', 'temporary', 'internship', 'volunteer');--> statement-breakpoint
CREATE TYPE "public"."job_status" AS ENUM('draft', 'open', 'closed');--> statement-breakpoint
CREATE TYPE "public"."pay_period" AS ENUM('hour', 'day', 'month', 'year');--> statement-breakpoint
CREATE TYPE "public"."member_role" AS ENUM('owner', 'administrator', 'recruiter');--> statement-breakpoint
CREATE TYPE "public"."organisation_kind" AS ENUM('company', 'association', 'government', 'education', 'ngo', 'other');--> statement-breakpoint
CREATE TYPE "public"."organisation_size" AS ENUM('1-10', '11-50', '51-200', '201-1000', '1001+');--> statement-breakpoint
CREATE TYPE "public"."match_subject" AS ENUM('person', 'job', 'knowledge');--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_type" "user_type" NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"status" "account_status" DEFAULT 'incomplete' NOT NULL,
	"status_reason" text,
	"waiting_since" timestamp with time zone,
	"is_approver" boolean DEFAULT false NOT NULL,
	"is_administrator" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_email_lower" CHECK ("accounts"."email" = lower("accounts"."email"))
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"token_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"mailed_token_hash" text,
	"code_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "candidate_languages" (
	"candidate_id" uuid NOT NULL,
	"code" text NOT NULL,
	"level" smallint,
	CONSTRAINT "candidate_languages_key" PRIMARY KEY("candidate_id","code")
);
--> statement-breakpoint
CREATE TABLE "candidate_skills" (
	"candidate_id" uuid NOT NULL,
	"skill_id" integer NOT NULL,
	"level" smallint,
	"years" real,
	CONSTRAINT "candidate_skills_key" PRIMARY KEY("candidate_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "candidates" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"headline" text,
	"summary" text,
	"profession_id" integer,
	"preferred_profession_ids" integer[] DEFAULT '{}' NOT NULL,
	"experience_months" integer,
	"education" smallint,
	"field_of_study" text,
	"place_id" integer,
	"willing_to_move" boolean DEFAULT false NOT NULL,
	"work_modes" "work_mode"[] DEFAULT '{}' NOT NULL,
	"expected_pay" integer,
	"notice_days" smallint,
	"mobile_number" text,
	"whatsapp_number" text,
	"birth_date" date,
	"linkedin_url" text,
	"address" text,
	"image" text,
	"visibility" "visibility" DEFAULT 'members' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"candidate_id" uuid NOT NULL,
	"title" text NOT NULL,
	"organisation_name" text NOT NULL,
	"organisation_id" uuid,
	"started_on" date,
	"ended_on" date,
	"confirmation" "confirmation",
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_languages" (
	"job_id" uuid NOT NULL,
	"code" text NOT NULL,
	"level" smallint,
	CONSTRAINT "job_languages_key" PRIMARY KEY("job_id","code")
);
--> statement-breakpoint
CREATE TABLE "job_places" (
	"job_id" uuid NOT NULL,
	"place_id" integer NOT NULL,
	CONSTRAINT "job_places_key" PRIMARY KEY("job_id","place_id")
);
--> statement-breakpoint
CREATE TABLE "job_skills" (
	"job_id" uuid NOT NULL,
	"skill_id" integer NOT NULL,
	"is_must_have" boolean NOT NULL,
	CONSTRAINT "job_skills_key" PRIMARY KEY("job_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"organisation_id" uuid NOT NULL,
	"status" "job_status" DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"profession_id" integer NOT NULL,
	"employment_type" "employment_type" NOT NULL,
	"work_mode" "work_mode" NOT NULL,
	"experience_min_months" smallint,
	"experience_max_months" smallint,
	"education" smallint,
	"pay_min" integer,
	"pay_max" integer,
	"pay_period" "pay_period" NOT NULL,
	"start_in_days" smallint,
	"openings" integer DEFAULT 1 NOT NULL,
	"closes_on" date NOT NULL,
	"closed_reason" text,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisation_members" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"role" "member_role" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"kind" "organisation_kind" NOT NULL,
	"about" text NOT NULL,
	"industry" text NOT NULL,
	"size" "organisation_size" NOT NULL,
	"founded_year" smallint,
	"website" text,
	"place_id" integer,
	"address" text,
	"mobile_number" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"own_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"country" char(2) NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"weight" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profession_relations" (
	"wanted_id" integer NOT NULL,
	"had_id" integer NOT NULL,
	"share" real NOT NULL,
	CONSTRAINT "profession_relations_key" PRIMARY KEY("wanted_id","had_id")
);
--> statement-breakpoint
CREATE TABLE "profession_skills" (
	"profession_id" integer NOT NULL,
	"skill_id" integer NOT NULL,
	"weight" real NOT NULL,
	CONSTRAINT "profession_skills_key" PRIMARY KEY("profession_id","skill_id")
);
--> statement-breakpoint
CREATE TABLE "professions" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"field" text NOT NULL,
	"isco" char(4) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skill_relations" (
	"wanted_id" integer NOT NULL,
	"had_id" integer NOT NULL,
	"share" real NOT NULL,
	CONSTRAINT "skill_relations_key" PRIMARY KEY("wanted_id","had_id")
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "skills_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"name" text NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"field" text,
	"rarity" real DEFAULT 1 NOT NULL,
	"is_known" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reason" text,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "match_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"subject" "match_subject" NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "match_changes_key" PRIMARY KEY("transaction","subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"name" text PRIMARY KEY NOT NULL,
	"reached_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"company_name" text DEFAULT 'Profile Search' NOT NULL,
	"company_logo" text DEFAULT '/logo.svg' NOT NULL,
	"contact_email" text,
	"contact_phone" text,
	CONSTRAINT "site_settings_one_row" CHECK ("site_settings"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_languages" ADD CONSTRAINT "candidate_languages_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_languages" ADD CONSTRAINT "candidate_languages_code_languages_code_fk" FOREIGN KEY ("code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_profession_id_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."professions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_entries" ADD CONSTRAINT "work_entries_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_entries" ADD CONSTRAINT "work_entries_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_languages" ADD CONSTRAINT "job_languages_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_languages" ADD CONSTRAINT "job_languages_code_languages_code_fk" FOREIGN KEY ("code") REFERENCES "public"."languages"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_places" ADD CONSTRAINT "job_places_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_places" ADD CONSTRAINT "job_places_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_skills" ADD CONSTRAINT "job_skills_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_skills" ADD CONSTRAINT "job_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_profession_id_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."professions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisation_members" ADD CONSTRAINT "organisation_members_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profession_relations" ADD CONSTRAINT "profession_relations_wanted_id_professions_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profession_relations" ADD CONSTRAINT "profession_relations_had_id_professions_id_fk" FOREIGN KEY ("had_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profession_skills" ADD CONSTRAINT "profession_skills_profession_id_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profession_skills" ADD CONSTRAINT "profession_skills_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_relations" ADD CONSTRAINT "skill_relations_wanted_id_skills_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skill_relations" ADD CONSTRAINT "skill_relations_had_id_skills_id_fk" FOREIGN KEY ("had_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_unique" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "accounts_pending" ON "accounts" USING btree ("waiting_since") WHERE "accounts"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "accounts_status" ON "accounts" USING btree ("user_type","status");--> statement-breakpoint
CREATE INDEX "email_verifications_email" ON "email_verifications" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "email_verifications_token" ON "email_verifications" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "password_resets_email" ON "password_resets" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "candidate_skills_skill" ON "candidate_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "candidates_profession" ON "candidates" USING btree ("profession_id");--> statement-breakpoint
CREATE INDEX "candidates_place" ON "candidates" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "work_entries_candidate" ON "work_entries" USING btree ("candidate_id");--> statement-breakpoint
CREATE INDEX "work_entries_organisation" ON "work_entries" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "job_skills_skill" ON "job_skills" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "jobs_organisation" ON "jobs" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_open" ON "jobs" USING btree ("published_at" DESC NULLS LAST,"id") WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "jobs_open_profession" ON "jobs" USING btree ("profession_id") WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "jobs_closing" ON "jobs" USING btree ("closes_on") WHERE "jobs"."status" = 'open';--> statement-breakpoint
CREATE INDEX "organisation_members_organisation" ON "organisation_members" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "organisations_name" ON "organisations" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "skills_name_unique" ON "skills" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "skills_aliases" ON "skills" USING gin ("aliases");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "match_changes_at" ON "match_changes" USING btree ("at");