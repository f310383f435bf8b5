CREATE TABLE "lexicons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lexicons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"documents" integer NOT NULL,
	"average_length" real NOT NULL,
	"frequency" jsonb NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- The words of a person's work are part of what is matched.
CREATE TRIGGER work_entries_match_change AFTER INSERT OR UPDATE OR DELETE ON "work_entries"
	FOR EACH ROW EXECUTE FUNCTION note_match_change('person', 'candidate_id');
