-- Triggers: they keep logs append-only, note changes for the match index, and count decisions.

-- Append-only logs ------------------------------------------------------------------------------------------------------------

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% only takes new rows', TG_TABLE_NAME;
END $$;--> statement-breakpoint

-- Seals a row of the audit log: its number and hash continue those of the previous row. The lock admits one transaction at a time.
CREATE FUNCTION seal_audit_row(row_id uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	entry audit_log;
	last_number bigint;
	last_hash text;
	digest text;
BEGIN
	PERFORM pg_advisory_xact_lock(7460512);
	SELECT number, hash INTO last_number, last_hash FROM audit_log
	WHERE number IS NOT NULL ORDER BY number DESC LIMIT 1;
	SELECT * INTO entry FROM audit_log WHERE id = row_id;
	digest := encode(sha256(convert_to(concat_ws(E'\n', entry.salt,
		jsonb_build_object('reason', entry.reason, 'facts', entry.facts)), 'UTF8')), 'hex');
	UPDATE audit_log SET
		number = coalesce(last_number, 0) + 1,
		content_digest = digest,
		hash = encode(sha256(convert_to(concat_ws(E'\n', coalesce(last_hash, ''), coalesce(last_number, 0) + 1,
			entry.id, extract(epoch FROM entry.at), coalesce(entry.actor_id::text, ''), entry.action,
			entry.subject_id, digest), 'UTF8')), 'hex')
	WHERE id = row_id;
END $$;--> statement-breakpoint
CREATE FUNCTION seal_new_audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM seal_audit_row(NEW.id);
	RETURN NULL;
END $$;--> statement-breakpoint

-- Allows two changes: sealing a row that has no seal, and erasing the personal data of a sealed row.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sealed audit_log := OLD;
	erased audit_log := OLD;
BEGIN
	sealed.number := NEW.number;
	sealed.content_digest := NEW.content_digest;
	sealed.hash := NEW.hash;
	erased.reason := NULL;
	erased.facts := '{}';
	erased.salt := NULL;
	IF (OLD.number IS NULL AND NEW = sealed) OR (OLD.number IS NOT NULL AND NEW = erased) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION '% only takes new rows', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR TRUNCATE ON audit_log
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_change BEFORE UPDATE ON audit_log
	FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
-- Deferred to the end of the transaction, so that the lock is held only briefly and cannot cause a deadlock.
CREATE CONSTRAINT TRIGGER audit_log_sealed AFTER INSERT ON audit_log
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.number IS NULL) EXECUTE FUNCTION seal_new_audit_row();--> statement-breakpoint

-- Allows two changes: deleting the events of a deleted grievance, and clearing the message of an event when its author is erased.
CREATE FUNCTION keep_grievance_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM grievances WHERE id = OLD.grievance_id) THEN
		RETURN OLD;
	END IF;
	IF TG_OP = 'UPDATE' AND NEW.message IS NULL AND to_jsonb(NEW) - 'message' = to_jsonb(OLD) - 'message' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION '% only takes new rows', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER grievance_events_append_only BEFORE UPDATE OR DELETE ON grievance_events
	FOR EACH ROW EXECUTE FUNCTION keep_grievance_log();--> statement-breakpoint
CREATE TRIGGER grievance_events_no_truncate BEFORE TRUNCATE ON grievance_events
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint

-- Changes for the match index -------------------------------------------------------------------------------------------------

-- note_match_change(subject, column that holds its ID)
CREATE FUNCTION note_match_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO match_changes (subject, subject_id)
	VALUES (TG_ARGV[0], (to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[1])::uuid)
	ON CONFLICT DO NOTHING;
	PERFORM pg_notify('match_changes', '');
	RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER candidates_match_change AFTER INSERT OR UPDATE OR DELETE ON candidates
	FOR EACH ROW EXECUTE FUNCTION note_match_change('person', 'account_id');--> statement-breakpoint
