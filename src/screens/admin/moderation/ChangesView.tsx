import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, Navigate, useSearchParams } from 'react-router';
import { t } from '../../../../domain/language';
import type { UnreadChange } from '../../../../domain/contract/admin/moderation';
import { pagesOf } from '../../../../domain/contract/page';
import { useListUnreadChangesQuery } from '../../../api/admin/moderationApi';
import { usePaths } from '../../../paths';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { countText, momentText } from '../../../ui/format';
import { Pager, useFocusAfterPaging } from '../../../ui/Pager';
import { ResultsHead } from '../../../ui/ResultsHead';
import { SlowNotice } from '../../../ui/SlowNotice';
import { toGridResult } from '../grid/gridResult';
import { CardList } from '../grid/parts/CardList';
import { ChangeTable } from '../listings/parts/ChangeTable';
import { MarkAsRead } from './parts/MarkAsRead';
import { SUBJECT_NAMES, reviewLinkOf } from './reportSubjects';

interface ChangeProps {
  change: UnreadChange;
  onRead: () => void;
}

function Change({ change, onRead }: ChangeProps) {
  const { subject, title, modified_at, changes } = change;
  const reviewLink = reviewLinkOf(usePaths(), change);
  return (
    <>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <Typography variant="body2">
        {t('{kind}, changed {moment}', {
          kind: t(SUBJECT_NAMES[subject]),
          moment: momentText(modified_at),
        })}
      </Typography>
      <ChangeTable caption={t('Changed in {title}', { title })} isCaptionUnseen changes={changes} />
      {reviewLink && (
        <Link component={RouterLink} to={reviewLink.to} sx={{ py: 1 }}>
          {reviewLink.label}
        </Link>
      )}
      <MarkAsRead change={change} title={title} onRead={onRead} />
    </>
  );
}

/** Public changes after an approval, before and after, until an admin marks them as read. */
export function ChangesView() {
  const [params] = useSearchParams();
  const page = params.get('page');
  const list = useListUnreadChangesQuery(page === null ? {} : { page }, {
    refetchOnMountOrArgChange: true,
  });
  const { found, isLoading, hasFailed, refusal, retry } = toGridResult(list);
  const heading = useFocusAfterPaging();
  const pages = found ? pagesOf(found) : 0;
  const searchOf = (to: number) => `?view=changes&page=${to}`;
  const focusHeading = () => heading.current?.focus();
  const noHead = hasFailed ? t('Not loaded') : t('Loading…');
  const content = () => {
    if (hasFailed) {
      return (
        <ErrorState message={refusal ?? t('The changes could not be loaded.')} onRetry={retry} />
      );
    }
    if (found?.count === 0) {
      return (
        <EmptyState title={t('Every change is read')}>
          {t(
            'When the owner of an approved event changes its time, place, link or cost, or a business changes its listing, it is public at once and appears here.',
          )}
        </EmptyState>
      );
    }
    const isPastTheLast = found !== null && found.page > pages;
    // The last change of a page was read, or the address is an old one.
    if (isPastTheLast && !isLoading) return <Navigate to={{ search: searchOf(pages) }} replace />;
    return (
      <CardList
        rows={isPastTheLast ? undefined : found?.results}
        idOf={({ subject, subject_id }) => `${subject} ${subject_id}`}
        renderCard={(change) => <Change change={change} onRead={focusHeading} />}
      />
    );
  };
  return (
    <section aria-label={t('Changes after approval')} aria-busy={isLoading}>
      <ResultsHead
        heading={heading}
        count={found ? countText(found.count, 'change') : noHead}
        onClear={null}
      />
      {isLoading && <SlowNotice onRetry={retry} />}
      {content()}
      {found && <Pager label={t('Pages of changes')} pages={pages} searchOf={searchOf} />}
    </section>
  );
}
