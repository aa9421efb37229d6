ALTER TABLE "users" ADD COLUMN "weekly_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "weekly_sent_at" timestamp with time zone;