-- Tables that are kept for some weeks are partitioned by week. What they hold moves to the partition for the rest, from which
-- the program moves what is of this week or later. Old code reads and writes the new tables as it did the old ones.
CREATE SCHEMA "partitions";--> statement-breakpoint
ALTER TABLE "profile_visits" SET SCHEMA "partitions";--> statement-breakpoint
ALTER TABLE "profile_appearances" SET SCHEMA "partitions";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" SET SCHEMA "partitions";--> statement-breakpoint
CREATE TABLE "profile_visits" (
	"id" uuid DEFAULT uuidv7() NOT NULL,
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visitor_id" uuid,
	"role" "visit_role" NOT NULL,
	"organisation_id" uuid,
	"times" integer DEFAULT 1 NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"saw_contacts" boolean NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_visits_key" PRIMARY KEY("id","day"),
	CONSTRAINT "profile_visits_one_a_day" UNIQUE NULLS NOT DISTINCT("owner_id","day","visitor_id")
) PARTITION BY RANGE ("day");--> statement-breakpoint
CREATE TABLE "profile_appearances" (
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "profile_appearances_key" PRIMARY KEY("owner_id","day")
) PARTITION BY RANGE ("day");--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"status" smallint,
	"problem" "delivery_problem",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone
) PARTITION BY RANGE ("id");--> statement-breakpoint
CREATE TABLE "partitions"."profile_visits_rest" PARTITION OF "profile_visits" DEFAULT;--> statement-breakpoint
CREATE TABLE "partitions"."profile_appearances_rest" PARTITION OF "profile_appearances" DEFAULT;--> statement-breakpoint
CREATE TABLE "partitions"."webhook_deliveries_rest" PARTITION OF "webhook_deliveries" DEFAULT;--> statement-breakpoint
INSERT INTO "profile_visits" (
	"id", "owner_id", "day", "visitor_id", "role", "organisation_id", "times", "downloads", "saw_contacts", "last_at"
) SELECT
	"id", "owner_id", "day", "visitor_id", "role", "organisation_id", "times", "downloads", "saw_contacts", "last_at"
FROM "partitions"."profile_visits";--> statement-breakpoint
INSERT INTO "profile_appearances" ("owner_id", "day", "times")
SELECT "owner_id", "day", "times" FROM "partitions"."profile_appearances";--> statement-breakpoint
INSERT INTO "webhook_deliveries" (
	"id", "webhook_id", "event", "data", "attempts", "status", "problem", "created_at", "tried_at", "delivered_at", "failed_at"
) SELECT
	"id", "webhook_id", "event", "data", "attempts", "status", "problem", "created_at", "tried_at", "delivered_at", "failed_at"
FROM "partitions"."webhook_deliveries";--> statement-breakpoint
-- fine: its rows are in the new table of the same name
DROP TABLE "partitions"."profile_visits";--> statement-breakpoint
-- fine: its rows are in the new table of the same name
DROP TABLE "partitions"."profile_appearances";--> statement-breakpoint
-- fine: its rows are in the new table of the same name
DROP TABLE "partitions"."webhook_deliveries";--> statement-breakpoint
ALTER TABLE "profile_visits" ADD CONSTRAINT "profile_visits_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_visits" ADD CONSTRAINT "profile_visits_visitor_id_accounts_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_visits" ADD CONSTRAINT "profile_visits_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_appearances" ADD CONSTRAINT "profile_appearances_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_visits_visitor" ON "profile_visits" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "profile_visits_owner" ON "profile_visits" USING btree ("owner_id","last_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","id" DESC NULLS LAST);
