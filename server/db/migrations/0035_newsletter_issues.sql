CREATE TABLE "issue_recipients" (
	"issue_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "issue_recipients_issue_id_user_id_pk" PRIMARY KEY("issue_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer,
	"state" text DEFAULT 'draft' NOT NULL,
	"subject" text NOT NULL,
	"preview" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"web_token" text NOT NULL,
	"cards" jsonb,
	"result" jsonb,
	"unsubscribed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_suppressions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "issue_recipients" ADD CONSTRAINT "issue_recipients_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_recipients" ADD CONSTRAINT "issue_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_suppressions" ADD CONSTRAINT "newsletter_suppressions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issue_recipients_state_idx" ON "issue_recipients" USING btree ("issue_id","state","user_id");--> statement-breakpoint
CREATE INDEX "issue_recipients_user_idx" ON "issue_recipients" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_issues_token_key" ON "newsletter_issues" USING btree ("web_token");--> statement-breakpoint
CREATE INDEX "newsletter_issues_state_idx" ON "newsletter_issues" USING btree ("state");--> statement-breakpoint
CREATE INDEX "newsletter_issues_admin_idx" ON "newsletter_issues" USING btree ("admin_id");