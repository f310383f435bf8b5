-- Until now every member was there from the start.
UPDATE "organisation_members" member SET "joined_at" = organisation."created_at"
FROM "organisations" organisation WHERE organisation."id" = member."organisation_id";--> statement-breakpoint
INSERT INTO industries (name) SELECT min(industry) FROM organisations GROUP BY lower(industry) ON CONFLICT DO NOTHING;--> statement-breakpoint

-- Subjects are plain text from now on: a new value of an enumeration cannot be used in the transaction that adds it.
CREATE OR REPLACE FUNCTION note_match_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO match_changes (subject, subject_id)
	VALUES (TG_ARGV[0], (to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[1])::uuid)
	ON CONFLICT DO NOTHING;
	PERFORM pg_notify('match_changes', '');
	RETURN NULL;
END $$;--> statement-breakpoint

-- A new name of a field of work gets a number.
CREATE FUNCTION note_industry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO industries (name) SELECT NEW.industry
	WHERE NOT EXISTS (SELECT FROM industries WHERE lower(name) = lower(NEW.industry))
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER organisations_industry AFTER INSERT OR UPDATE OF industry ON "organisations"
	FOR EACH ROW EXECUTE FUNCTION note_industry();--> statement-breakpoint

-- The list of organisations follows the organisation, its branches, its jobs and who owns it.
CREATE TRIGGER organisations_match_change AFTER INSERT OR UPDATE OR DELETE ON "organisations"
	FOR EACH ROW EXECUTE FUNCTION note_match_change('organisation', 'id');--> statement-breakpoint
CREATE TRIGGER organisation_members_match_change AFTER INSERT OR UPDATE OR DELETE ON "organisation_members"
	FOR EACH ROW EXECUTE FUNCTION note_match_change('organisation', 'organisation_id');--> statement-breakpoint
CREATE TRIGGER sub_branches_match_change AFTER INSERT OR UPDATE OR DELETE ON "sub_branches"
	FOR EACH ROW EXECUTE FUNCTION note_match_change('organisation', 'organisation_id');--> statement-breakpoint
CREATE TRIGGER jobs_organisation_match_change AFTER INSERT OR UPDATE OR DELETE ON "jobs"
	FOR EACH ROW EXECUTE FUNCTION note_match_change('organisation', 'organisation_id');--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO match_changes (subject, subject_id) VALUES ('person', NEW.id) ON CONFLICT DO NOTHING;
	INSERT INTO match_changes (subject, subject_id)
	SELECT 'job', jobs.id FROM jobs JOIN organisation_members member USING (organisation_id)
	WHERE member.account_id = NEW.id AND jobs.status = 'open'
	ON CONFLICT DO NOTHING;
	INSERT INTO match_changes (subject, subject_id)
	SELECT 'organisation', organisation_id FROM organisation_members WHERE account_id = NEW.id
	ON CONFLICT DO NOTHING;
	PERFORM pg_notify('match_changes', '');
	RETURN NULL;
END $$;
