CREATE TABLE "access_tokens" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"hint" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "access_tokens_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_account" ON "access_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint

-- The owner of an access token is read again once the token has changed, as with sessions. That it was used changes nothing.
CREATE TRIGGER access_tokens_end AFTER DELETE ON access_tokens FOR EACH ROW
	WHEN (OLD.expires_at > now())
	EXECUTE FUNCTION note_session();--> statement-breakpoint
CREATE TRIGGER access_tokens_change AFTER UPDATE ON access_tokens FOR EACH ROW
	WHEN ((OLD.account_id, OLD.kind, OLD.scopes, OLD.token_hash, OLD.expires_at)
		IS DISTINCT FROM (NEW.account_id, NEW.kind, NEW.scopes, NEW.token_hash, NEW.expires_at))
	EXECUTE FUNCTION note_session();--> statement-breakpoint

-- An organisation's token acts in the team of its maker, and ends when the maker leaves the team.
CREATE FUNCTION end_access_tokens_of_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM access_tokens WHERE account_id = OLD.account_id AND kind = 'organisation';
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER organisation_members_access_tokens AFTER DELETE ON organisation_members
	FOR EACH ROW EXECUTE FUNCTION end_access_tokens_of_team();
