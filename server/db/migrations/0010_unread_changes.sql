ALTER TABLE "events" ADD COLUMN "approved" jsonb;--> statement-breakpoint
CREATE INDEX "events_changed_idx" ON "events" USING btree ("modified_at","id") WHERE approved is not null;