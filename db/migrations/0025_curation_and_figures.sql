ALTER TYPE "public"."taxonomy" ADD VALUE 'administrator';--> statement-breakpoint
CREATE TABLE "decided_names" (
	"subject" text NOT NULL,
	"word" text NOT NULL,
	"owner_id" integer,
	CONSTRAINT "decided_names_key" PRIMARY KEY("subject","word")
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"kind" text DEFAULT '' NOT NULL,
	"hours" smallint DEFAULT 0 NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "daily_figures_key" PRIMARY KEY("day","figure","kind","hours")
);
--> statement-breakpoint
CREATE TABLE "figure_days" (
	"day" date PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "professions" ADD COLUMN "is_curated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "is_ignored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "skills" ADD COLUMN "is_curated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "applications_a_day" smallint DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "first_contacts_a_day" smallint DEFAULT 20 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "longest_open_days" smallint DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "reviewed_jobs" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
CREATE INDEX "decided_names_owner" ON "decided_names" USING btree ("subject","owner_id");--> statement-breakpoint
CREATE INDEX "skills_typed" ON "skills" USING btree ("id") WHERE not "skills"."is_known";--> statement-breakpoint
ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_limits" CHECK (least("site_settings"."applications_a_day", "site_settings"."first_contacts_a_day", "site_settings"."longest_open_days") >= 1
				and "site_settings"."reviewed_jobs" >= 0);--> statement-breakpoint

-- Rows come in the order of time, so a few numbers for each hundred pages find a day.
CREATE INDEX "accounts_created" ON "accounts" USING brin ("created_at") WITH (autosummarize = on);--> statement-breakpoint
CREATE INDEX "jobs_published" ON "jobs" USING brin ("published_at") WITH (autosummarize = on);--> statement-breakpoint
CREATE INDEX "applications_submitted" ON "applications" USING brin ("submitted_at") WITH (autosummarize = on);--> statement-breakpoint
CREATE INDEX "application_events_at" ON "application_events" USING brin ("at") WITH (autosummarize = on);--> statement-breakpoint
CREATE INDEX "deliveries_created" ON "deliveries" USING brin ("created_at") WITH (autosummarize = on);--> statement-breakpoint

-- How long an account has waited is known only in the moment of the decision, so decisions are counted as they happen.
CREATE FUNCTION count_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO daily_figures (day, figure, kind, hours, amount)
	VALUES ((now() AT TIME ZONE 'Asia/Kolkata')::date, NEW.status, NEW.user_type,
		least(floor(extract(epoch FROM now() - OLD.waiting_since) / 3600), 32000), 1)
	ON CONFLICT (day, figure, kind, hours) DO UPDATE SET amount = daily_figures.amount + 1;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER accounts_decision AFTER UPDATE OF status ON "accounts" FOR EACH ROW
	WHEN (OLD.waiting_since IS NOT NULL AND NEW.status::text IN ('approved', 'rejected') AND OLD.status <> NEW.status)
	EXECUTE FUNCTION count_decision();--> statement-breakpoint
-- Of decisions before this the log knows the day, and nothing knows the hours.
INSERT INTO daily_figures (day, figure, kind, hours, amount)
SELECT (log.at AT TIME ZONE 'Asia/Kolkata')::date, replace(log.action, 'account_', ''), account.user_type, -1, count(*)
FROM audit_log log JOIN accounts account ON account.id = log.subject_id
WHERE log.action IN ('account_approved', 'account_rejected') GROUP BY 1, 2, 3;--> statement-breakpoint

UPDATE pages SET slug = 'accessibility-statement' WHERE slug = 'accessibility';
