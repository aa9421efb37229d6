import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../../domain/language';
import type { PostRow } from '../../../../domain/contract/admin/moderation';
import { EVENT_STATUSES } from '../../../../domain/vocabulary';
import { useListAdminPostsQuery } from '../../../api/admin/moderationApi';
import { POST_STATE_NAMES } from '../../../content/postStates';
import { lazyComponent } from '../../../ui/lazyComponent';
import { LazyPart } from '../../../ui/LazyPart';
import { PageSkeleton } from '../../../ui/skeletons';
import { countText } from '../../../ui/format';
import { AdminGrid } from '../grid/AdminGrid';
import type { GridSpec } from '../grid/gridAddress';
import { toGridResult } from '../grid/gridResult';
import type { GridFilter } from '../grid/gridProps';
import { useGridAddress } from '../grid/useGridAddress';
import { useNextRow } from '../useNextRow';
import { PostCard } from './parts/PostCard';
import { postColumns } from './parts/postColumns';
import { readPostKey, searchOfPost, keyOf, keyText } from './postKey';

const PostReview = lazyComponent(
  async () => {
    const part = await import(/* webpackChunkName: "admin-actions" */ './parts/PostReview');
    return { default: part.PostReview };
  },
  <PageSkeleton />,
);

const SPEC: GridSpec<'modified_at' | 'title'> = {
  sorts: ['modified_at', 'title'],
  defaultOrder: { sort: 'modified_at', isDescending: false },
  filters: ['subject', 'status'],
};

const ALL = 'all';

/** Drafts belong to their owners alone. */
const STATUSES = EVENT_STATUSES.filter((status) => status !== 'draft');

const filters = (): readonly GridFilter[] => [
  {
    name: 'status',
    label: t('State'),
    options: [
      { value: '', label: t(POST_STATE_NAMES.pending.label) },
      ...STATUSES.filter((status) => status !== 'pending').map((status) => ({
        value: status,
        label: t(POST_STATE_NAMES[status].label),
      })),
      { value: ALL, label: t('All') },
    ],
  },
  {
    name: 'subject',
    label: t('Kind'),
    options: [
      { value: '', label: t('Resources and events') },
      { value: 'resource', label: t('Resources') },
      { value: 'event', label: t('Events') },
    ],
  },
];

/** Without a status the server returns the posts that wait for a decision. */
const postParams = (params: Record<string, string>) =>
  params['status'] === ALL ? { ...params, status: STATUSES.join() } : params;

/** Resources and events have separate numbers. */
const idOf = ({ subject, subject_id }: PostRow): number =>
  subject === 'event' ? -subject_id : subject_id;

/** The queue of posts, or the review of one of them. */
export function PostsView() {
  const [present] = useSearchParams();
  const address = useGridAddress(SPEC);
  const list = useListAdminPostsQuery(postParams(address.params), {
    refetchOnMountOrArgChange: true,
  });
  const open = readPostKey(present);
  const next = useNextRow(
    list.data?.results ?? [],
    (row) => open !== null && keyText(keyOf(row)) === keyText(open),
  );
  /** Notes that are not sent yet, as long as the page is open. */
  const [notes] = useState(() => new Map<string, string>());
  const searchOf = (row: PostRow) => searchOfPost(present, keyOf(row));
  if (open) {
    const key = keyText(open);
    return (
      <LazyPart>
        <PostReview
          key={key}
          post={open}
          notes={notes}
          queue={searchOfPost(present, null)}
          next={next && { title: next.title, search: searchOf(next) }}
        />
      </LazyPart>
    );
  }
  return (
    <AdminGrid
      name="posts"
      label={t('Posts')}
      countText={(count) => countText(count, 'post')}
      empty={{
        title: t('Nothing waits for a decision'),
        text: t(
          'What members send for review appears here. Choose another state to see what was decided.',
        ),
      }}
      searchHint={t('Words of the title')}
      filters={filters()}
      sorts={SPEC.sorts}
      columns={postColumns(searchOf)}
      idOf={idOf}
      renderCard={(row) => <PostCard row={row} search={searchOf(row)} />}
      address={address}
      answer={toGridResult(list)}
    />
  );
}
