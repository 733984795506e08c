import type { ReceivedInterviewRequest } from '@nukkad/api-client/generated/api.gen';
import type { InterviewMode } from '@nukkad/contract/interviews/interviews';

/**
 * Returns the place of the employer's last interview in person, or the number of the last one by phone; null without an
 * earlier interview.
 */
export function lastPlace(requests: readonly ReceivedInterviewRequest[], mode: InterviewMode): string | null {
  const field = mode === 'phone' ? 'phone' : 'place';
  for (const { type, taken, proposal, ...request } of requests) {
    const where = type === mode && !taken ? (request[field] ?? proposal?.[field] ?? null) : null;
    if (where !== null) return where;
  }
  return null;
}
