CREATE TABLE "sms_phones" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"number" text,
	"confirmed_at" timestamp with time zone,
	"pending" text,
	"code_hash" text,
	"code_until" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_phones" ADD CONSTRAINT "sms_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;