import type { ApiError } from '@nukkad/api-client/base-query';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { engagementsApi } from '../../../shared/instant-work/engagements-api';
import { forgetScan, keepScan, keptScansOf, type Scan } from './kept-scans';

/** What became of a scan: confirmed, refused for a reason, or waiting because nothing final was answered. */
export type ScanOutcome =
  | { state: 'confirmed'; work: Engagement }
  | { state: 'refused'; reason: string | undefined }
  | { state: 'waiting'; isStored: boolean; reason: string | undefined };

/** How the server names the refusals that are about the code and the work. Any other failure may pass. */
const ABOUT_THE_SCAN = 'engagements.attendance.';
const START_IS_MISSING = `${ABOUT_THE_SCAN}startFirst`;

/** Whether a refusal stands: not that of an end whose start waits on this phone as well. */
function isFinal(code: string | undefined, account: string | null): boolean {
  if (!code?.startsWith(ABOUT_THE_SCAN)) return false;
  return code !== START_IS_MISSING || keptScansOf(account).every(({ phase }) => phase !== 'start');
}

/** Sends a scan of an account. It stays on the phone until the server has answered about it. */
export async function sendScan(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  { phase, token }: Scan,
  { account, kept }: { account: string | null; kept: boolean },
): Promise<ScanOutcome> {
  const scan = { phase, token };
  try {
    const call = engagementsApi.endpoints.confirmAttendance.initiate({ confirmAttendance: { ...scan, kept } });
    const work = await dispatch(call).unwrap();
    forgetScan(scan, account);
    return { state: 'confirmed', work };
  } catch (error) {
    const { detail, problem } = error as ApiError;
    if (!isFinal(problem?.code, account)) {
      return { state: 'waiting', isStored: keepScan(scan, 'network', account), reason: detail };
    }
    forgetScan(scan, account);
    return { state: 'refused', reason: detail };
  }
}
