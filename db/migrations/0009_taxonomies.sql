CREATE TYPE "public"."taxonomy" AS ENUM('portal', 'esco', 'onet', 'nco');--> statement-breakpoint
CREATE TABLE "taxonomy_sources" (
	"source" "taxonomy" NOT NULL,
	"code" text NOT NULL,
	"skill_id" integer,
	"profession_id" integer,
	"is_added" boolean NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "taxonomy_sources_key" PRIMARY KEY("source","code"),
	CONSTRAINT "taxonomy_sources_one_subject" CHECK (num_nonnulls("taxonomy_sources"."skill_id", "taxonomy_sources"."profession_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "professions" ALTER COLUMN "isco" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profession_relations" ADD COLUMN "source" "taxonomy" DEFAULT 'portal' NOT NULL;--> statement-breakpoint
ALTER TABLE "profession_skills" ADD COLUMN "source" "taxonomy" DEFAULT 'portal' NOT NULL;--> statement-breakpoint
ALTER TABLE "skill_relations" ADD COLUMN "source" "taxonomy" DEFAULT 'portal' NOT NULL;--> statement-breakpoint
ALTER TABLE "taxonomy_sources" ADD CONSTRAINT "taxonomy_sources_skill_id_skills_id_fk" FOREIGN KEY ("skill_id") REFERENCES "public"."skills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taxonomy_sources" ADD CONSTRAINT "taxonomy_sources_profession_id_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."professions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "taxonomy_sources_skill" ON "taxonomy_sources" USING btree ("skill_id");--> statement-breakpoint
CREATE INDEX "taxonomy_sources_profession" ON "taxonomy_sources" USING btree ("profession_id");