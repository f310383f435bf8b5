-- What is kept of the readers of lists and profiles: who hides from them, and where they are. Their own rows among people,
-- organisations and teams are noted already.

CREATE TRIGGER employer_blocks_match_change AFTER INSERT OR UPDATE OR DELETE ON employer_blocks
	FOR EACH ROW EXECUTE FUNCTION note_match_change('reader', 'owner_id');--> statement-breakpoint
CREATE TRIGGER guests_match_change AFTER INSERT OR UPDATE OF place_id OR DELETE ON guests
	FOR EACH ROW EXECUTE FUNCTION note_match_change('reader', 'account_id');--> statement-breakpoint

-- What shows only on the page of a person or a job, or decides there whether contact details are open.

CREATE TRIGGER education_entries_match_change AFTER INSERT OR UPDATE OR DELETE ON education_entries
	FOR EACH ROW EXECUTE FUNCTION note_match_change('detail', 'candidate_id');--> statement-breakpoint
CREATE TRIGGER career_gaps_match_change AFTER INSERT OR UPDATE OR DELETE ON career_gaps
	FOR EACH ROW EXECUTE FUNCTION note_match_change('detail', 'candidate_id');--> statement-breakpoint
CREATE TRIGGER job_questions_match_change AFTER INSERT OR UPDATE OR DELETE ON job_questions
	FOR EACH ROW EXECUTE FUNCTION note_match_change('detail', 'job_id');--> statement-breakpoint
CREATE TRIGGER contact_requests_asker_match_change AFTER INSERT OR UPDATE OF status OR DELETE ON contact_requests
	FOR EACH ROW EXECUTE FUNCTION note_match_change('detail', 'asker_id');--> statement-breakpoint
CREATE TRIGGER contact_requests_asked_match_change AFTER INSERT OR UPDATE OF status OR DELETE ON contact_requests
	FOR EACH ROW EXECUTE FUNCTION note_match_change('detail', 'asked_id');
