-- What SQL can tell of the key of a user name or an e-mail: all of it for ASCII; else the name as it is, after a space,
-- until the server has computed the canonical form (server/db/nameKeys.ts).
CREATE FUNCTION plain_name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN octet_length(name) = char_length(name) THEN lower(name COLLATE "C") ELSE ' ' || name END
$$;
--> statement-breakpoint
DROP INDEX "users_username_key";--> statement-breakpoint
DROP INDEX "users_email_key";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "users" SET "username_key" = plain_name_key("username"), "email_key" = plain_name_key("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
-- For a server of before the keys, which runs on while this one starts: a row without a key gets one, and one whose name
-- changed in more than its case gets another.
CREATE FUNCTION keep_name_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.username_key = '' OR (NEW.username_key = OLD.username_key AND lower(NEW.username) <> lower(OLD.username)) THEN
		NEW.username_key := plain_name_key(NEW.username);
	END IF;
	IF NEW.email_key = '' OR (NEW.email_key = OLD.email_key AND lower(NEW.email) <> lower(OLD.email)) THEN
		NEW.email_key := plain_name_key(NEW.email);
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_name_keys" BEFORE INSERT OR UPDATE OF "username", "email", "username_key", "email_key" ON "users" FOR EACH ROW EXECUTE FUNCTION keep_name_keys();
