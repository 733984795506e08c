import {
  ATTENDANCE_STEP_SECONDS,
  type AttendancePhase,
  attendanceStepAt,
  makeAttendanceToken,
} from '@nukkad/contract/attendance/attendance';
import type { ApiError } from '@nukkad/api-client/base-query';
import { useEffect, useState } from 'react';
import { serverNow } from '../../../../shared/clock/server-clock';
import { engagementsApi } from '../../../../entities/engagement/engagements-api';
import { makeSigner } from '../model/sign-attendance';

const STEP_MS = ATTENDANCE_STEP_SECONDS * 1000;
/** Difference of the two clocks of a device above which one of them was stopped or set. */
const SLEPT_MS = 5000;
/** Milliseconds after a call that failed until the next one, while there is no code. */
const RETRY_MS = 4000;

/** Returns whether a repeated call may succeed: no response arrived (status 0), or the server failed. */
const isPassing = ({ status }: Partial<ApiError> = {}): boolean =>
  status === 0 || (status !== undefined && status >= 500);

/** Returns the difference between the server time and the page's monotonic clock, which stops while a phone sleeps. */
const clocksApart = (): number => serverNow() - performance.now();

/**
 * Returns the present code of a shift. It changes by the server's time: the time of the response plus the elapsed time
 * of a monotonic clock. Null before the first response, after a sleep until the next response, and in a browser that
 * cannot sign.
 */
export function useShiftToken(id: string, phase: AttendancePhase): { token: string | null; isFailed: boolean } {
  const { data, error, isError, refetch, fulfilledTimeStamp } = engagementsApi.useGetShiftKeyQuery({ id });
  const [token, setToken] = useState<string | null>(null);
  const [cannotSign, setCannotSign] = useState(false);
  const [hasSlept, setHasSlept] = useState(false);
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
  const isMissing = isError && (data === undefined || hasSlept);
  // a new object for each failed call, so that each failure starts one timer
  const passingError = isMissing && isPassing(error) ? error : null;
  useEffect(() => {
    if (!passingError) return undefined;
    const timer = window.setTimeout(() => {
      // a hidden page calls when it is shown again
      if (!document.hidden) void refetch();
    }, RETRY_MS);
    return () => window.clearTimeout(timer);
  }, [passingError, refetch]);
  useEffect(() => {
    if (!data) return undefined;
    const behind = Date.parse(data.now) - performance.now();
    const apart = clocksApart();
    setHasSlept(false);
    let timer: number | undefined;
    let isOver = false;
    const show = async (): Promise<void> => {
      window.clearTimeout(timer);
      // otherwise the code would be that of the moment at which the phone fell asleep
      if (Math.abs(clocksApart() - apart) > SLEPT_MS) {
        setToken(null);
        setHasSlept(true);
        void refetch();
        return;
      }
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
    const wake = () => {
      if (!document.hidden) void show();
    };
    void show();
    document.addEventListener('visibilitychange', wake);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
    };
  }, [data, fulfilledTimeStamp, phase, refetch]);
  return { token, isFailed: cannotSign || isMissing };
}
