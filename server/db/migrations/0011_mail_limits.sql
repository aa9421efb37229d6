ALTER TABLE "mails" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "recipient_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "account_id" integer;--> statement-breakpoint
CREATE INDEX "mails_recipient_idx" ON "mails" USING btree ("kind","recipient_hash","created_at");--> statement-breakpoint
CREATE INDEX "mails_account_idx" ON "mails" USING btree ("kind","account_id","created_at");