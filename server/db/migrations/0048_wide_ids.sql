-- Everything that is rewritten is locked at first, so that a running server waits once. A query of that server locks its
-- tables in an order of its own: whoever waits while it has some of them can wait for one that waits for it. So all are
-- taken at one moment at which none is in use, and only after ten seconds without one by waiting.
DO $$
DECLARE
	tables constant text := '"abuse_reports", "answer_verdicts", "application_events", "applications", "attendances", "audit_entries", "breach_accounts", "breaches", "business_profiles", "consents", "data_requests", "email_verifications", "events", "handovers", "help_links", "identities", "identity_offers", "import_batches", "import_rows", "individual_profiles", "internal_notes", "issue_recipients", "join_alerts", "listing_activity", "listing_claims", "listing_duplicates", "listing_invitations", "listing_people", "listings", "mails", "member_messages", "member_visits", "newsletter_issues", "newsletter_suppressions", "password_resets", "proof_documents", "recovery_codes", "resources", "result_credentials", "result_pages", "saved_listings", "site_texts", "sms_phones", "synonym_groups", "two_step_secrets", "uploads", "users", "vetting_responses", "waiting_places"';
BEGIN
	FOR attempt IN 1..200 LOOP
		BEGIN
			EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE NOWAIT', tables);
			RETURN;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.05);
		END;
	END LOOP;
	EXECUTE format('LOCK TABLE %s IN ACCESS EXCLUSIVE MODE', tables);
END $$;
--> statement-breakpoint
-- Foreign keys go and come back in their order: in another one, deleting an account would fail, since what is deleted and
-- what forgets the account would take turns.
CREATE TEMPORARY TABLE "kept_keys" AS SELECT oid, conrelid::regclass::text AS of_table, conname, pg_get_constraintdef(oid) AS definition
FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace;--> statement-breakpoint
DO $$
DECLARE
	one record;
BEGIN
	FOR one IN SELECT * FROM kept_keys LOOP
		EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', one.of_table, one.conname);
	END LOOP;
END $$;
--> statement-breakpoint
ALTER TABLE "abuse_reports" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "subject_id" SET DATA TYPE bigint, ALTER COLUMN "reporter_id" SET DATA TYPE bigint, ALTER COLUMN "closed_by" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "answer_verdicts" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "application_id" SET DATA TYPE bigint, ALTER COLUMN "author_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "application_events" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "application_id" SET DATA TYPE bigint, ALTER COLUMN "actor_id" SET DATA TYPE bigint, ALTER COLUMN "assignee_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint, ALTER COLUMN "reviewer_id" SET DATA TYPE bigint, ALTER COLUMN "snoozed_by" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "attendances" ALTER COLUMN "event_id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "actor_id" SET DATA TYPE bigint, ALTER COLUMN "as_user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "breach_accounts" ALTER COLUMN "breach_id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "breaches" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "business_profiles" ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "data_requests" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint, ALTER COLUMN "closed_by" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "email_verifications" ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint, ALTER COLUMN "series_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "handovers" ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "help_links" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "identities" ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "identity_offers" ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "import_batches" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "admin_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "import_rows" ALTER COLUMN "batch_id" SET DATA TYPE bigint, ALTER COLUMN "listing_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "individual_profiles" ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "internal_notes" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "application_id" SET DATA TYPE bigint, ALTER COLUMN "author_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "issue_recipients" ALTER COLUMN "issue_id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "join_alerts" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "listing_activity" ALTER COLUMN "listing_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "listing_claims" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "listing_id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "listing_duplicates" ALTER COLUMN "listing_id" SET DATA TYPE bigint, ALTER COLUMN "other_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "listing_invitations" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "listing_id" SET DATA TYPE bigint, ALTER COLUMN "invited_by" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "listing_people" ALTER COLUMN "listing_id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "owner_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "account_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "member_messages" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "from_id" SET DATA TYPE bigint, ALTER COLUMN "to_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "member_visits" ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "admin_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "newsletter_suppressions" ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "password_resets" ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "proof_documents" ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "recovery_codes" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "resources" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "result_credentials" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "listing_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "result_pages" ALTER COLUMN "listing_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "saved_listings" ALTER COLUMN "user_id" SET DATA TYPE bigint, ALTER COLUMN "listing_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "site_texts" ALTER COLUMN "admin_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "sms_phones" ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "synonym_groups" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "two_step_secrets" ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "vetting_responses" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "application_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "waiting_places" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "event_id" SET DATA TYPE bigint, ALTER COLUMN "user_id" SET DATA TYPE bigint;--> statement-breakpoint
-- Another type would copy the files in this table. A new column copies the rows without them.
ALTER TABLE "uploads" ADD COLUMN "wide_user_id" bigint;--> statement-breakpoint
UPDATE "uploads" SET "wide_user_id" = "user_id";--> statement-breakpoint
ALTER TABLE "uploads" DROP COLUMN "user_id";--> statement-breakpoint
ALTER TABLE "uploads" RENAME COLUMN "wide_user_id" TO "user_id";--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "uploads_user_idx" ON "uploads" USING btree ("user_id");--> statement-breakpoint
DO $$
DECLARE
	one record;
