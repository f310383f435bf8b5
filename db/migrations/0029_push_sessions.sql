ALTER TABLE "push_subscriptions" ADD COLUMN "session_id" uuid CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" REFERENCES "public"."sessions"("id") ON DELETE set null;
