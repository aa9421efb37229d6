ALTER TABLE "listings" ADD COLUMN "in_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
UPDATE "listings" SET "approved" = jsonb_build_object('in_language', "in_language") || "approved" WHERE "approved" IS NOT NULL;
