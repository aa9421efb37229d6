CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"took_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"version" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"memory_mb" integer NOT NULL,
	"loop_delay_ms" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"minute" timestamp with time zone PRIMARY KEY NOT NULL,
	"answered" integer NOT NULL,
	"failed" integer NOT NULL,
	"slow" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mails_failed_idx" ON "mails" USING btree ("failed_at") WHERE failed_at is not null;