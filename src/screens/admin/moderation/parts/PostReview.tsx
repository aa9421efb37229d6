import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { msg, t } from '../../../../../domain/language';
import { statesThat } from '../../../../../domain/nextState';
import { eventMachine } from '../../../../../domain/posts/eventMachine';
import type { EventStatus } from '../../../../../domain/vocabulary';
import { useDecideReviewMutation } from '../../../../api/admin/moderationApi';
import { useGetEventQuery } from '../../../../api/eventsApi';
import { readFailure } from '../../../../api/failure';
import { problemOf } from '../../../../api/reasonOf';
import { refusalOf } from '../../../../api/refusalOf';
import { useGetResourceQuery } from '../../../../api/resourcesApi';
import { GUIDELINES } from '../../../../content/guidelines';
import { ErrorState } from '../../../../ui/ErrorState';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { PageTitle } from '../../../../ui/Page';
import { Disclosure } from '../../../../ui/print/Disclosure';
import { PageSkeleton } from '../../../../ui/skeletons';
import { SlowNotice } from '../../../../ui/SlowNotice';
import { DecisionCard, QueueBar, ReviewColumns } from '../../ReviewLayout';
import { keyText, type PostKey } from '../postKey';
import { DecisionForm, type Decision } from './DecisionForm';
import { PostPreview, type ShownPost } from './PostPreview';
import { PostStateChip } from './PostStateChip';

const DONE: Record<Decision, string> = {
  published: msg('It is public now.'),
  changes_requested: msg('Changes were requested.'),
  rejected: msg('It was rejected.'),
};

/** A resource has the same as an event. */
const PUBLISHABLE = statesThat(eventMachine, {
  type: 'review.published',
  by: 'editor',
  wasPostponed: false,
});

const canPublish = (status: EventStatus): boolean => PUBLISHABLE.includes(status);

/** The post, loaded again: another admin may have decided since the list was loaded. */
function useShownPost({ subject, id }: PostKey) {
  const anew = { refetchOnMountOrArgChange: true };
  const isEvent = subject === 'event';
  const resource = useGetResourceQuery(String(id), { ...anew, skip: isEvent });
  const event = useGetEventQuery(String(id), { ...anew, skip: !isEvent });
  const { isFetching, currentData, error, refetch } = isEvent ? event : resource;
  const shown: ShownPost | null = event.currentData
    ? { kind: 'event', post: event.currentData }
    : resource.currentData
      ? { kind: 'resource', post: resource.currentData }
      : null;
  const hasFailed = !isFetching && error !== undefined;
  const isGone = !isFetching && currentData === null;
  const refusal = isGone ? t(GONE) : hasFailed ? refusalOf(error) : null;
  return {
    shown: refusal ? null : shown,
    problem: refusal ?? (hasFailed && !shown ? t(NOT_LOADED) : null),
    retry: () => void refetch(),
  };
}

const GONE = msg(
  'There is no such post any more. Its author may have deleted it or taken it back.',
);
const NOT_LOADED = msg('The post could not be loaded.');

/** The guidelines that a decision refers to. */
const GuidelinesDisclosure = () => (
  <Disclosure summary={t('Community guidelines')}>
    {GUIDELINES.map(({ heading, rules }) => (
      <div key={heading}>
        <Typography variant="body1" component="h3" sx={{ fontWeight: 600, mt: 1 }}>
          {t(heading)}
        </Typography>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
        </ul>
      </div>
    ))}
  </Disclosure>
);

interface Props {
  post: PostKey;
  /** Notes on posts that are not sent yet. */
  notes: Map<string, string>;
  /** The query string of the queue. */
  queue: string;
  next: { title: string; search: string } | null;
}

/** A post as the public sees it, beside the decision on it. */
export function PostReview({ post, notes, queue, next }: Props) {
  const headingId = useId();
  const place = useRef<HTMLElement>(null);
  const { shown, problem, retry } = useShownPost(post);
  const [decide] = useDecideReviewMutation();
  const [done, setDone] = useState<Decision | null>(null);
  const key = keyText(post);
  const keep = useCallback((note: string) => void notes.set(key, note), [notes, key]);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  const send = async (decision: Decision, note: string): Promise<Problem | null> => {
    const { subject, id: subject_id } = post;
    try {
      await decide({ subject, subject_id, decision, note }).unwrap();
    } catch (thrown) {
      return problemOf(readFailure(thrown));
    }
    setDone(decision);
    return null;
  };

  const decision = ({ post: { status, moderation_feedback } }: ShownPost) => (
    <DecisionCard aria-labelledby={headingId}>
      <Typography id={headingId} variant="h4" component="h2">
        {t('Decision')}
      </Typography>
      <div role="status">
        <PostStateChip status={status} />
      </div>
      {moderation_feedback && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {t('Last note: {note}', { note: moderation_feedback })}
        </Typography>
      )}
      {done ? (
        <>
          <FormAlert severity="success">
            {t(DONE[done])} {t('The author gets an email.')}
          </FormAlert>
          {next && (
            <Button component={RouterLink} to={{ search: next.search }} variant="contained">
              {t('Next: {name}', { name: next.title })}
            </Button>
          )}
          <Button variant="text" onClick={() => setDone(null)}>
            {t('Decide again')}
          </Button>
        </>
      ) : (
        <DecisionForm
          headingId={headingId}
          note={notes.get(key) ?? ''}
          onNote={keep}
          canPublish={canPublish(status)}
          onDecide={send}
        />
      )}
      <GuidelinesDisclosure />
    </DecisionCard>
  );

  return (
    <>
      <QueueBar aria-label={t('Queue')}>
        <Link component={RouterLink} to={{ search: queue }}>
          {t('← All posts')}
        </Link>
        {next && (
          <Link component={RouterLink} to={{ search: next.search }}>
            {t('Next post →')}
          </Link>
        )}
      </QueueBar>
      <ReviewColumns ref={place} tabIndex={-1} aria-label={t('Review of a post')}>
        {shown ? (
          <>
            <PostPreview shown={shown} />
            {decision(shown)}
          </>
        ) : problem ? (
          <>
            <PageTitle variant="h2">{t('Review of a post')}</PageTitle>
            <ErrorState message={problem} onRetry={retry} />
          </>
        ) : (
          <div>
            <SlowNotice onRetry={retry} />
            <PageSkeleton />
          </div>
        )}
      </ReviewColumns>
    </>
  );
}
