import type { ApiError } from '@nukkad/api-client/base-query';
import type { Engagement } from '@nukkad/api-client/generated/api.gen';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { engagementsApi } from '../../../shared/instant-work/engagements-api';
import { forgetScan, keepScan, type Scan } from './kept-scans';

/** What became of a scan: confirmed, refused for a reason, or waiting because nothing final was answered. */
export type ScanOutcome =
  | { state: 'confirmed'; work: Engagement }
  | { state: 'refused'; reason: string | undefined }
  | { state: 'waiting'; isStored: boolean; reason: string | undefined };

/** Refusals that are about the code and the work; any other failure may pass. */
const FINAL = [400, 403, 404, 409, 410];

/** Sends a scan. It stays on the phone until the server has answered about it. */
export async function sendScan(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  { phase, token }: Scan,
  kept: boolean,
): Promise<ScanOutcome> {
  const scan = { phase, token };
  try {
    const call = engagementsApi.endpoints.confirmAttendance.initiate({ confirmAttendance: { ...scan, kept } });
    const work = await dispatch(call).unwrap();
    forgetScan(scan);
    return { state: 'confirmed', work };
  } catch (error) {
    const { status, detail } = error as ApiError;
    if (!FINAL.includes(status)) return { state: 'waiting', isStored: keepScan(scan, 'network'), reason: detail };
    forgetScan(scan);
    return { state: 'refused', reason: detail };
  }
}
