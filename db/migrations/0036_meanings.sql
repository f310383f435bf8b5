CREATE TABLE "candidate_meanings" (
	"candidate_id" uuid PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"model" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_meanings" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"model" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "candidate_meanings" ADD CONSTRAINT "candidate_meanings_candidate_id_candidates_account_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."candidates"("account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_meanings" ADD CONSTRAINT "job_meanings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER candidate_meanings_match_change AFTER INSERT OR UPDATE OR DELETE ON "candidate_meanings"
	FOR EACH ROW EXECUTE FUNCTION note_match_change('person', 'candidate_id');--> statement-breakpoint
CREATE TRIGGER job_meanings_match_change AFTER INSERT OR UPDATE OR DELETE ON "job_meanings"
	FOR EACH ROW EXECUTE FUNCTION note_match_change('job', 'job_id');--> statement-breakpoint

-- A text that changes is no longer the one that was read: forget_candidate_meaning(column that names the person).
CREATE FUNCTION forget_candidate_meaning() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM candidate_meanings WHERE candidate_id = (to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0])::uuid;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION forget_job_meaning() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM job_meanings WHERE job_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER candidates_meaning AFTER UPDATE OF headline, summary ON "candidates" FOR EACH ROW
	WHEN ((OLD.headline, OLD.summary) IS DISTINCT FROM (NEW.headline, NEW.summary))
	EXECUTE FUNCTION forget_candidate_meaning('account_id');--> statement-breakpoint
CREATE TRIGGER work_entries_meaning AFTER INSERT OR DELETE OR UPDATE OF title, description ON "work_entries" FOR EACH ROW
	EXECUTE FUNCTION forget_candidate_meaning('candidate_id');--> statement-breakpoint
-- A person's own name is cut out of what is read.
CREATE TRIGGER accounts_meaning AFTER UPDATE OF first_name, middle_name, last_name ON "accounts" FOR EACH ROW
	WHEN ((OLD.first_name, OLD.middle_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.middle_name, NEW.last_name))
	EXECUTE FUNCTION forget_candidate_meaning('id');--> statement-breakpoint
CREATE TRIGGER jobs_meaning AFTER UPDATE OF title, description ON "jobs" FOR EACH ROW
	WHEN ((OLD.title, OLD.description) IS DISTINCT FROM (NEW.title, NEW.description))
	EXECUTE FUNCTION forget_job_meaning();
