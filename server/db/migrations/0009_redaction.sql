-- What an admin wrote about a person goes with the account of that person: notes become shorter by this function alone, and
-- an entry says so.
CREATE FUNCTION redact_audit_notes(person integer, entries integer[], notes text[], actor integer, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	redacted integer;
BEGIN
	UPDATE audit_entries SET note = shorter.note FROM unnest(entries, notes) AS shorter (id, note) WHERE audit_entries.id = shorter.id;
	GET DIAGNOSTICS redacted = ROW_COUNT;
	INSERT INTO audit_entries (actor_id, action, subject, note, created_at)
		VALUES (actor, 'audit.redacted', 'member ' || person, 'Notes that were redacted: ' || redacted, at);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_entries_are_final() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	calls text;
	computed text[] := array['note', 'search_text'];
BEGIN
	GET DIAGNOSTICS calls = PG_CONTEXT;
	IF TG_OP = 'UPDATE' AND calls LIKE '%function redact_audit_notes(%' AND length(NEW.note) < length(OLD.note)
		AND to_jsonb(NEW) - computed = to_jsonb(OLD) - computed THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'the audit log is only ever added to';
END $$;
--> statement-breakpoint
-- From now on a mail that was sent or given up keeps neither its subject nor its recipient.
UPDATE "mails" SET "subject" = '', "recipient" = '' WHERE "sent_at" IS NOT NULL OR "failed_at" IS NOT NULL;
