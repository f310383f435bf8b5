CREATE TABLE "openid_identities" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"account_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "openid_identities_unique" UNIQUE("issuer","subject"),
	CONSTRAINT "openid_identities_account_unique" UNIQUE("account_id","provider")
);
--> statement-breakpoint
CREATE TABLE "openid_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_hash" text NOT NULL,
	"provider" text NOT NULL,
	"user_type" "user_type" NOT NULL,
	"account_id" uuid,
	"next" text NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"returned_at" timestamp with time zone,
	"issuer" text,
	"subject" text,
	"email" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "openid_requests_token_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "openid_identities" ADD CONSTRAINT "openid_identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openid_requests" ADD CONSTRAINT "openid_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "openid_requests_expiry" ON "openid_requests" USING btree ("expires_at");