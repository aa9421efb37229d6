CREATE TABLE "state_counts" (
	"day" text NOT NULL,
	"machine" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"range" integer NOT NULL,
	"times" bigint NOT NULL,
	CONSTRAINT "state_counts_machine_day_kind_name_range_pk" PRIMARY KEY("machine","day","kind","name","range")
);
--> statement-breakpoint
CREATE INDEX "state_counts_day_idx" ON "state_counts" USING btree ("day");