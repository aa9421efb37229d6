import { useState } from 'react';
import type { PipelineCard, PipelineQuery } from '../../../../domain/contract/admin/pipeline';
import type { Application } from '../../../../domain/contract/vetting';
import { type ApplicationEventType, eventText } from '../../../../domain/vetting/applicationEvents';
import {
  type ApplicationState,
  APPLICATION_STATE,
} from '../../../../domain/vetting/applicationStates';
import { nextState, reverseOf } from '../../../../domain/vetting/applicationLife';
import { readFailure } from '../../../api/failure';
import { reasonOf } from '../../../api/reasonOf';
import { useSendApplicationEventMutation } from '../../../api/vettingApi';
import { useToast } from '../../../ui/toasts';
import { isAtOnce } from '../application/moves';
import type { ApplicationSubject } from '../application/applicationSubject';
import { useOptimisticMove } from './useOptimisticMove';

interface PendingDecision {
  subject: ApplicationSubject;
  event: ApplicationEventType;
}

/**
 * Moves an application from the board, its menu or its details: at once when no note is needed, else
 * after a dialog. Either can be undone when the machine has a way back.
 */
export function useMoves(query: PipelineQuery) {
  const moveOnBoard = useOptimisticMove(query);
  const toast = useToast();
  const [send] = useSendApplicationEventMutation();
  const [pending, setPending] = useState<PendingDecision | null>(null);
  /** Read out by the live region. */
  const [announcement, announce] = useState('');
  /** Set anew with each move, so that the focus follows the card. */
  const [moved, setMoved] = useState<{ application: number } | null>(null);

  function reportMove(
    subject: ApplicationSubject,
    event: ApplicationEventType,
    to: ApplicationState,
  ) {
    const back = reverseOf(subject.state, to, 'admin');
    const undo = back && {
      label: 'Undo',
      onAct: () => move({ ...subject, state: to, possible: [back] }, back),
    };
    announce(`${subject.name} is now in the column ${APPLICATION_STATE[to].name}.`);
    toast('success', `${eventText(event)}: ${subject.name}`, undo ?? undefined);
  }

  const showMoved = (card: PipelineCard, to: ApplicationState) => {
    const undoMove = moveOnBoard(card, to);
    setMoved({ application: card.application });
    return () => {
      undoMove();
      setMoved({ application: card.application });
    };
  };

  async function sendAtOnce(
    subject: ApplicationSubject,
    event: ApplicationEventType,
    card?: PipelineCard,
  ) {
    const to = nextState(subject.state, event, 'admin');
    const undoMove = card && to ? showMoved(card, to) : () => {};
    try {
      const { state } = await send({ id: subject.application, body: { event } }).unwrap();
      reportMove(subject, event, state);
    } catch (thrown) {
      undoMove();
      console.error('The application could not be moved', thrown);
      const failure = readFailure(thrown);
      const stays = `${subject.name} was not moved.`;
      const retry = { label: 'Retry', onAct: () => move(subject, event, card) };
      announce(stays);
      toast('error', `${stays} ${reasonOf(failure)}`, failure.status === 409 ? undefined : retry);
    }
  }

  /** `card` is shown in its new column before the server answers. */
  function move(subject: ApplicationSubject, event: ApplicationEventType, card?: PipelineCard) {
    if (isAtOnce(event)) void sendAtOnce(subject, event, card);
    else setPending({ subject, event });
  }

  return {
    move,
    pending,
    cancel: () => setPending(null),
    /** After the dialog has sent the event; `card` is the one on the board. */
    onSent: (
      subject: ApplicationSubject,
      event: ApplicationEventType,
      { state }: Application,
      card: PipelineCard | null,
    ) => {
      if (card) showMoved(card, state);
      reportMove(subject, event, state);
    },
    announcement,
    announce,
    moved,
  };
}
