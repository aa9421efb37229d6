import { useState } from 'react';
import type { Event } from '../../../domain/contract/event';
import { useIsSignedIn } from '../../actors/session';
import { useAttendEventMutation, useCancelAttendanceMutation } from '../../api/eventsApi';
import { useJoinWaitingListMutation, useLeaveWaitingListMutation } from '../../api/waitingListApi';
import { readFailure } from '../../api/failure';
import { reasonOf } from '../../api/reasonOf';
import type { AttendanceProps } from './parts/Attendance';

/**
 * Takes a place, gives it back or waits for one. The page changes only after the server has agreed, because
 * somebody else may have taken the last place. The event is then fetched again.
 */
export function useAttendance(event: Event | null, isReading: boolean): AttendanceProps {
  const isMember = useIsSignedIn();
  const [attend, attending] = useAttendEventMutation();
  const [cancel, cancelling] = useCancelAttendanceMutation();
  const [join, joining] = useJoinWaitingListMutation();
  const [leave, leaving] = useLeaveWaitingListMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const change = async (request: (id: number) => { unwrap(): Promise<Event> }) => {
    if (!event) return;
    setProblem(null);
    try {
      await request(event.event_id).unwrap();
    } catch (thrown) {
      setProblem(reasonOf(readFailure(thrown)));
    }
  };
  return {
    isMember,
    isBusy: isReading || [attending, cancelling, joining, leaving].some((one) => one.isLoading),
    problem,
    onAttend: () => void change(attend),
    onCancel: () => void change(cancel),
    onJoin: () => void change(join),
    onLeave: () => void change(leave),
  };
}
