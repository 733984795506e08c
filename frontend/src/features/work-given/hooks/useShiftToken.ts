import {
  ATTENDANCE_STEP_SECONDS,
  type AttendancePhase,
  attendanceStepAt,
  makeAttendanceToken,
} from '@nukkad/contract/attendance/attendance';
import { useEffect, useState } from 'react';
import { engagementsApi } from '../../../shared/instant-work/engagements-api';
import { makeSigner } from '../model/sign-attendance';

const STEP_MS = ATTENDANCE_STEP_SECONDS * 1000;

/**
 * The code of a shift that is shown now; it changes by the server's time: that of the answer, plus what has passed since by a clock
 * that nobody sets. Null while the server has not answered, and where the browser cannot sign.
 */
export function useShiftToken(id: string, phase: AttendancePhase): { token: string | null; isFailed: boolean } {
  const { data, isError, refetch, fulfilledTimeStamp } = engagementsApi.useGetShiftKeyQuery({ id });
  const [token, setToken] = useState<string | null>(null);
  const [cannotSign, setCannotSign] = useState(false);
  // a phone that slept has stopped its clocks
  useEffect(() => {
    const renew = () => {
      if (!document.hidden) void refetch();
    };
    document.addEventListener('visibilitychange', renew);
    window.addEventListener('online', renew);
    return () => {
      document.removeEventListener('visibilitychange', renew);
      window.removeEventListener('online', renew);
    };
  }, [refetch]);
  useEffect(() => {
    if (!data) return undefined;
    const behind = Date.parse(data.now) - performance.now();
    let timer: number | undefined;
    let isOver = false;
    const show = async (): Promise<void> => {
      const now = performance.now() + behind;
      timer = window.setTimeout(() => void show(), STEP_MS - (now % STEP_MS));
      try {
        const sign = await makeSigner(data.key);
        const next = await makeAttendanceToken(sign, phase, { shiftId: data.shiftId, step: attendanceStepAt(now) });
        if (!isOver) setToken(next);
      } catch (error) {
        console.error(error);
        if (!isOver) setCannotSign(true);
      }
    };
    void show();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [data, fulfilledTimeStamp, phase]);
  return { token, isFailed: cannotSign || (isError && data === undefined) };
}
