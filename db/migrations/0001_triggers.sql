CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE INDEX "skills_name_trigrams" ON "skills" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "organisations_name_trigrams" ON "organisations" USING gin (lower("name") gin_trgm_ops);--> statement-breakpoint

-- The audit log only grows.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% only takes new rows', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Whatever the match index reads tells of its changes: note_match_change(subject, column that names it).
CREATE FUNCTION note_match_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO match_changes (subject, subject_id)
	VALUES (TG_ARGV[0]::match_subject, (to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[1])::uuid)
	ON CONFLICT DO NOTHING;
	PERFORM pg_notify('match_changes', '');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER candidates_match_change AFTER INSERT OR UPDATE OR DELETE ON "candidates"
	FOR EACH ROW EXECUTE FUNCTION note_match_change('person', 'account_id');--> statement-breakpoint
CREATE TRIGGER candidate_skills_match_change AFTER INSERT OR UPDATE OR DELETE ON "candidate_skills"
	FOR EACH ROW EXECUTE FUNCTION note_match_change('person', 'candidate_id');--> statement-breakpoint
CREATE TRIGGER candidate_languages_match_change AFTER INSERT OR UPDATE OR DELETE ON "candidate_languages"
	FOR EACH ROW EXECUTE FUNCTION note_match_change('person', 'candidate_id');--> statement-breakpoint
CREATE TRIGGER jobs_match_change AFTER INSERT OR UPDATE OR DELETE ON "jobs"
	FOR EACH ROW EXECUTE FUNCTION note_match_change('job', 'id');--> statement-breakpoint
CREATE TRIGGER job_places_match_change AFTER INSERT OR UPDATE OR DELETE ON "job_places"
	FOR EACH ROW EXECUTE FUNCTION note_match_change('job', 'job_id');--> statement-breakpoint
CREATE TRIGGER job_skills_match_change AFTER INSERT OR UPDATE OR DELETE ON "job_skills"
	FOR EACH ROW EXECUTE FUNCTION note_match_change('job', 'job_id');--> statement-breakpoint
CREATE TRIGGER job_languages_match_change AFTER INSERT OR UPDATE OR DELETE ON "job_languages"
	FOR EACH ROW EXECUTE FUNCTION note_match_change('job', 'job_id');--> statement-breakpoint

-- An approved candidate enters the index, a suspended one leaves it; the jobs of an organisation follow its owner.
CREATE FUNCTION note_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO match_changes (subject, subject_id) VALUES ('person', NEW.id) ON CONFLICT DO NOTHING;
	INSERT INTO match_changes (subject, subject_id)
	SELECT 'job', jobs.id FROM jobs JOIN organisation_members member USING (organisation_id)
	WHERE member.account_id = NEW.id AND jobs.status = 'open'
	ON CONFLICT DO NOTHING;
	PERFORM pg_notify('match_changes', '');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER accounts_match_change AFTER UPDATE OF status ON "accounts"
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION note_account_change();--> statement-breakpoint

INSERT INTO site_settings (id) VALUES (1) ON CONFLICT DO NOTHING;
