CREATE TABLE "objects_to_remove" (
	"key" text PRIMARY KEY NOT NULL,
	"keep_until" timestamp with time zone
);--> statement-breakpoint
ALTER TABLE "upload_sizes" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "upload_sizes" ADD COLUMN "object_key" text;--> statement-breakpoint
ALTER TABLE "upload_sizes" ADD COLUMN "object_digest" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "object_key" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "object_digest" text;--> statement-breakpoint
ALTER TABLE "upload_sizes" ADD CONSTRAINT "upload_sizes_object_key_unique" UNIQUE("object_key");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_object_key_unique" UNIQUE("object_key");--> statement-breakpoint
ALTER TABLE "upload_sizes" ADD CONSTRAINT "upload_sizes_in_one_place" CHECK (num_nonnulls("upload_sizes"."bytes", "upload_sizes"."object_key") = 1 and num_nulls("upload_sizes"."object_key", "upload_sizes"."object_digest") <> 1);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_in_one_place" CHECK (num_nonnulls("uploads"."bytes", "uploads"."object_key") = 1 and num_nulls("uploads"."object_key", "uploads"."object_digest") <> 1);--> statement-breakpoint
/* An object of the store is listed as one to remove before it is stored. The row of a file takes it off the list, or is refused where it is gone; a row that leaves puts it back. */
CREATE FUNCTION follow_object() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.object_key IS NOT DISTINCT FROM OLD.object_key THEN
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' AND OLD.object_key IS NOT NULL THEN
    INSERT INTO objects_to_remove (key) VALUES (OLD.object_key);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.object_key IS NOT NULL THEN
    DELETE FROM objects_to_remove WHERE key = NEW.object_key;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the object of this file is not in the store';
    END IF;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "uploads_follow_object" AFTER INSERT OR DELETE OR UPDATE OF "object_key" ON "uploads" FOR EACH ROW EXECUTE FUNCTION follow_object();--> statement-breakpoint
CREATE TRIGGER "upload_sizes_follow_object" AFTER INSERT OR DELETE OR UPDATE OF "object_key" ON "upload_sizes" FOR EACH ROW EXECUTE FUNCTION follow_object();
