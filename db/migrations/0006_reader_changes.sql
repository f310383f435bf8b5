-- What is kept of the readers of lists: who hides from them, and where they are. Their own rows among people, organisations
-- and teams are noted already.

CREATE TRIGGER employer_blocks_match_change AFTER INSERT OR UPDATE OR DELETE ON employer_blocks
	FOR EACH ROW EXECUTE FUNCTION note_match_change('reader', 'owner_id');--> statement-breakpoint
CREATE TRIGGER guests_match_change AFTER INSERT OR UPDATE OF place_id OR DELETE ON guests
	FOR EACH ROW EXECUTE FUNCTION note_match_change('reader', 'account_id');