CREATE TRIGGER candidate_skills_match_change AFTER INSERT OR UPDATE OR DELETE ON candidate_skills
	FOR EACH ROW EXECUTE FUNCTION note_match_change('person', 'candidate_id');--> statement-breakpoint
CREATE TRIGGER candidate_languages_match_change AFTER INSERT OR UPDATE OR DELETE ON candidate_languages
	FOR EACH ROW EXECUTE FUNCTION note_match_change('person', 'candidate_id');--> statement-breakpoint
CREATE TRIGGER candidate_embeddings_match_change AFTER INSERT OR UPDATE OR DELETE ON candidate_embeddings
	FOR EACH ROW EXECUTE FUNCTION note_match_change('person', 'candidate_id');--> statement-breakpoint
CREATE TRIGGER work_entries_match_change AFTER INSERT OR UPDATE OR DELETE ON work_entries
	FOR EACH ROW EXECUTE FUNCTION note_match_change('person', 'candidate_id');--> statement-breakpoint

CREATE TRIGGER jobs_match_change AFTER INSERT OR UPDATE OR DELETE ON jobs
	FOR EACH ROW EXECUTE FUNCTION note_match_change('job', 'id');--> statement-breakpoint
CREATE TRIGGER job_places_match_change AFTER INSERT OR UPDATE OR DELETE ON job_places
	FOR EACH ROW EXECUTE FUNCTION note_match_change('job', 'job_id');--> statement-breakpoint
CREATE TRIGGER job_skills_match_change AFTER INSERT OR UPDATE OR DELETE ON job_skills
	FOR EACH ROW EXECUTE FUNCTION note_match_change('job', 'job_id');--> statement-breakpoint
CREATE TRIGGER job_languages_match_change AFTER INSERT OR UPDATE OR DELETE ON job_languages
	FOR EACH ROW EXECUTE FUNCTION note_match_change('job', 'job_id');--> statement-breakpoint
CREATE TRIGGER job_embeddings_match_change AFTER INSERT OR UPDATE OR DELETE ON job_embeddings
	FOR EACH ROW EXECUTE FUNCTION note_match_change('job', 'job_id');--> statement-breakpoint

CREATE TRIGGER organisations_match_change AFTER INSERT OR UPDATE OR DELETE ON organisations
	FOR EACH ROW EXECUTE FUNCTION note_match_change('organisation', 'id');--> statement-breakpoint
CREATE TRIGGER organisation_members_match_change AFTER INSERT OR UPDATE OR DELETE ON organisation_members
	FOR EACH ROW EXECUTE FUNCTION note_match_change('organisation', 'organisation_id');--> statement-breakpoint
CREATE TRIGGER sub_branches_match_change AFTER INSERT OR UPDATE OR DELETE ON sub_branches
	FOR EACH ROW EXECUTE FUNCTION note_match_change('organisation', 'organisation_id');--> statement-breakpoint
CREATE TRIGGER jobs_organisation_match_change AFTER INSERT OR UPDATE OR DELETE ON jobs
	FOR EACH ROW EXECUTE FUNCTION note_match_change('organisation', 'organisation_id');--> statement-breakpoint

-- A change of status adds a person to the index or removes them, and likewise the open jobs of an organisation with its owner.
CREATE FUNCTION note_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE TRIGGER accounts_match_change AFTER UPDATE OF status ON accounts
	FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION note_account_change();--> statement-breakpoint

-- Outdated embeddings ---------------------------------------------------------------------------------------------------------

-- forget_candidate_embedding(column that holds the ID of the person): deletes the embedding, since its text has changed.
CREATE FUNCTION forget_candidate_embedding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM candidate_embeddings WHERE candidate_id = (to_jsonb(coalesce(NEW, OLD)) ->> TG_ARGV[0])::uuid;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION forget_job_embedding() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM job_embeddings WHERE job_id = NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER candidates_embedding AFTER UPDATE OF headline, summary ON candidates FOR EACH ROW
	WHEN ((OLD.headline, OLD.summary) IS DISTINCT FROM (NEW.headline, NEW.summary))
	EXECUTE FUNCTION forget_candidate_embedding('account_id');--> statement-breakpoint
