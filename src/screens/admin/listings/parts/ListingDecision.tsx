import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { msg, t } from '../../../../../domain/language';
import type { OwnListing } from '../../../../../domain/contract/listing';
import { useDecideReviewMutation } from '../../../../api/admin/moderationApi';
import { readFailure } from '../../../../api/failure';
import { problemOf, reasonOf } from '../../../../api/reasonOf';
import { LISTING_REVIEW_SENTENCES } from '../../../../content/listingReview';
import { useMay } from '../../../../entities/member/useMay';
import { FormAlert, type Problem } from '../../../../ui/fields/FormAlert';
import { useToast } from '../../../../ui/toasts';
import {
  DecisionForm,
  type Decision,
  type DecisionWords,
} from '../../moderation/parts/DecisionForm';
import { PostStateChip } from '../../moderation/parts/PostStateChip';
import { DecisionCard } from '../../ReviewLayout';
import { FeatureButton } from './FeatureButton';
import { SECTION_IDS } from './ReviewSummary';

const LABELS: Record<Decision, string> = {
  published: msg('Publish'),
  changes_requested: msg('Ask for changes'),
  rejected: msg('Reject'),
};
const UNPUBLISH_LABELS: Record<Decision, string> = {
  published: msg('Publish'),
  changes_requested: msg('Unpublish and ask for changes'),
  rejected: msg('Unpublish and reject'),
};

const DONE: Record<Decision, string> = {
  published: msg('It is public now.'),
  changes_requested: msg('Changes were requested.'),
  rejected: msg('It was rejected.'),
};

/** The present state is not offered as a decision. */
function wordsOf({ status }: OwnListing): DecisionWords {
  const offered = Object.entries(status === 'published' ? UNPUBLISH_LABELS : LABELS);
  return {
    note: t('Note to the owner'),
    help: t('Needed unless you publish. The owner reads it in an email and beside the listing.'),
    labels: Object.fromEntries(
      offered
        .filter(([decision]) => decision !== status)
        .map(([decision, label]) => [decision, t(label)]),
    ),
    sentences: LISTING_REVIEW_SENTENCES,
  };
}

interface Props {
  listing: OwnListing;
  /** Notes on listings that are not sent yet. */
  notes: Map<number, string>;
  next: { name: string; to: string } | null;
  /** Null while the listing is edited. */
  onEdit: (() => void) | null;
}

/** The state of a listing and the decisions on it. */
export function ListingDecision({ listing, notes, next, onEdit }: Props) {
  const headingId = useId();
  const toast = useToast();
  const [decide] = useDecideReviewMutation();
  const mayEdit = useMay('editListings');
  const [done, setDone] = useState<Decision | null>(null);
  const { listing_id: id, name, status, modified_at, moderation_feedback } = listing;
  const keep = useCallback((note: string) => void notes.set(id, note), [notes, id]);

  const publishAgain = async () => {
    try {
      const decision = 'published';
      await decide({ subject: 'listing', subject_id: id, decision, note: '' }).unwrap();
      setDone(null);
      toast('success', t('{name} is public again.', { name }));
    } catch (thrown) {
      toast('error', t('Not published. {reason}', { reason: reasonOf(readFailure(thrown)) }));
    }
  };

  const send = async (decision: Decision, note: string): Promise<Problem | null> => {
    const seen = { status, modified_at };
    try {
      await decide({ subject: 'listing', subject_id: id, decision, note, seen }).unwrap();
    } catch (thrown) {
      return problemOf(readFailure(thrown));
    }
    setDone(decision);
    if (status === 'published') {
      const undo = { label: t('Undo'), onAct: () => void publishAgain() };
      toast('success', t('{name} is no longer public.', { name }), undo);
    } else {
      toast('success', `${name}: ${t(DONE[decision])}`);
    }
    return null;
  };

  const decision = () => {
    if (done) {
      return (
        <>
          <FormAlert severity="success">
            {t(DONE[done])} {t('The owner gets an email.')}
          </FormAlert>
          {next && (
            <Button component={RouterLink} to={next.to} variant="contained">
              {t('Next in the queue: {name}', { name: next.name })}
            </Button>
          )}
          <Button variant="text" onClick={() => setDone(null)}>
            {t('Decide again')}
          </Button>
        </>
      );
    }
    if (status === 'draft') {
      return (
        <Typography variant="body2">
          {t('Its owner has not agreed to be listed, so there is nothing to decide yet.')}
        </Typography>
      );
    }
    return (
      <DecisionForm
        headingId={headingId}
        note={notes.get(id) ?? ''}
        onNote={keep}
        canPublish={status !== 'published'}
        words={wordsOf(listing)}
        onDecide={send}
      />
    );
  };

  return (
    <DecisionCard id={SECTION_IDS.decision} tabIndex={-1} aria-labelledby={headingId}>
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
      {decision()}
      {mayEdit && <FeatureButton listing={listing} />}
      {onEdit && (
        <Button variant="outlined" onClick={onEdit}>
          {t('Edit on the owner’s behalf')}
        </Button>
      )}
    </DecisionCard>
  );
}
