import type { ApiError } from '@nukkad/api-client/base-query';
import { api } from '@nukkad/api-client/generated/api.gen';
import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';

/** Prefix of the problem codes that require staff to complete a step first. */
const STAFF_PROBLEMS = 'auth.staff.';

type State = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;

const isRefusal = (error: ApiError | SerializedError | undefined): boolean =>
  error !== undefined && 'problem' in error && Boolean(error.problem?.code?.startsWith(STAFF_PROBLEMS));

/** Returns a text that changes with each call that is refused because staff must complete a step first. */
const refusalsIn = ({ api: { queries, mutations } }: State): string =>
  [...Object.values(queries), ...Object.values(mutations)]
    .filter((call) => isRefusal(call?.error))
    .map((call) => call?.requestId)
    .join();

/** Calls `onRefusal`, a stable function, after each call that is refused because staff must complete a step first. */
export function useStaffRefusals(onRefusal: () => unknown): void {
  const refusals = useSelector(refusalsIn);
  useEffect(() => {
    if (refusals) onRefusal();
  }, [refusals, onRefusal]);
}
