import { use, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { PipelineCard, PipelineQuery } from '../../../../domain/contract/admin/pipeline';
import type { ApplicationState } from '../../../../domain/vetting/applicationStates';
import { useUser } from '../../../actors/session';
import { pipelineApi } from '../../../api/admin/pipelineApi';
import { ClockContext } from '../../../clock';
import type { Store } from '../../../store/makeStore';
import { cardInState, moveCard } from './board';

/** Shows a card in another column before the server answers; returns a function that undoes it. */
export function useOptimisticMove(query: PipelineQuery) {
  const dispatch = useDispatch<Store['dispatch']>();
  const now = use(ClockContext);
  const user = useUser();
  return useMemo(() => {
    const reviewer = user && {
      user_id: user.user_id,
      name: `${user.first_name} ${user.last_name}`.trim(),
    };
    const show = (card: PipelineCard, from: ApplicationState) => {
      const leave = { ...query, state: from };
      dispatch(
        pipelineApi.util.updateQueryData('listPipelineColumn', leave, ({ pages }) => {
          for (const page of pages)
            page.cards = page.cards.filter(({ application }) => application !== card.application);
        }),
      );
      dispatch(
        pipelineApi.util.updateQueryData('listPipeline', query, (columns) =>
          moveCard(columns, card, from),
        ),
      );
    };
    return (card: PipelineCard, to: ApplicationState) => {
      show(cardInState(card, to, reviewer, now()), card.state);
      return () => show(card, to);
    };
  }, [dispatch, query, now, user]);
}
