-- outside of a transaction
CREATE INDEX CONCURRENTLY "push_subscriptions_session" ON "push_subscriptions" USING btree ("session_id");