CREATE TRIGGER work_entries_embedding AFTER INSERT OR DELETE OR UPDATE OF title, description ON work_entries FOR EACH ROW
	EXECUTE FUNCTION forget_candidate_embedding('candidate_id');--> statement-breakpoint
-- Names are removed from a text before it is embedded, so a change of name changes the embedded text.
CREATE TRIGGER accounts_embedding AFTER UPDATE OF first_name, middle_name, last_name ON accounts FOR EACH ROW
	WHEN ((OLD.first_name, OLD.middle_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.middle_name, NEW.last_name))
	EXECUTE FUNCTION forget_candidate_embedding('id');--> statement-breakpoint
CREATE TRIGGER jobs_embedding AFTER UPDATE OF title, description ON jobs FOR EACH ROW
	WHEN ((OLD.title, OLD.description) IS DISTINCT FROM (NEW.title, NEW.description))
	EXECUTE FUNCTION forget_job_embedding();--> statement-breakpoint

-- Accounts and organisations --------------------------------------------------------------------------------------------------

-- A frozen account stays frozen; a change of status in the meantime takes effect when the freeze ends.
CREATE FUNCTION keep_frozen() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.frozen_from IS NOT NULL AND NEW.status::text NOT IN ('frozen', 'suspended') THEN
		NEW.frozen_from := NEW.status;
		NEW.status := 'frozen';
	ELSIF NEW.frozen_from IS NULL AND NEW.status::text = 'frozen' THEN
		-- The freeze ended while the account was suspended.
		NEW.status := coalesce(OLD.frozen_from, 'approved');
	END IF;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER accounts_keep_frozen BEFORE UPDATE OF status, frozen_from ON accounts
	FOR EACH ROW EXECUTE FUNCTION keep_frozen();--> statement-breakpoint

-- Adds an industry the first time an organisation names it.
CREATE FUNCTION note_industry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO industries (name) SELECT NEW.industry
	WHERE NOT EXISTS (SELECT FROM industries WHERE lower(name) = lower(NEW.industry))
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER organisations_industry AFTER INSERT OR UPDATE OF industry ON organisations
	FOR EACH ROW EXECUTE FUNCTION note_industry();--> statement-breakpoint

-- Statistics ------------------------------------------------------------------------------------------------------------------

-- The time zone of the site. It determines the current day, whatever the time zone of the server.
CREATE FUNCTION site_zone() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
	RETURN coalesce((SELECT time_zone FROM site_settings), 'Asia/Kolkata');--> statement-breakpoint

-- Decisions are counted as they happen, since the waiting time of an account is not stored afterwards.
CREATE FUNCTION count_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO daily_statistics (day, statistic, kind, hours, amount)
	VALUES ((now() AT TIME ZONE site_zone())::date, NEW.status, NEW.user_type,
		least(floor(extract(epoch FROM now() - OLD.waiting_since) / 3600), 32000), 1)
	ON CONFLICT (day, statistic, kind, hours) DO UPDATE SET amount = daily_statistics.amount + 1;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER accounts_decision AFTER UPDATE OF status ON accounts FOR EACH ROW
	WHEN (OLD.waiting_since IS NOT NULL AND NEW.status::text IN ('approved', 'rejected') AND OLD.status <> NEW.status)
	EXECUTE FUNCTION count_decision();--> statement-breakpoint

-- Initial rows ----------------------------------------------------------------------------------------------------------------

INSERT INTO site_settings (id) VALUES (1);--> statement-breakpoint
INSERT INTO alert_progress (position) VALUES (pg_snapshot_xmin(pg_current_snapshot()));
