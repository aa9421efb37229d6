import { useFormikContext } from 'formik';
import { useState } from 'react';
import { msg, t } from '../../../../../domain/language';
import type { SiteTextHistory } from '../../../../../domain/contract/siteText';
import { isSiteListKey } from '../../../../../domain/siteLists';
import { siteTextRow, type SiteTextKey } from '../../../../../domain/siteTexts';
import { HISTORY, useSaveSiteTextMutation } from '../../../../api/admin/siteTextsAdminApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { readCurrent } from '../../../../api/readCurrent';
import { isDocument } from '../../../../../domain/documents';
import { BusyButton } from '../../../../ui/BusyButton';
import { CheckboxField } from '../../../../ui/fields/CheckboxField';
import { DraftForm } from '../../../../ui/fields/DraftForm';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { MarkdownField } from '../../../../ui/fields/MarkdownField';
import { useStoredDraft } from '../../../../ui/fields/storedDraft';
import { TextField } from '../../../../ui/fields/TextField';
import { DraftNotices } from '../../DraftNotices';
import { useToast } from '../../../../ui/toasts';
import { PutBack } from '../../PutBack';
import { useOwnDraftKey } from '../../useOwnDraftKey';
import { textSchema } from '../textSchema';
import { isRow, textOf, valuesOf, type TextValues } from '../textValues';
import { RowsField } from './RowsField';
import { SettingsFields } from './SettingsFields';
import { TextConflict } from './TextConflict';
import { TextPreview } from './TextPreview';

const HELP = msg(
  'The text before the first heading is the introduction. Each heading begins a section of the page.',
);
const HELP_WITHOUT_SECTIONS = msg('Shown within the page, under its heading.');

interface FieldProps {
  textKey: SiteTextKey;
}

function ContentField({ textKey, onSending }: FieldProps & { onSending: (is: boolean) => void }) {
  if (textKey === 'settings') return <SettingsFields />;
  if (isSiteListKey(textKey)) return <RowsField listKey={textKey} onSending={onSending} />;
  const { maxLength, isPlain } = siteTextRow(textKey);
  const shared = { name: 'text', label: t('Text (required)'), maxLength, required: true };
  if (isPlain) {
    return (
      <TextField
        {...shared}
        rows={3}
        help={t('One paragraph of at most {maxLength} characters.', { maxLength })}
      />
    );
  }
  return (
    <MarkdownField
      {...shared}
      help={t(textKey === 'listed' ? HELP_WITHOUT_SECTIONS : HELP)}
      preview={(text) => <TextPreview textKey={textKey} text={text} />}
    />
  );
}

function Fields({ textKey }: FieldProps) {
  const { isSubmitting } = useFormikContext<TextValues>();
  const [isSending, setIsSending] = useState(false);
  return (
    <>
      <ContentField textKey={textKey} onSending={setIsSending} />
      {isDocument(textKey) && (
        <CheckboxField
          name="asks_again"
          label={t('This changes what members agreed to: ask them again')}
          help={t(
            'At their next visit they are asked to read it and to agree. Leave it for corrections that change no meaning.',
          )}
        />
      )}
      <BusyButton
        type="submit"
        variant="contained"
        busy={isSubmitting}
        disabled={isSending}
        sx={{ mt: 1, minHeight: 44, justifySelf: 'start' }}
      >
        {t('Save and publish')}
      </BusyButton>
    </>
  );
}

interface Props {
  history: SiteTextHistory;
  builtIn: string;
  labelledBy: string;
}

/** Writes a new version of a text. What is typed stays on this device until it is saved. */
export function TextForm({ history, builtIn, labelledBy }: Props) {
  const { key, version, text } = history;
  const toast = useToast();
  const [save] = useSaveSiteTextMutation();
  const draft = useStoredDraft(
    useOwnDraftKey(`siteText:${key}`),
    valuesOf(key, text ?? builtIn),
    { rows: isRow },
    String(version),
  );
  const [problem, setProblem] = useState<Problem | null>(null);
  const [other, setOther] = useState<SiteTextHistory | null>(null);
  const [replaced, setReplaced] = useState<TextValues | null>(null);

  const send = async (values: TextValues) => {
    setProblem(null);
    setOther(null);
    setReplaced(null);
    try {
      const body = {
        text: textOf(key, values),
        based_on: Number(draft.version()),
        ...(isDocument(key) && { asks_again: values.asks_again }),
      };
      await save({ key, body }).unwrap();
      draft.restart(values);
      toast('success', t('Saved: {name}', { name: t(siteTextRow(key).name) }));
    } catch (thrown) {
      const current = readCurrent(thrown, HISTORY);
      setOther(current);
      if (current === null) setProblem(problemOf(readFailure(thrown)));
    }
  };
  const resolve = (seen: SiteTextHistory) => {
    draft.follow(String(seen.version));
    setOther(null);
  };
  return (
    <>
      <DraftNotices draft={draft} />
      <DraftForm
        labelledBy={labelledBy}
        initialValues={draft.initial}
        schema={textSchema(key)}
        onValues={draft.keep}
        onSubmit={send}
      >
        <Fields textKey={key} />
        {problem && (
          <FormAlert key={problem.text} wait={problem.wait}>
            {t('Not saved. {reason} What you typed is still here.', { reason: problem.text })}
          </FormAlert>
        )}
        {other && (
          <TextConflict
            textKey={key}
            theirs={other.text ?? builtIn}
            by={other.versions[0]}
            onResolve={() => resolve(other)}
            onTake={setReplaced}
          />
        )}
        {replaced !== null && <PutBack typed={replaced} onPutBack={() => setReplaced(null)} />}
      </DraftForm>
    </>
  );
}
