-- Every process keeps the sessions of its callers for some seconds. These triggers name the accounts whose sessions it
-- has to read again.

CREATE FUNCTION note_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('session_changes', OLD.account_id::text);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER sessions_end AFTER DELETE ON sessions FOR EACH ROW
	WHEN (OLD.expires_at > now())
	EXECUTE FUNCTION note_session();--> statement-breakpoint
-- A session that is used lasts longer, which nobody needs to know.
CREATE TRIGGER sessions_change AFTER UPDATE ON sessions FOR EACH ROW
	WHEN (OLD.token_hash <> NEW.token_hash OR OLD.account_id <> NEW.account_id OR OLD.created_at <> NEW.created_at
		OR NEW.expires_at < OLD.expires_at)
	EXECUTE FUNCTION note_session();--> statement-breakpoint

-- The standing of a team is that of its owner.
CREATE FUNCTION note_account_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('session_changes', NEW.id::text);
	PERFORM pg_notify('session_changes', member.account_id::text)
	FROM organisation_members own JOIN organisation_members member USING (organisation_id)
	WHERE own.account_id = NEW.id AND own.role = 'owner' AND member.account_id <> NEW.id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER accounts_session_change AFTER UPDATE ON accounts FOR EACH ROW
	WHEN ((OLD.email, OLD.first_name, OLD.last_name, OLD.user_type, OLD.status, OLD.status_reason, OLD.is_approver, OLD.is_administrator)
		IS DISTINCT FROM
		(NEW.email, NEW.first_name, NEW.last_name, NEW.user_type, NEW.status, NEW.status_reason, NEW.is_approver, NEW.is_administrator))
	EXECUTE FUNCTION note_account_sessions();--> statement-breakpoint

CREATE FUNCTION note_team_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM pg_notify('session_changes', OLD.account_id::text);
	END IF;
	PERFORM pg_notify('session_changes', member.account_id::text)
	FROM organisation_members member WHERE member.organisation_id = OLD.organisation_id
		OR member.organisation_id = NEW.organisation_id;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER organisation_members_session_change AFTER INSERT OR UPDATE OR DELETE ON organisation_members
	FOR EACH ROW EXECUTE FUNCTION note_team_sessions();
