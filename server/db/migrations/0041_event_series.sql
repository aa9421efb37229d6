ALTER TABLE "events" ADD COLUMN "repeat_rule" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "series_id" integer;--> statement-breakpoint
CREATE INDEX "events_series_idx" ON "events" USING btree ("series_id","start_date") WHERE series_id is not null;