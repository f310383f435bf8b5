CREATE TYPE "public"."invitation_answer" AS ENUM('interested', 'not_now', 'never');--> statement-breakpoint
CREATE TABLE "job_invitations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"message" text NOT NULL,
	"answer" "invitation_answer",
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "job_invitations_once" UNIQUE("job_id","candidate_id"),
	CONSTRAINT "job_invitations_answered" CHECK (("job_invitations"."answer" is null) = ("job_invitations"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "site_settings" DROP CONSTRAINT "site_settings_limits";--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "job_invitations_a_day" smallint DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invitations" ADD CONSTRAINT "job_invitations_candidate_id_accounts_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_invitations_candidate" ON "job_invitations" USING btree ("candidate_id","invited_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_invitations_old" ON "job_invitations" USING btree ("invited_at") WHERE "job_invitations"."answer" is distinct from 'never';--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_limits" CHECK (least("site_settings"."applications_a_day", "site_settings"."first_contacts_a_day", "site_settings"."job_invitations_a_day", "site_settings"."longest_open_days") >= 1
				and "site_settings"."reviewed_jobs" >= 0 and "site_settings"."freeze_above" between 1 and 1000
				and "site_settings"."spread_strength" between 0 and 100 and "site_settings"."least_match" between 0 and 100);