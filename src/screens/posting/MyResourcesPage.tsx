import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { t } from '../../../domain/language';
import type { Resource } from '../../../domain/contract/resource';
import { POST_STATUSES } from '../../../domain/vocabulary';
import { useUser } from '../../actors/session';
import { readFailure } from '../../api/failure';
import { problemOf } from '../../api/reasonOf';
import { useDeleteResourceMutation, useListResourcesQuery } from '../../api/resourcesApi';
import { usePaths } from '../../paths';
import { factsOf } from '../../entities/resource/resourceTexts';
import { ResourceArticle } from '../../entities/resource/ResourceArticle';
import { useToast } from '../../ui/toasts';
import { useFailureToast } from '../../ui/useFailureToast';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { OwnListFrame } from './parts/OwnListFrame';
import { OwnPost } from './parts/OwnPost';
import { PreviewDialog } from './parts/PreviewDialog';
import { readState } from './postStates';

type PendingAction = { kind: 'preview' | 'delete'; resource: Resource } | null;

/** The resources of the member; none when nobody is signed in (specification 6). */
function useOwnResources() {
  const userId = useUser()?.user_id;
  const isVisitor = userId === undefined;
  const list = useListResourcesQuery(isVisitor ? undefined : { user_id: userId }, {
    skip: isVisitor,
  });
  useEffect(() => {
    if (isVisitor) console.warn('Nobody is signed in: the list of own resources is emptied.');
  }, [isVisitor]);
  const found = Array.isArray(list.currentData) ? list.currentData : null;
  return {
    resources: isVisitor ? [] : found,
    hasFailed: !isVisitor && !found && !list.isFetching && !list.isUninitialized,
    retry: () => void list.refetch(),
  };
}

interface DeleteProps {
  resource: Resource;
  onClose: () => void;
}

function DeleteResource({ resource, onClose }: DeleteProps) {
  const toast = useToast();
  const [remove] = useDeleteResourceMutation();
  const deleteResource = async () => {
    try {
      await remove(resource.resource_id).unwrap();
    } catch (thrown) {
      toast('error', t('Error deleting resource'));
      return problemOf(readFailure(thrown));
    }
    toast('success', t('Resource deleted successfully'));
    return null;
  };
  return (
    <ConfirmDialog
      title={t('Delete this resource?')}
      action={t('Delete')}
      isDestructive
      onAct={deleteResource}
      onClose={onClose}
    >
      {t('“{headline}” will be deleted permanently, with its files. This cannot be undone.', {
        headline: resource.headline,
      })}
    </ConfirmDialog>
  );
}

export default function MyResourcesPage() {
  const paths = usePaths();
  const [params] = useSearchParams();
  const { resources, hasFailed, retry } = useOwnResources();
  const [pending, setPending] = useState<PendingAction>(null);
  const close = () => setPending(null);
  const failure = t('Failed to fetch user resources');
  useFailureToast(hasFailed, failure);

  const row = (resource: Resource) => {
    const { resource_id, headline, status, moderation_feedback } = resource;
    const isPublic = status === 'published';
    return (
      <OwnPost
        key={resource_id}
        title={headline}
        to={isPublic ? paths.resource(resource_id) : null}
        status={status}
        reason={isPublic ? null : moderation_feedback}
        facts={factsOf(resource)}
      >
        <Button
          component={RouterLink}
          to={`${paths.postResource}?id=${resource_id}`}
          aria-label={t('Edit {headline}', { headline })}
        >
          {t('Edit')}
        </Button>
        <Button
          component={RouterLink}
          to={`${paths.postResource}?copy=${resource_id}`}
          aria-label={t('Duplicate {headline}', { headline })}
        >
          {t('Duplicate')}
        </Button>
        <Button
          onClick={() => setPending({ kind: 'preview', resource })}
          aria-label={t('Preview {headline}', { headline })}
        >
          {t('Preview')}
        </Button>
        <Button
          color="error"
          onClick={() => setPending({ kind: 'delete', resource })}
          aria-label={t('Delete {headline}', { headline })}
        >
          {t('Delete')}
        </Button>
      </OwnPost>
    );
  };

  return (
    <>
      <OwnListFrame
        title={t('My resources')}
        description={t('The resources you have posted and their review status.')}
        posts={resources}
        hasFailed={hasFailed}
        failure={failure}
        states={POST_STATUSES}
        state={readState(params, POST_STATUSES)}
        newPost={{ to: paths.postResource, label: t('Post a resource') }}
        invitation={t(
          'Share what has worked for you: a checklist, a case with its figures, a law in plain words.',
        )}
        row={row}
        onRetry={retry}
      />
      {pending?.kind === 'preview' && (
        <PreviewDialog onClose={close}>
          <ResourceArticle resource={pending.resource} />
        </PreviewDialog>
      )}
      {pending?.kind === 'delete' && <DeleteResource resource={pending.resource} onClose={close} />}
    </>
  );
}
