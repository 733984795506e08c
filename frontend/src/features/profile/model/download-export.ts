import { callHeaders, type Problem, reportProblem, signInReasonOf } from '@nukkad/api-client/base-query';
import { addressOf } from '@nukkad/api-client/contract-call';
import { BRAND } from '@nukkad/contract/platform/brand';
import { endedSession } from '../../../entities/session/model/ended-session';

/** Milliseconds after which a browser has read a file that it saves. */
const SAVE_MS = 60_000;

function save(content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = `${BRAND.toLowerCase()}-my-data.json`;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), SAVE_MS);
}

/** A network may answer in place of the server, with a page of its own. */
const isJson = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('application/json') === true;

async function readProblem(response: Response): Promise<Problem | undefined> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return undefined;
  }
}

/**
 * Downloads the export, and asks for a sign-in if the last one is not recent. Returns the failure; null if the file was
 * saved or the sign-in is asked for. The content bypasses the store and the offline cache.
 */
export async function downloadExport(): Promise<{ detail: string | undefined } | null> {
  try {
    const response = await fetch(new URL(addressOf('exportPersonalData'), window.location.origin), {
      credentials: 'include',
      headers: callHeaders(),
    });
    if (response.ok && isJson(response)) {
      save(await response.blob());
      return null;
    }
    const problem = await readProblem(response);
    if (problem) reportProblem(problem);
    const reason = signInReasonOf({ status: response.status, problem });
    if (!reason) return { detail: problem?.detail };
    endedSession.requireSignIn(reason);
    return null;
  } catch {
    return { detail: undefined };
  }
}
