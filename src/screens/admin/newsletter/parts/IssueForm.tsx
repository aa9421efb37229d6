import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { useState, type ReactNode } from 'react';
import { object, string } from 'yup';
import { t } from '../../../../../domain/language';
import type { Issue } from '../../../../../domain/contract/admin/newsletter';
import {
  cardLine,
  ISSUE_LIMITS,
  issueBodyProblem,
  issueParts,
} from '../../../../../domain/newsletter';
import { BusyButton } from '../../../../ui/BusyButton';
import { DraftForm } from '../../../../ui/fields/DraftForm';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { MarkdownField } from '../../../../ui/fields/MarkdownField';
import type { useStoredDraft } from '../../../../ui/fields/storedDraft';
import { TextField } from '../../../../ui/fields/TextField';
import { Markdown } from '../../../../ui/Markdown';
import { CARD_NAMES } from '../issueTexts';
import { DraftNotices } from '../../DraftNotices';
import { CardPicker } from './CardPicker';

export type IssueValues = Pick<Issue, 'subject' | 'preview' | 'body'>;

export const EMPTY_ISSUE: IssueValues = { subject: '', preview: '', body: '' };

const schema = object({
  subject: string().max(ISSUE_LIMITS.subject),
  preview: string().max(ISSUE_LIMITS.preview),
  body: string().test((text, context) => {
    const message = issueBodyProblem(text ?? '');
    return message === null || context.createError({ message });
  }),
});

const Card = styled('div')(({ theme }) => ({
  marginBlock: theme.spacing(1),
  padding: theme.spacing(1.5),
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

/** The texts formatted; the cards by their names. */
function Parts({ body }: { body: string }) {
  return issueParts(body).map((part, index) =>
    'text' in part ? (
      <Markdown key={index} ownPaths>
        {part.text}
      </Markdown>
    ) : (
      <Card key={index}>
        {t(CARD_NAMES[part.card.kind])}: {part.card.key}
      </Card>
    ),
  );
}

function AddCard({ addLine }: { addLine: (line: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setIsOpen(true)}>
        {t('Add an event, listing or resource')}
      </Button>
      {isOpen && (
        <CardPicker
          onPick={(card) => {
            addLine(cardLine(card));
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

function Fields() {
  const { isSubmitting } = useFormikContext<IssueValues>();
  return (
    <>
      <TextField
        name="subject"
        label={t('Subject')}
        maxLength={ISSUE_LIMITS.subject}
        autoCapitalize="sentences"
      />
      <TextField
        name="preview"
        label={t('Preview')}
        maxLength={ISSUE_LIMITS.preview}
        autoCapitalize="sentences"
        help={t('One line that email programs show beside the subject.')}
      />
      <MarkdownField
        name="body"
        label={t('Text')}
        maxLength={ISSUE_LIMITS.body}
        help={t(
          'What you add stands in a line of its own, such as [event: repair-saturday]. Move or delete the line as any other.',
        )}
        preview={(body) => <Parts body={body} />}
        tools={(addLine) => <AddCard addLine={addLine} />}
      />
      <BusyButton
        type="submit"
        variant="contained"
        busy={isSubmitting}
        sx={{ mt: 1, minHeight: 44, justifySelf: 'start' }}
      >
        {t('Save the draft')}
      </BusyButton>
    </>
  );
}

interface Props {
  draft: ReturnType<typeof useStoredDraft<IssueValues>>;
  labelledBy: string;
  problem: Problem | null;
  /** Lines of the saved issue that show nothing. */
  missing?: readonly string[];
  onSave: (values: IssueValues) => Promise<void>;
  /** Below the fields; part of the form. */
  children?: ReactNode;
}

/** Writes an issue. What is typed stays on this device until it is saved. */
export function IssueForm({ draft, labelledBy, problem, missing = [], onSave, children }: Props) {
  return (
    <>
      <DraftNotices draft={draft} />
      <DraftForm
        labelledBy={labelledBy}
        initialValues={draft.initial}
        schema={schema}
        onValues={draft.keep}
        onSubmit={onSave}
      >
        <Fields />
        {problem && (
          <FormAlert key={problem.text} wait={problem.wait}>
            {t('Not saved. {reason} What you typed is still here.', { reason: problem.text })}
          </FormAlert>
        )}
        {missing.length > 0 && (
          <Alert severity="warning">
            {t('Not public, or does not take place, and so not shown: {lines}', {
              lines: missing.join(', '),
            })}
          </Alert>
        )}
        {children}
      </DraftForm>
    </>
  );
}
