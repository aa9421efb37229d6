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
import type { Subject } from '../application/subject';
import { usePlacing } from './usePlacing';

interface Asked {
  subject: Subject;
  event: ApplicationEventType;
}

/**
 * What the board, its menu and the details do with an application: moves without words at once,
 * all others after the dialog; either can be taken back where the machine knows a way.
 */
export function useMoves(query: PipelineQuery) {
  const place = usePlacing(query);
  const toast = useToast();
  const [send] = useSendApplicationEventMutation();
  const [asked, setAsked] = useState<Asked | null>(null);
  /** Told by the live region. */
  const [said, say] = useState('');
  /** Where focus goes on, once the card stands there. */
  const [moved, setMoved] = useState<{ application: number } | null>(null);

  function tell(subject: Subject, event: ApplicationEventType, to: ApplicationState) {
    const back = reverseOf(subject.state, to, 'admin');
    const undo = back && {
      label: 'Undo',
      onAct: () => move({ ...subject, state: to, possible: [back] }, back),
    };
    say(`${subject.name} is now in the column ${APPLICATION_STATE[to].name}.`);
    toast('success', `${eventText(event)}: ${subject.name}`, undo ?? undefined);
  }

  const show = (card: PipelineCard, to: ApplicationState) => {
    const takeBack = place(card, to);
    setMoved({ application: card.application });
    return () => {
      takeBack();
      setMoved({ application: card.application });
    };
  };

  async function sendAtOnce(subject: Subject, event: ApplicationEventType, card?: PipelineCard) {
    const to = nextState(subject.state, event, 'admin');
    const takeBack = card && to ? show(card, to) : () => {};
    try {
      const { state } = await send({ id: subject.application, body: { event } }).unwrap();
      tell(subject, event, state);
    } catch (thrown) {
      takeBack();
      console.error('The application could not be moved', thrown);
      const failure = readFailure(thrown);
      const stays = `${subject.name} was not moved.`;
      const retry = { label: 'Retry', onAct: () => move(subject, event, card) };
      say(stays);
      toast('error', `${stays} ${reasonOf(failure)}`, failure.status === 409 ? undefined : retry);
    }
  }

  /** `card` is shown in its new column while the server is asked. */
  function move(subject: Subject, event: ApplicationEventType, card?: PipelineCard) {
    if (isAtOnce(event)) void sendAtOnce(subject, event, card);
    else setAsked({ subject, event });
  }

  return {
    move,
    asked,
    stopAsking: () => setAsked(null),
    /** The dialog has sent it; `card` is where the board shows it. */
    sent: (
      subject: Subject,
      event: ApplicationEventType,
      { state }: Application,
      card: PipelineCard | null,
    ) => {
      if (card) show(card, state);
      tell(subject, event, state);
    },
    said,
    say,
    moved,
  };
}
