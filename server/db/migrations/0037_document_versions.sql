ALTER TABLE "consents" ADD COLUMN "document_version" integer;--> statement-breakpoint
ALTER TABLE "site_texts" ADD COLUMN "asks_again" boolean DEFAULT false NOT NULL;