import visuallyHidden from '@mui/utils/visuallyHidden';
import { styled } from '@mui/material/styles';
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ClockContext } from '../../../clock';
import { Page, PageTitle } from '../../../ui/Page';
import { ApplicationDrawer } from '../application/ApplicationDrawer';
import { DecisionDialog } from '../application/DecisionDialog';
import { isAtOnce } from '../application/moves';
import type { BulkAction } from './bulk';
import { isNarrowed, queryOf, readFilters, writeFilters, type BoardFilters } from './filters';
import { BoardContent } from './parts/BoardContent';
import { BulkBar } from './parts/BulkBar';
import { BulkDialog } from './parts/BulkDialog';
import { Figures } from './parts/Figures';
import { FilterBar } from './parts/FilterBar';
import { findCard, useBoard } from './useBoard';
import { useCardFocus } from './useCardFocus';
import { useDraft, useDrafts } from './useDrafts';
import { useMoves } from './useMoves';
import { useSelection } from './useSelection';

const Ground = styled('div')(({ theme }) => ({
  padding: theme.spacing(3, 2, 6),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4, 4, 8) },
}));

/** What the address asks for, and how to ask for something else; `go` never changes. */
function useFilters() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const filters = useMemo(() => readFilters(params), [params]);
  const { q, category, reviewer } = filters;
  const query = useMemo(() => queryOf({ q, category, reviewer }), [q, category, reviewer]);
  const latest = useRef({ filters, navigate });
  useEffect(() => {
    latest.current = { filters, navigate };
  });
  const go = useCallback((changed: Partial<BoardFilters>) => {
    const { filters: before, navigate: goTo } = latest.current;
    void goTo({ search: writeFilters({ ...before, ...changed }) });
  }, []);
  return { filters, query, go };
}

/** Where every application stands, and all that an admin can do with it. */
export default function PipelinePage() {
  const now = use(ClockContext);
  const { filters, query, go } = useFilters();
  const board = useBoard(query);
  const moves = useMoves(query);
  const selection = useSelection(board.columns);
  const [bulk, setBulk] = useState<BulkAction | null>(null);
  const drafts = useDrafts();
  const asked = moves.asked;
  const draft = useDraft(drafts, asked?.subject.application ?? null);
  const bulkDraft = useDraft(drafts, null);
  const { application } = filters;
  useCardFocus(application, moves.moved);
  const open = useCallback((chosen: number) => go({ application: chosen }), [go]);
  return (
    <Page
      title="Business Pipeline"
      description="The status of every application, and what comes next."
      maxWidth="full"
      isPersonal
    >
      <Ground>
        <PageTitle variant="h2">Business Pipeline</PageTitle>
        <FilterBar filters={filters} />
        <Figures />
        <span role="status" style={visuallyHidden}>
          {moves.said}
        </span>
        <BoardContent
          board={board}
          state={filters.state}
          isNarrowed={isNarrowed(filters)}
          query={query}
          now={now()}
          selected={selection.selected}
          onState={(state) => go({ state })}
          onOpen={open}
          onSelect={selection.toggle}
          onMove={(card, event) => moves.move(card, event, card)}
          onSay={moves.say}
        />
        {selection.selected.size > 0 && (
          <BulkBar
            cards={[...selection.selected.values()]}
            onAct={setBulk}
            onClear={selection.clear}
          />
        )}
      </Ground>
      {application !== null && (
        <ApplicationDrawer
          application={application}
          reviewer={findCard(board.columns, application)?.reviewer?.name ?? null}
          onMove={moves.move}
          onClose={() => go({ application: null })}
        />
      )}
      {asked && (
        <DecisionDialog
          key={asked.subject.application}
          {...asked}
          {...draft}
          onSent={(subject, event, sent) => {
            if (!isAtOnce(event)) drafts.forget(subject.application);
            moves.sent(subject, event, sent, findCard(board.columns, subject.application));
          }}
          onClose={moves.stopAsking}
        />
      )}
      {bulk && (
        <BulkDialog
          action={bulk}
          {...bulkDraft}
          onDone={({ done }) => {
            drafts.forget(null);
            selection.drop(done);
          }}
          onClose={() => setBulk(null)}
        />
      )}
    </Page>
  );
}
