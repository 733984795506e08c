import type { ApiError } from '@nukkad/api-client/base-query';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { engagementsApi } from '../../../entities/engagement/engagements-api';
import { forgetScan, keepScan, keptScansOf, type Scan } from './kept-scans';

/** Result of a scan: confirmed, refused with a reason, or waiting because no final response arrived. */
export type ScanOutcome =
  | { state: 'confirmed'; work: Engagement }
  | { state: 'refused'; reason: string | undefined }
  | { state: 'waiting'; isStored: boolean; reason: string | undefined };

/** Prefix of the problem codes about the code and the work. Any other failure may be temporary. */
const ABOUT_THE_SCAN = 'engagements.attendance.';
const START_IS_MISSING = `${ABOUT_THE_SCAN}startFirst`;

/** Returns whether a refusal is final. "Start is missing" is not final while a start scan also waits on this phone. */
function isFinal(code: string | undefined, account: string | null): boolean {
  if (!code?.startsWith(ABOUT_THE_SCAN)) return false;
  return code !== START_IS_MISSING || keptScansOf(account).every(({ phase }) => phase !== 'start');
}

/** Sends a scan of an account. The phone stores it until the server has responded to it. */
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
