ALTER TABLE "decided_names" ADD COLUMN "former_id" integer;--> statement-breakpoint
CREATE INDEX "decided_names_former" ON "decided_names" USING btree ("subject","former_id");