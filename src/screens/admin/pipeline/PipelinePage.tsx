import visuallyHidden from '@mui/utils/visuallyHidden';
import { styled } from '@mui/material/styles';
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { t } from '../../../../domain/language';
import {
  APPLICATION_STATE,
  type ApplicationState,
} from '../../../../domain/vetting/applicationStates';
import { ClockContext } from '../../../clock';
import { Page, PageTitle } from '../../../ui/Page';
import { ApplicationDrawer } from '../application/ApplicationDrawer';
import { DecisionDialog } from '../application/DecisionDialog';
import { isAtOnce } from '../application/moves';
import { useDraft, useDrafts } from '../application/useDrafts';
import { useMoves } from '../application/useMoves';
import type { BulkAction } from './bulkActions';
import { isFiltered, queryOf, readFilters, writeFilters, type BoardFilters } from './boardFilters';
import { BoardContent } from './parts/BoardContent';
import { BulkBar } from './parts/BulkBar';
import { BulkDialog } from './parts/BulkDialog';
import { PipelineFigures } from './parts/PipelineFigures';
import { FilterBar } from './parts/FilterBar';
import { findCard, useBoard } from './useBoard';
import { useCardFocus } from './useCardFocus';
import { useOptimisticMove } from './useOptimisticMove';
import { useSelection } from './useSelection';

const Frame = styled('div')(({ theme }) => ({
  padding: theme.spacing(3, 2, 6),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(1, 4, 2) },
  [theme.breakpoints.up('sm')]: {
    '& > h1': { margin: 0, fontSize: theme.typography.h3.fontSize, lineHeight: '32px' },
  },
}));

/** The filters of the address and a function to change them, which stays the same function. */
function useFilters() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const { q, category, reviewer, isSnoozed } = filters;
  const query = useMemo(
    () => queryOf({ q, category, reviewer, isSnoozed }),
    [q, category, reviewer, isSnoozed],
  );
  const latest = useRef({ filters, navigate });
  useEffect(() => {
    latest.current = { filters, navigate };
  });
  const changeFilters = useCallback((changed: Partial<BoardFilters>) => {
    const { filters: before, navigate: goTo } = latest.current;
    void goTo({ search: writeFilters({ ...before, ...changed }) });
  }, []);
  return { filters, query, changeFilters };
}

const announcementOf = (name: string, to: ApplicationState) =>
  t('{name} is now in the column {state}.', { name, state: t(APPLICATION_STATE[to].name) });

/** The board of all applications by state, and what an admin can do with them. */
export default function PipelinePage() {
  const now = use(ClockContext);
  const { filters, query, changeFilters } = useFilters();
  const board = useBoard(query);
  const showMoved = useOptimisticMove(query);
  const moves = useMoves({ showMoved, announcementOf });
  const selection = useSelection(board.columns);
  const [bulk, setBulk] = useState<BulkAction | null>(null);
  const drafts = useDrafts();
  const pending = moves.pending;
  const draft = useDraft(drafts, pending?.subject.application ?? null);
  const bulkDraft = useDraft(drafts, null);
  const { application } = filters;
  useCardFocus(application, moves.moved);
  const open = useCallback(
    (chosen: number) => changeFilters({ application: chosen }),
    [changeFilters],
  );
  return (
    <Page
      title={t('Business Pipeline')}
      description={t('The status of every application, and what comes next.')}
      maxWidth="full"
      isPersonal
    >
      <Frame>
        <PageTitle variant="h2">{t('Business Pipeline')}</PageTitle>
        <FilterBar filters={filters} />
        <PipelineFigures />
        <span role="status" style={visuallyHidden}>
          {moves.announcement}
        </span>
        <BoardContent
          board={board}
          state={filters.state}
          isFiltered={isFiltered(filters)}
          query={query}
          now={now()}
          selected={selection.selected}
          onState={(state) => changeFilters({ state })}
          onOpen={open}
          onSelect={selection.toggle}
          onMove={(card, event) => moves.move(card, event, card)}
          onAnnounce={moves.announce}
        />
        {selection.selected.size > 0 && (
          <BulkBar
            cards={[...selection.selected.values()]}
            onAction={setBulk}
            onClear={selection.clear}
          />
        )}
      </Frame>
      {application !== null && (
        <ApplicationDrawer
          application={application}
          reviewer={findCard(board.columns, application)?.reviewer?.name ?? null}
          onMove={moves.move}
          onClose={() => changeFilters({ application: null })}
        />
      )}
      {pending && (
        <DecisionDialog
          key={pending.subject.application}
          {...pending}
          {...draft}
          card={findCard(board.columns, pending.subject.application)}
          onSent={(subject, event, sent) => {
            if (!isAtOnce(event)) drafts.forget(subject.application);
            moves.onSent(subject, event, sent, findCard(board.columns, subject.application));
          }}
          onClose={moves.cancel}
        />
      )}
      {bulk && (
        <BulkDialog
          action={bulk}
          {...bulkDraft}
          onDone={({ done }) => {
            drafts.forget(null);
            selection.remove(done);
          }}
          onClose={() => setBulk(null)}
        />
      )}
    </Page>
  );
}
