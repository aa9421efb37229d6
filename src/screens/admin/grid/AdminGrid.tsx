import Button from '@mui/material/Button';
import { styled, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { GridValidRowModel } from '@mui/x-data-grid';
import { t } from '../../../../domain/language';
import { GRID_PAGE_SIZES } from '../../../../domain/contract/admin/grid';
import { pagesOf } from '../../../../domain/contract/page';
import { SkeletonBlock } from '../../../ui/SkeletonBlock';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { FilterSelect } from '../../../ui/FilterSelect';
import { lazyComponent } from '../../../ui/lazyComponent';
import { LazyPart } from '../../../ui/LazyPart';
import { Pager, useFocusAfterPaging } from '../../../ui/Pager';
import { ResultsHead } from '../../../ui/ResultsHead';
import { SlowNotice } from '../../../ui/SlowNotice';
import type { AdminGridProps } from './gridProps';
import { CardList } from './parts/CardList';
import { FilterBar } from './parts/FilterBar';
import { SortSelect } from './parts/SortSelect';

const WideGrid = lazyComponent(
  () => import(/* webpackChunkName: "admin-grid" */ './parts/WideGrid'),
  <SkeletonBlock sx={{ height: '100%' }} />,
) as typeof import('./parts/WideGrid').default;

/** Its height does not depend on its rows, so that nothing jumps. */
const Stage = styled('div')({ height: 'clamp(26rem, 100vh - 19rem, 54rem)' });

const Body = styled('div')(({ theme }) => ({ marginTop: theme.spacing(0.5) }));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  '& > div': { width: '9rem' },
}));

const sizes = GRID_PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/** A list of admins: search, filters, order and pages in the address; a table, or cards on a phone. */
export function AdminGrid<Row extends GridValidRowModel, Sort extends string>(
  props: AdminGridProps<Row, Sort>,
) {
  const { label, countText, empty, address, answer, columns, sorts, idOf, renderCard } = props;
  const { query, change } = address;
  const { found, isLoading } = answer;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const heading = useFocusAfterPaging();
  const pages = found ? pagesOf(found) : 0;
  const isEmpty = found?.results.length === 0 && !isLoading;
  // The pressed button disappears, so the heading takes the focus.
  const clear = () => {
    heading.current?.focus({ preventScroll: true });
    address.clear();
  };
  const head = () => {
    if (!found) return answer.hasFailed ? t('Not loaded') : t('Loading…');
    return pages > 1
      ? t('{count}, page {page} of {pages}', {
          count: countText(found.count),
          page: found.page,
          pages,
        })
      : countText(found.count);
  };

  const rows = () => {
    if (answer.hasFailed) {
      const message = answer.refusal ?? t('{label} could not be loaded.', { label });
      return <ErrorState message={message} onRetry={answer.retry} />;
    }
    if (isEmpty && (address.isFiltered || query.page > 1)) {
      return (
        <EmptyState
          title={t('Nothing matches')}
          action={
            <Button variant="outlined" onClick={clear}>
              {t('Show all')}
            </Button>
          }
        >
          {t('Try another word, or fewer filters.')}
        </EmptyState>
      );
    }
    if (isEmpty) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
    if (isNarrow) return <CardList rows={found?.results} idOf={idOf} renderCard={renderCard} />;
    return (
      <Stage>
        <LazyPart message={t('The table could not be loaded.')}>
          <WideGrid {...props} />
        </LazyPart>
      </Stage>
    );
  };

  return (
    <section aria-label={label} aria-busy={isLoading}>
      <FilterBar
        label={label}
        {...(props.searchHint !== undefined && { searchHint: props.searchHint })}
        filters={props.filters}
        address={address}
      >
        {isNarrow && sorts.length > 0 && (
          <SortSelect
            columns={columns}
            sorts={sorts}
            order={query.order}
            hasUnnamedDefault={address.hasUnnamedDefault}
            onChange={(order) => change({ order })}
          />
        )}
      </FilterBar>
      <ResultsHead
        heading={heading}
        isDense
        count={head()}
        onClear={address.isFiltered && !isEmpty ? clear : null}
      >
        {props.actions}
      </ResultsHead>
      {isLoading && <SlowNotice onRetry={answer.retry} />}
      <Body>{rows()}</Body>
      {found && !isEmpty && !answer.hasFailed && (
        <Foot>
          <Pager
            label={t('Pages of {label}', { label })}
            pages={pages}
            searchOf={address.searchOf}
          />
          <FilterSelect
            label={t('Rows per page')}
            value={String(query.size)}
            options={sizes}
            onChange={(chosen) =>
              change({ size: GRID_PAGE_SIZES.find((size) => String(size) === chosen) ?? 25 })
            }
          />
        </Foot>
      )}
    </section>
  );
}
