import { use, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../domain/language';
import type { Event } from '../../../domain/contract/event';
import {
  EVENT,
  useCreateEventMutation,
  useGetEventQuery,
  useUpdateEventMutation,
} from '../../api/eventsApi';
import { readCurrent } from '../../api/readCurrent';
import { ClockContext } from '../../clock';
import { usePaths } from '../../paths';
import { useToast } from '../../ui/toasts';
import { useLoggedFailure } from '../../ui/useLoggedFailure';
import {
  checkEvent,
  copyEvent,
  emptyEvent,
  eventLabels,
  eventSchema,
  previewEvent,
  toEventPayload,
  toEventValues,
  type EventValues,
} from './eventForm';
import { EventFields } from './parts/EventFields';
import { EventPreview } from './parts/EventPreview';
import { PostForm } from './parts/PostForm';
import { PostPageFrame } from './parts/PostPageFrame';
import type { CurrentPost, SendPost } from './postForm';
import { useOpenedForm } from './useOpenedForm';
import { useOpenedPost } from './useOpenedPost';
import { usePoster, type Poster } from './usePoster';
import { usePostUploads } from './usePostUploads';

interface Props {
  poster: Poster;
  form: ReturnType<typeof useOpenedForm>;
}

function useSaving(): SendPost<EventValues> {
  const [create] = useCreateEventMutation();
  const [update] = useUpdateEventMutation();
  return async (values, intent, target) => {
    const body = toEventPayload(values, intent);
    const request =
      'id' in target
        ? update({
            id: target.id,
            body: {
              ...body,
              modified_at: target.modified_at,
              ...(values.also_later && { scope: 'later' }),
            },
          })
        : create({ ...target, body });
    const saved: Event = await request.unwrap();
    return { id: saved.event_id, status: saved.status, modified_at: saved.modified_at };
  };
}

function currentOf(thrown: unknown): CurrentPost<EventValues> | null {
  const current = readCurrent(thrown, EVENT);
  return current && { modified_at: current.modified_at, values: toEventValues(current) };
}

function EventPost({ poster, form }: Props) {
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  const headingId = useId();
  const now = use(ClockContext);
  const [shown, setShown] = useState<{ event: Event | null } | null>(null);
  const { isUploading, uploadImage, sendKept, onBusy } = usePostUploads();
  const send = useSaving();
  const postId = form.id ?? form.copy;
  const query = useGetEventQuery(String(postId), {
    skip: postId === null,
    refetchOnMountOrArgChange: true,
  });
  const opened = useOpenedPost({
    query,
    id: form.id,
    copy: form.copy,
    poster,
    empty: () => emptyEvent(poster.name),
    toValues: toEventValues,
    toCopy: copyEvent,
  });
  useLoggedFailure(opened === 'failed', 'Failed to fetch the event', query.error);
  const isReady = typeof opened === 'object';
  const seriesRule =
    form.id !== null && query.data?.series_id != null ? query.data.repeat_rule : null;
  const settledStart = query.data?.published_at ? query.data.start_date : null;
  return (
    <PostPageFrame
      kind="event"
      headingId={headingId}
      title={form.id === null ? t('Post an event') : t('Change your event')}
      list={{ to: paths.myEvents, label: t('My events') }}
      state={isReady ? 'ready' : opened}
      onRetry={() => void query.refetch()}
    >
      {isReady && (
        <PostForm
          kind="event"
          headingId={headingId}
          opened={opened}
          draftKey={(id) =>
            `postDraft:${poster.userId}:event:${id ?? (form.copy ? `copy${form.copy}` : 'new')}`
          }
          schema={eventSchema}
          check={(values, intent) => checkEvent(values, intent, { now: now(), settledStart })}
          labels={eventLabels}
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
              status === 'pending' ? t('Event sent for review') : t('Event published'),
            );
            void navigate(paths.myEvents);
          }}
          onPreview={(values) =>
            setShown({ event: previewEvent(values, { user_id: poster.userId, now: now() }) })
          }
          onDiscard={form.reopen}
        >
          <EventFields
            initial={opened.values}
            seriesRule={seriesRule}
            uploadImage={uploadImage}
            onBusy={onBusy}
          />
        </PostForm>
      )}
      {shown && <EventPreview event={shown.event} onClose={() => setShown(null)} />}
    </PostPageFrame>
  );
}

export default function PostEventPage() {
  const poster = usePoster();
  const form = useOpenedForm();
  return poster && <EventPost key={`${poster.userId} ${form.key}`} poster={poster} form={form} />;
}
