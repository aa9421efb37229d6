import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use, useId, useState, type ChangeEvent } from 'react';
import { msg, plural, t } from '../../../../domain/language';
import { useAccess, useAssessment } from '../../../actors/vetting';
import { ClockContext } from '../../../clock';
import { useConfig } from '../../../config';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { Notice } from '../../../ui/Notice';
import { saveFile } from '../../../ui/saveFile';
import {
  NOT_A_DRAFT,
  readDraftFile,
  writeDraft,
  type FiledAnswer,
  type Restorable,
} from '../draftFile';
import { isOpen, whyReadOnly } from '../openQuestions';
import { useDraftState } from '../useDraftState';
import { DraftConflicts } from './DraftConflicts';

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

const NOTHING_NEW = msg('The file has no newer answers than you have here.');

/** A draft has a tenth of it at most. */
const MOST_BYTES = 2_000_000;

/** What restoring does, in sentences. */
function summary({ changes, conflicts, newerHere, unreadable }: Restorable): string {
  return [
    plural(changes.length, 'The file changes # answer.', 'The file changes # answers.'),
    ...(conflicts.length > 0
      ? [
          plural(
            conflicts.length,
            '# answer was changed both here and in the file: you choose next.',
            '# answers were changed both here and in the file: you choose next.',
          ),
        ]
      : []),
    ...(newerHere > 0
      ? [
          plural(
            newerHere,
            '# answer was changed only here and stay.',
            '# answers were changed only here and stay.',
          ),
        ]
      : []),
    ...(unreadable > 0
      ? [
          plural(
            unreadable,
            '# answer of the file cannot be taken.',
            '# answers of the file cannot be taken.',
          ),
        ]
      : []),
    t('The others stay as they are.'),
  ].join(' ');
}

/** Saves all answers to one file and takes them back from it, on this device or another. */
export function DraftFile() {
  const id = useId();
  const now = use(ClockContext);
  const { productSlug } = useConfig();
  const [found, setFound] = useState<Restorable | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<readonly FiledAnswer[]>([]);
  const access = useAccess();
  const { answer: give } = useAssessment();
  const state = useDraftState();
  const canRestore = whyReadOnly(access) === null;

  function save() {
    const date = new Date(now()).toISOString().slice(0, 10);
    const text = writeDraft(state, now());
    saveFile(`${productSlug}-assessment-${date}.json`, text, 'application/json');
  }

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = Array.from(currentTarget.files ?? []);
    currentTarget.value = '';
    if (!file) return;
    setMessage(null);
    const text = file.size > MOST_BYTES ? '' : await file.text();
    const read = readDraftFile(text, state, (each) => isOpen(access, each));
    if (!read) setMessage(t(NOT_A_DRAFT));
    else if (read.changes.length + read.conflicts.length === 0) setMessage(t(NOTHING_NEW));
    else setFound(read);
  }

  function restore(read: Restorable): Promise<null> {
    const { changes } = read;
    for (const { question, answer } of changes) give(question.id, answer);
    setConflicts(read.conflicts);
    setMessage(
      plural(changes.length, '# answer taken from the file.', '# answers taken from the file.'),
    );
    return Promise.resolve(null);
  }

  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h2">
        {t('Draft file')}
      </Typography>
      <Typography>
        {t(
          'Save all answers to one file before you leave a shared phone or a cybercafé, and restore them from it later. Another device can add answers to the file and give it back. The file has what you typed: keep it where only you can read it.',
        )}
      </Typography>
      <Actions>
        <Button variant="outlined" onClick={save}>
          {t('Save a draft')}
        </Button>
        {canRestore && (
          <Button component="label" role={undefined} tabIndex={-1} variant="outlined">
            <span id={`${id}-restore`}>{t('Restore a draft')}</span>
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
      <DraftConflicts
        conflicts={conflicts}
        answers={state.answers}
        onChoose={({ question, answer }, isTaken) => {
          if (isTaken) give(question.id, answer);
          setConflicts((open) => open.filter((each) => each.question.id !== question.id));
        }}
      />
      {found && (
        <ConfirmDialog
          title={t('Restore this draft?')}
          action={t('Restore')}
          onAct={() => restore(found)}
          onClose={() => setFound(null)}
        >
          {summary(found)}
        </ConfirmDialog>
      )}
    </section>
  );
}
