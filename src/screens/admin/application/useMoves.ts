import { useState } from 'react';
import { t } from '../../../../domain/language';
import type { PipelineCard } from '../../../../domain/contract/admin/pipeline';
import type { Application, ApplicationEventPayload } from '../../../../domain/contract/vetting';
import { type ApplicationEventType, eventText } from '../../../../domain/vetting/applicationEvents';
import type { ApplicationState } from '../../../../domain/vetting/applicationStates';
import { applicationAfter } from '../../../../domain/vetting/applicationLife';
import { undoOf } from '../../../../domain/vetting/undoMove';
import { readFailure } from '../../../api/failure';
import { reasonOf } from '../../../api/reasonOf';
import { useSendApplicationEventMutation } from '../../../api/vettingApi';
import { useToast } from '../../../ui/toasts';
import { isAtOnce } from './moves';
import type { ApplicationSubject } from './applicationSubject';

interface PendingDecision {
  subject: ApplicationSubject;
  event: ApplicationEventType;
}

interface Options {
  /** Shows a card in another state before the server answers; returns what undoes that. */
  showMoved?: (card: PipelineCard, to: ApplicationState) => () => void;
  /** What the live region reads out when an application has come to a state. */
  announcementOf: (name: string, to: ApplicationState) => string;
  /** Called when a move has succeeded, but not when it was undone. */
  onMoved?: (application: number, event: ApplicationEventType) => void;
}

/**
 * Moves an application from a list, its menu or its details: at once when no note is needed, else
 * after a dialog. Either can be undone at once when the machine has a way back.
 */
export function useMoves({ showMoved, announcementOf, onMoved }: Options) {
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
    const back = undoOf(subject.state, to);
    const undo = back && {
      label: t('Undo'),
      onAct: () => void sendAtOnce({ ...subject, state: to, possible: [back.event] }, back),
    };
    announce(announcementOf(subject.name, to));
    toast('success', `${t(eventText(event))}: ${subject.name}`, undo ?? undefined);
  }

  const show = (card: PipelineCard, to: ApplicationState) => {
    const undoMove = showMoved?.(card, to) ?? (() => {});
    setMoved({ application: card.application });
    return () => {
      undoMove();
      setMoved({ application: card.application });
    };
  };

  async function sendAtOnce(
    subject: ApplicationSubject,
    body: ApplicationEventPayload,
    card?: PipelineCard,
  ): Promise<boolean> {
    const { event } = body;
    const to = applicationAfter(subject.state, event, 'admin');
    const undoMove = card && to ? show(card, to) : () => {};
    try {
      const { state } = await send({ id: subject.application, body }).unwrap();
      reportMove(subject, event, state);
      return true;
    } catch (thrown) {
      undoMove();
      console.error('The application could not be moved', thrown);
      const failure = readFailure(thrown);
      const stays = t('{name} was not moved.', { name: subject.name });
      const retry = { label: t('Retry'), onAct: () => void sendAtOnce(subject, body, card) };
      announce(stays);
      toast('error', `${stays} ${reasonOf(failure)}`, failure.status === 409 ? undefined : retry);
      return false;
    }
  }

  /** `card` is shown in its new state before the server answers. */
  async function move(
    subject: ApplicationSubject,
    event: ApplicationEventType,
    card?: PipelineCard,
  ): Promise<void> {
    if (!isAtOnce(event)) setPending({ subject, event });
    else if (await sendAtOnce(subject, { event }, card)) onMoved?.(subject.application, event);
  }

  return {
    move: (...args: Parameters<typeof move>) => void move(...args),
    pending,
    cancel: () => setPending(null),
    /** After the dialog has sent the event; `card` is the one in the list. */
    onSent: (
      subject: ApplicationSubject,
      event: ApplicationEventType,
      { state }: Application,
      card: PipelineCard | null,
    ) => {
      if (card) show(card, state);
      reportMove(subject, event, state);
      onMoved?.(subject.application, event);
    },
    announcement,
    announce,
    moved,
  };
}
