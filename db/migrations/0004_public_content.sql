-- Tells every node that something shown on public pages has changed. People, jobs and organisations are announced on match_changes.

CREATE FUNCTION note_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('public_content', '');
	RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER site_settings_public_change AFTER UPDATE ON site_settings
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER pages_public_change AFTER INSERT OR UPDATE OR DELETE ON pages
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER faqs_public_change AFTER INSERT OR UPDATE OR DELETE ON faqs
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER faq_texts_public_change AFTER INSERT OR UPDATE OR DELETE ON faq_texts
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER sections_public_change AFTER INSERT OR UPDATE OR DELETE ON sections
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER professions_public_change AFTER INSERT OR UPDATE OR DELETE ON professions
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER skills_public_change AFTER INSERT OR UPDATE OR DELETE ON skills
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER places_public_change AFTER INSERT OR UPDATE OR DELETE ON places
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER organisation_domains_public_change AFTER INSERT OR UPDATE OR DELETE ON organisation_domains
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER accounts_public_change AFTER UPDATE OF first_name, middle_name, last_name ON accounts
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
