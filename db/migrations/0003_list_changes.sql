-- Changes that show on the pages of lists, and so have to be noted like those of the entries themselves.

CREATE TRIGGER accounts_name_match_change AFTER UPDATE OF first_name, last_name ON accounts FOR EACH ROW
	WHEN ((OLD.first_name, OLD.last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name))
	EXECUTE FUNCTION note_match_change('person', 'id');--> statement-breakpoint
CREATE TRIGGER organisation_domains_match_change AFTER INSERT OR UPDATE OF domain, verified_at OR DELETE ON organisation_domains
	FOR EACH ROW EXECUTE FUNCTION note_match_change('organisation', 'organisation_id');