BEGIN
	FOR one IN SELECT * FROM kept_keys ORDER BY oid LOOP
		EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I %s', one.of_table, one.conname, one.definition);
	END LOOP;
END $$;
--> statement-breakpoint
DROP TABLE "kept_keys";--> statement-breakpoint
-- Servers of the version before call it with integers, which become bigint by themselves.
DROP FUNCTION redact_audit_notes(integer, integer[], text[], integer, timestamptz);--> statement-breakpoint
CREATE FUNCTION redact_audit_notes(person bigint, entries bigint[], notes text[], actor bigint, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	redacted text;
BEGIN
	WITH changed AS (
		UPDATE audit_entries SET note = shorter.note FROM unnest(entries, notes) AS shorter (id, note) WHERE audit_entries.id = shorter.id
		RETURNING audit_entries.id
	)
	SELECT string_agg(id::text, ', ' ORDER BY id) INTO redacted FROM changed;
	INSERT INTO audit_entries (actor_id, action, subject, note, created_at)
		VALUES (actor, 'audit.redacted', 'member ' || person, 'Entries whose notes were redacted: ' || coalesce(redacted, 'none'), at);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_entries_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	calls text;
	computed text[] := array['note', 'search_text'];
BEGIN
	GET DIAGNOSTICS calls = PG_CONTEXT;
	IF TG_OP = 'UPDATE' AND strpos(calls, 'redact_audit_notes(bigint,bigint[],text[],bigint,timestamp with time zone)') > 0
		AND length(NEW.note) < length(OLD.note) AND to_jsonb(NEW) - computed = to_jsonb(OLD) - computed THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'the audit log is only ever added to';
END $$;
--> statement-breakpoint
DROP FUNCTION listings_like(text, text, text, text, text);--> statement-breakpoint
-- Only a superuser may name the setting of a library that this connection has not used yet.
SELECT similarity('', '');--> statement-breakpoint
CREATE FUNCTION listings_like(of_county text, of_name text, of_telephone text, of_email text, of_host text)
RETURNS TABLE (alike_id bigint, reasons text[])
LANGUAGE plpgsql STABLE SET pg_trgm.similarity_threshold = 0.6 SET plan_cache_mode = force_custom_plan AS $$
BEGIN
	RETURN QUERY SELECT alike.id, array_agg(alike.reason ORDER BY alike.reason) FROM (
		SELECT id, 'phone' AS reason FROM listings WHERE telephone = of_telephone
		UNION ALL SELECT id, 'email' FROM listings WHERE lower(email) = of_email
		UNION ALL SELECT id, 'website' FROM listings WHERE website_host(url) = of_host
		UNION ALL SELECT id, 'name' FROM listings WHERE name % of_name AND county = of_county
	) AS alike GROUP BY alike.id;
END $$;
--> statement-breakpoint
DROP FUNCTION alike_listings(integer);--> statement-breakpoint
CREATE FUNCTION alike_listings(of_id bigint) RETURNS TABLE (alike_id bigint, reasons text[])
LANGUAGE plpgsql STABLE AS $$
DECLARE
	one record;
BEGIN
	SELECT county, name, telephone, lower(email) AS email, website_host(url) AS host INTO one FROM listings WHERE id = of_id;
	RETURN QUERY SELECT found.alike_id, found.reasons
	FROM listings_like(one.county, one.name, one.telephone, one.email, one.host) AS found WHERE found.alike_id <> of_id;
END $$;
--> statement-breakpoint
DROP FUNCTION duplicates_of(integer);--> statement-breakpoint
DROP FUNCTION duplicate_place(integer, integer, text[]);--> statement-breakpoint
CREATE FUNCTION duplicate_place(listing_id bigint, other_id bigint, reasons text[]) RETURNS bigint[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT ARRAY[-cardinality(reasons), abs(other_id - listing_id), other_id]
$$;
--> statement-breakpoint
CREATE FUNCTION duplicates_of(of_id bigint) RETURNS SETOF listing_duplicates LANGUAGE sql STABLE AS $$
	SELECT of_id, alike_id, reasons FROM alike_listings(of_id) ORDER BY duplicate_place(of_id, alike_id, reasons) LIMIT most_duplicates()
$$;
