-- Says of which entries the notes became shorter.
CREATE OR REPLACE FUNCTION redact_audit_notes(person integer, entries integer[], notes text[], actor integer, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
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
