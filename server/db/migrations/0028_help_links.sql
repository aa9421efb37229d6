CREATE TABLE "help_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"category" integer NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"answers" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "help_links" ADD CONSTRAINT "help_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_links_user_idx" ON "help_links" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "help_links_token_key" ON "help_links" USING btree ("token_hash");