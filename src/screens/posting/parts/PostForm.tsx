import Button from '@mui/material/Button';
import type { FormikHelpers, FormikValues } from 'formik';
import { use, useRef, useState, type ReactNode } from 'react';
import type { Schema } from 'yup';
import { msg, t } from '../../../../domain/language';
import type { PostIntent } from '../../../../domain/contract/resource';
import { isRefused, readFailure, wasSavedBefore, type Failure } from '../../../api/failure';
import { problemOf } from '../../../api/reasonOf';
import { ClockContext } from '../../../clock';
import { differences } from '../../../entities/fields/differences';
import { FormAlert, type Problem } from '../../../ui/fields/FormAlert';
import { DraftForm } from '../../../ui/fields/DraftForm';
import { useRefusals } from '../../../ui/fields/refusals';
import { useIsKept, useStoredDraft, type ListEntries } from '../../../ui/fields/storedDraft';
import { VersionConflict } from '../../../ui/fields/VersionConflict';
import { Notice } from '../../../ui/Notice';
import type { CurrentPost, OpenedPost, SavedPost, SendPost } from '../postForm';
import { PostActions } from './PostActions';

export interface PostFormProps<Values> {
  kind: 'resource' | 'event';
  headingId: string;
  opened: OpenedPost<Values>;
  /** The key of the draft on this device. */
  draftKey: (id: number | null) => string;
  lists?: ListEntries;
  schema: Schema;
  check: (values: Values, intent: PostIntent) => Record<string, string>;
  labels: Readonly<Record<string, string>>;
  isAdmin: boolean;
  /** A file is being uploaded. */
  isUploading: boolean;
  /** Sends what was kept until there is a connection; the values that follow from it are those of the post. */
  sendKept: (values: Values) => Promise<Values>;
  /** Rejects when the server refuses it. */
  send: SendPost<Values>;
  /** The present version, when the post was refused since it was changed elsewhere. */
  readCurrent: (thrown: unknown) => CurrentPost<Values> | null;
  onSaved: (saved: SavedPost, intent: PostIntent) => void;
  onPreview: (values: Values) => void;
  /** Opens the form again without the draft. */
  onDiscard: () => void;
  children: ReactNode;
}

const SAVED_BEFORE = {
  resource: msg(
    'An earlier version was saved: see “My resources”. If you press again, you create a second resource.',
  ),
  event: msg(
    'An earlier version was saved: see “My events”. If you press again, you create a second event.',
  ),
} as const;

function problemWith(kind: 'resource' | 'event', failure: Failure): Problem {
  if (!wasSavedBefore(failure)) return problemOf(failure);
  return { text: t(SAVED_BEFORE[kind]), wait: null };
}

/** What the form is sent for, and whether a request is under way. */
function createSubmission() {
  let intent: PostIntent = 'submit';
  let isSending = false;
  return {
    intent: () => intent,
    setIntent(next: PostIntent): void {
      intent = next;
    },
    /** False while a request is under way: a second click must not post twice. */
    begin(): boolean {
      if (isSending) return false;
      isSending = true;
      return true;
    },
    end(): void {
      isSending = false;
    },
  };
}

/** Labels without their mark such as “(required)”. */
const plainLabels = (labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [name, t(label).replace(/ \([^()]*\)$/, '')]),
  );

/** The form of a post. It keeps a draft on the device and shows what the server refuses. */
export function PostForm<Values extends FormikValues>(props: PostFormProps<Values>) {
  const { kind, headingId, opened, draftKey, lists, schema, check, labels, children } = props;
  const { isAdmin, isUploading, sendKept, send, readCurrent, onSaved, onPreview, onDiscard } =
    props;
  const now = use(ClockContext);
  const draft = useStoredDraft(draftKey(opened.id), opened.values, lists, opened.modified_at);
  const refusals = useRefusals<Values>();
  const [submission] = useState(createSubmission);
  const [post, setPost] = useState({ id: opened.id, status: opened.status });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [current, setCurrent] = useState<CurrentPost<Values> | null>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [isRestored, setIsRestored] = useState(draft.isRestored);
  const isKept = useIsKept(draft);
  const actions = useRef<HTMLDivElement>(null);

  async function save(given: Values, { validateForm, setValues }: FormikHelpers<Values>) {
    let values = given;
    if (!submission.begin()) return;
    const intent = submission.intent();
    setProblem(null);
    setCurrent(null);
    try {
      values = await sendKept(given);
      if (values !== given) {
        // Another attempt sends the same post again.
        await setValues(values, false);
        draft.keepNow(values);
      }
      const at =
        post.id === null
          ? { key: draft.sendingKey() }
          : { id: post.id, modified_at: draft.version() ?? '' };
      const saved = await send(values, intent, at);
      draft.settle(values, draftKey(saved.id), saved.modified_at);
      setPost(saved);
      setSavedAt(now());
      setIsRestored(false);
      onSaved(saved, intent);
    } catch (thrown) {
      const failure = readFailure(thrown);
      const found = readCurrent(thrown);
      if (found) draft.keepNow(values);
      setCurrent(found);
      if (isRefused(failure)) draft.dropSendingKey();
      refusals.refuse(values, failure.fields);
      setSavedAt(null);
      if (Object.keys(refusals.validate(values)).length > 0) await validateForm(values);
      else setProblem(problemWith(kind, failure));
    } finally {
      submission.end();
    }
  }

  const resolve = () => {
    if (current) draft.follow(current.modified_at);
    setCurrent(null);
    setProblem(null);
    actions.current?.focus();
  };

  const discard = () => {
    draft.forget();
    onDiscard();
  };

  return (
    <DraftForm
      labelledBy={headingId}
      initialValues={draft.initial}
      schema={schema}
      summary={plainLabels(labels)}
      validate={(values) => ({
        ...check(values, submission.intent()),
        ...refusals.validate(values),
      })}
      onValues={draft.keep}
      onSubmit={save}
    >
      {isRestored && (
        <Notice
          tone="info"
          action={
            <Button variant="outlined" color="inherit" size="small" onClick={discard}>
              {t('Discard it')}
            </Button>
          }
        >
          {t('What you typed before and did not save has been restored.')}
        </Notice>
      )}
      {opened.moderation_feedback && (
        <Notice tone="info">
          {t('The reviewer says: {feedback}', { feedback: opened.moderation_feedback })}
        </Notice>
      )}
      {children}
      {problem && (
        <FormAlert wait={problem.wait}>
          {isKept
            ? t('Not saved. {problem} What you typed stays here and on this device.', {
                problem: problem.text,
              })
            : t('Not saved. {problem} What you typed stays here.', { problem: problem.text })}
        </FormAlert>
      )}
      <VersionConflict
        key={savedAt}
        label={
          kind === 'event' ? t('Two versions of this event') : t('Two versions of this resource')
        }
        current={current?.values ?? null}
        differences={(mine: Values, theirs: Values) =>
          differences(mine, theirs, plainLabels(labels))
        }
        onResolve={resolve}
      />
      <div ref={actions} tabIndex={-1}>
        <PostActions
          kind={kind}
          status={post.status}
          isAdmin={isAdmin}
          isUploading={isUploading}
          isKept={isKept}
          savedAt={savedAt}
          onIntent={submission.setIntent}
          onPreview={onPreview}
        />
      </div>
    </DraftForm>
  );
}
