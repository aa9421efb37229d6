import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use, useId, useState, type ChangeEvent } from 'react';
import { useAccess, useAssessment } from '../../../actors/vetting';
import { ClockContext } from '../../../clock';
import { useConfig } from '../../../config';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { saveFile } from '../../../ui/saveFile';
import { NOT_A_DRAFT, readDraftFile, writeDraft, type Restorable } from '../draftFile';
import { isOpen, whyReadOnly } from '../openQuestions';
import { countAnswers } from './Unsent';

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1.5),
  '& label': { outlineOffset: 2 },
  '& label:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}` },
}));

/** Not seen, yet reached by keyboard and read out; the button around it is what one sees. */
const Input = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

const NOTHING_NEW = 'The file has the same answers as you have here.';

function summary({ changes, unreadable }: Restorable): string {
  const left = unreadable > 0 ? ` ${countAnswers(unreadable)} of the file cannot be taken.` : '';
  return `The file changes ${countAnswers(changes.length)}. The others stay as they are.${left}`;
}

/** Saves all answers to one file and takes them back from it, on this device or another. */
export function DraftFile() {
  const id = useId();
  const now = use(ClockContext);
  const { productSlug } = useConfig();
  const [found, setFound] = useState<Restorable | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const access = useAccess();
  const { questionnaire, answers, answer: give } = useAssessment();
  const canRestore = whyReadOnly(access) === null;

  function save() {
    const date = new Date(now()).toISOString().slice(0, 10);
    const text = writeDraft(questionnaire, answers, now());
    saveFile(`${productSlug}-assessment-${date}.json`, text, 'application/json');
  }

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = Array.from(currentTarget.files ?? []);
    currentTarget.value = '';
    if (!file) return;
    setMessage(null);
    const text = await file.text();
    const read = readDraftFile(text, questionnaire, answers, (each) => isOpen(access, each));
    if (!read) setMessage(NOT_A_DRAFT);
    else if (read.changes.length === 0) setMessage(NOTHING_NEW);
    else setFound(read);
  }

  function restore({ changes }: Restorable): Promise<null> {
    for (const { question, answer } of changes) give(question.id, answer);
    setMessage(`${countAnswers(changes.length)} taken from the file.`);
    return Promise.resolve(null);
  }

  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        Draft file
      </Typography>
      <Typography>
        Save all answers to one file before you leave a shared phone or a cybercafé, and restore
        them from it later. The file holds what you typed: keep it where only you can read it.
      </Typography>
      <Actions>
        <Button variant="outlined" onClick={save}>
          Save a draft
        </Button>
        {canRestore && (
          <Button component="label" role={undefined} tabIndex={-1} variant="outlined">
            <span id={`${id}-restore`}>Restore a draft</span>
            <Input
              type="file"
              accept="application/json,.json"
              aria-labelledby={`${id}-restore`}
              onChange={(event) => void choose(event)}
            />
          </Button>
        )}
      </Actions>
      <div role="status">{message && <Notice tone="info">{message}</Notice>}</div>
      {found && (
        <ConfirmDialog
          title="Restore this draft?"
          action="Restore"
          onAct={() => restore(found)}
          onClose={() => setFound(null)}
        >
          {summary(found)}
        </ConfirmDialog>
      )}
    </section>
  );
}
