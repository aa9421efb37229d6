import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../../../domain/language';
import {
  adminActionOf,
  type ApplicationEventType,
} from '../../../../domain/vetting/applicationEvents';
import { applicationAfter } from '../../../../domain/vetting/applicationLife';
import {
  APPLICATION_STATE,
  type ApplicationState,
} from '../../../../domain/vetting/applicationStates';
import { unreadFlags } from '../../../../domain/vetting/unreadFlags';
import { useVettingPrefetch } from '../../../api/vettingApi';
import { usePaths } from '../../../paths';
import { useToast } from '../../../ui/toasts';
import { useMoves } from '../application/useMoves';
import { DESK_KEYS } from './deskKeys';
import { matterAnchor } from './parts/MatterItem';
import { useDeskAddress } from './useDeskAddress';
import { useDeskDetails } from './useDeskDetails';
import { useDeskKeys } from './useDeskKeys';
import { useDeskList, type Place } from './useDeskList';
import { useReading } from './useReading';

interface Options {
  hasKeys: boolean;
  /** A decision opens the next application. */
  goesOn: boolean;
  field: RefObject<HTMLInputElement | null>;
  heading: RefObject<HTMLHeadingElement | null>;
  showHelp: () => void;
}

const announcementOf = (name: string, to: ApplicationState) =>
  `${name}: ${t(APPLICATION_STATE[to].name)}.`;

/** Fetches the neighbour before it is opened. */
function useFetchAhead(next: Place | null) {
  const fetchApplication = useVettingPrefetch('getApplication');
  const fetchReport = useVettingPrefetch('getVettingReport');
  const application = next?.row.application;
  const business = next?.row.user_id;
  useEffect(() => {
    if (application === undefined || business === undefined) return;
    fetchApplication(application, { ifOlderThan: 15 });
    fetchReport(business, { ifOlderThan: 15 });
  }, [application, business, fetchApplication, fetchReport]);
}

/** Focuses the name of another application once it is shown, so that screen readers say it. */
function useNameFocus(heading: Options['heading'], shown: number | null) {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (shown === null) return;
    if (before.current !== null && before.current !== shown) {
      heading.current?.focus({ preventScroll: true });
      const pane = heading.current?.closest('.pane');
      if (pane) pane.scrollTop = 0;
    }
    before.current = shown;
  }, [shown, heading]);
}

/** What the review desk shows and does. */
export function useDesk({ hasKeys, goesOn, field, heading, showHelp }: Options) {
  const { address, goTo } = useDeskAddress();
  const { application } = address;
  const list = useDeskList(address);
  const state = useDeskDetails(application, list.chosen?.user_id ?? null);
  const reading = useReading(application);
  const paths = usePaths();
  const navigate = useNavigate();
  const toast = useToast();
  /** Applications whose approval unread was allowed. */
  const [allowed, setAllowed] = useState<ReadonlySet<number>>(new Set());
  const [asking, setAsking] = useState<{ name: string; count: number } | null>(null);
  const { details, matters } = state;
  useFetchAhead(list.next);
  useNameFocus(heading, details?.application.id ?? null);

  const open = (place: Place | null) => {
    const to = place && { page: place.page, application: place.row.application };
    goTo({ ...address, application: null, ...to }, true);
  };
  const next = list.next;
  const moves = useMoves({
    announcementOf,
    onMoved: (_application, event) => {
      const to = details && applicationAfter(details.application.state, event, 'admin');
      if (goesOn && to && APPLICATION_STATE[to].phase !== 'review') open(next);
    },
  });

  function begin(event: ApplicationEventType) {
    if (!details) return;
    const { id, user, state: at, possible } = details.application;
    const subject = { application: id, user_id: user, name: details.report.business.name };
    moves.move({ ...subject, state: at, possible }, event);
  }

  function decide(event: ApplicationEventType) {
    if (!details) return;
    const { id, state: at, possible } = details.application;
    const { name } = details.report.business;
    if (!possible.includes(event)) {
      const label = t(adminActionOf(event)?.label ?? event);
      const state = t(APPLICATION_STATE[at].is);
      const claim = possible.includes('application.claimed') ? ` ${t('Claim it first.')}` : '';
      const told = t('“{label}” is not possible: {name} is {state}.', { label, name, state });
      toast('info', told + claim);
      return;
    }
    const { assessment } = details.report;
    const unread = assessment ? unreadFlags(assessment, reading.read).length : 0;
    if (event === 'application.approved' && unread > 0 && !allowed.has(id)) {
      setAsking({ name, count: unread });
    } else begin(event);
  }

  function openNextAnswer() {
    const answer = matters.find(({ question }) => !reading.read.has(question));
    if (answer) reading.openAnswer(answer.question);
    setFocused(answer ? { question: answer.question } : null);
    if (!answer && details) toast('info', t('Every answer that matters was opened.'));
  }
  const [focused, setFocused] = useState<{ question: number } | null>(null);
  useEffect(() => {
    if (!focused) return;
    const button = document.getElementById(matterAnchor(focused.question));
    button?.focus({ preventScroll: true });
    button?.scrollIntoView({ block: 'nearest' });
  }, [focused]);

  const toNext = list.next && (() => open(list.next));
  const toPrevious = list.previous && (() => open(list.previous));
  const decideBy = (key: 'claim' | 'approve' | 'changes' | 'reject') => () =>
    decide(DESK_KEYS[key].event);
  useDeskKeys(hasKeys, {
    next: () => (toNext ? toNext() : toast('info', t('This is the last application of the list.'))),
    previous: () =>
      toPrevious ? toPrevious() : toast('info', t('This is the first application of the list.')),
    proof: openNextAnswer,
    claim: decideBy('claim'),
    approve: decideBy('approve'),
    changes: decideBy('changes'),
    reject: decideBy('reject'),
    report: () => {
      if (details) void navigate(`${paths.report}?as_user=${details.application.user}`);
    },
    search: () => field.current?.focus(),
    help: showHelp,
  });

  return {
    address,
    goTo,
    list,
    state,
    reading,
    moves,
    asking,
    decide,
    openNextAnswer,
    toNext,
    toPrevious,
    approveUnread: () => {
      setAsking(null);
      if (application !== null) setAllowed(new Set([...allowed, application]));
      begin('application.approved');
    },
    readFirst: () => {
      setAsking(null);
      openNextAnswer();
    },
  };
}
