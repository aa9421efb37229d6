import { use, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../domain/language';
import type { Resource } from '../../../domain/contract/resource';
import {
  RESOURCE,
  useCreateResourceMutation,
  useGetResourceQuery,
  useUpdateResourceMutation,
} from '../../api/resourcesApi';
import { readCurrent } from '../../api/readCurrent';
import { ClockContext } from '../../clock';
import { usePaths } from '../../paths';
import { ResourceArticle } from '../../entities/resource/ResourceArticle';
import { useToast } from '../../ui/toasts';
import { PostForm } from './parts/PostForm';
import { PostPageFrame } from './parts/PostPageFrame';
import { PreviewDialog } from './parts/PreviewDialog';
import { ResourceFields } from './parts/ResourceFields';
import type { CurrentPost, SendPost } from './postForm';
import {
  checkResource,
  emptyResource,
  isEncoding,
  previewResource,
  resourceLabels,
  resourceSchema,
  toResourcePayload,
  toResourceValues,
  type ResourceValues,
} from './resourceForm';
import { useOpenedForm } from './useOpenedForm';
import { useOpenedPost } from './useOpenedPost';
import { usePoster, type Poster } from './usePoster';
import { usePostUploads } from './usePostUploads';

const LISTS = { files: isEncoding };

interface Props {
  poster: Poster;
  form: ReturnType<typeof useOpenedForm>;
}

function useSaving(): SendPost<ResourceValues> {
  const [create] = useCreateResourceMutation();
  const [update] = useUpdateResourceMutation();
  return async (values, intent, target) => {
    const body = toResourcePayload(values, intent);
    const request =
      'id' in target
        ? update({ id: target.id, body: { ...body, modified_at: target.modified_at } })
        : create({ ...target, body });
    const saved: Resource = await request.unwrap();
    return { id: saved.resource_id, status: saved.status, modified_at: saved.modified_at };
  };
}

function currentOf(thrown: unknown): CurrentPost<ResourceValues> | null {
  const current = readCurrent(thrown, RESOURCE);
  return current && { modified_at: current.modified_at, values: toResourceValues(current) };
}

function ResourcePost({ poster, form }: Props) {
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const headingId = useId();
  const now = use(ClockContext);
  const [shown, setShown] = useState<Resource | null>(null);
  const { isUploading, sendKept, ...uploads } = usePostUploads();
  const send = useSaving();
  const postId = form.id ?? form.copy;
  const query = useGetResourceQuery(String(postId), {
    skip: postId === null,
    refetchOnMountOrArgChange: true,
  });
  const opened = useOpenedPost({
    query,
    id: form.id,
    copy: form.copy,
    poster,
    empty: () => emptyResource(poster.name),
    toValues: toResourceValues,
    toCopy: toResourceValues,
  });
  const isReady = typeof opened === 'object';
  return (
    <PostPageFrame
      kind="resource"
      headingId={headingId}
      title={form.id === null ? t('Post a resource') : t('Change your resource')}
      list={{ to: paths.myResources, label: t('My resources') }}
      state={isReady ? 'ready' : opened}
      onRetry={() => void query.refetch()}
    >
      {isReady && (
        <PostForm
          kind="resource"
          headingId={headingId}
          opened={opened}
          draftKey={(id) =>
            `postDraft:${poster.userId}:resource:${id ?? (form.copy ? `copy${form.copy}` : 'new')}`
          }
          lists={LISTS}
          schema={resourceSchema}
          check={checkResource}
          labels={resourceLabels}
          isAdmin={poster.isAdmin}
          isUploading={isUploading}
          sendKept={sendKept}
          send={send}
          readCurrent={currentOf}
          onSaved={({ id, status }, intent) => {
            if (intent === 'draft') {
              form.moveTo(id);
              return;
            }
            toast(
              'success',
              status === 'published' ? t('Resource published') : t('Resource sent for review'),
            );
            void navigate(paths.myResources);
          }}
          onPreview={(values) =>
            setShown(previewResource(values, { user_id: poster.userId, now: now() }))
          }
          onDiscard={form.reopen}
        >
          <ResourceFields initial={opened.values} {...uploads} />
        </PostForm>
      )}
      {shown && (
        <PreviewDialog onClose={() => setShown(null)}>
          <ResourceArticle resource={shown} />
        </PreviewDialog>
      )}
    </PostPageFrame>
  );
}

export default function PostResourcePage() {
  const poster = usePoster();
  const form = useOpenedForm();
  return (
    poster && <ResourcePost key={`${poster.userId} ${form.key}`} poster={poster} form={form} />
  );
}
