ALTER TABLE "audit_log" ADD COLUMN "number" bigint;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "salt" uuid DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "content_digest" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_number" ON "audit_log" USING btree ("number");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","number");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","number");--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" USING btree ("at");--> statement-breakpoint

-- Seals a row: gives it the number and the hash that follow from the last row. Only one transaction at a time does so.
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

-- The only changes: a row without a seal gets one, and a sealed row loses what it says of a person.
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

DROP TRIGGER audit_log_append_only ON "audit_log";--> statement-breakpoint
DO $$
DECLARE
	row_id uuid;
BEGIN
	FOR row_id IN SELECT id FROM audit_log ORDER BY at, id LOOP
		PERFORM seal_audit_row(row_id);
	END LOOP;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_log_change BEFORE UPDATE ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
-- At the end of the transaction, when it waits for nothing else any more: so the lock is short, and no two wait for each other.
CREATE CONSTRAINT TRIGGER audit_log_sealed AFTER INSERT ON "audit_log"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.number IS NULL) EXECUTE FUNCTION seal_new_audit_row();
