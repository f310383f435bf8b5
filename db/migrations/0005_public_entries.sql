-- What the page of a person shows besides what the index knows.

CREATE TRIGGER education_entries_public_change AFTER INSERT OR UPDATE OR DELETE ON education_entries
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER career_gaps_public_change AFTER INSERT OR UPDATE OR DELETE ON career_gaps
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();--> statement-breakpoint
CREATE TRIGGER languages_public_change AFTER INSERT OR UPDATE OR DELETE ON languages
	FOR EACH STATEMENT EXECUTE FUNCTION note_public_change();
