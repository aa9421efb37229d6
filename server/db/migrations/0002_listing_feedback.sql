ALTER TABLE "listings" ADD COLUMN "moderation_feedback" text;
