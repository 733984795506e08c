import type { SeededRandom } from '@nukkad/contract/seeded-random';
import type { LoadCalls, RepeatCall } from './load-calls.js';

const REASON = 'The gate shows it.';
const PAISE_PER_RUPEE = 100;

/** Contested work after the answer of the worker, and the session of the worker. */
interface ContestedWork {
  id: string;
  number: number;
  worker: string;
}

interface ContestRow {
  id: string;
  lower: number;
  higher: number;
}

/** Members of the staff who decide contests, always two of them at the same moment, with different figures. */
export class StaffLoad {
  /** Runs at the beginning of each decision; a fault replaces it. */
  atDecision: () => void = () => undefined;

  constructor(
    private readonly calls: LoadCalls,
    private readonly staff: readonly string[],
    private readonly random: SeededRandom,
    private readonly repeat: RepeatCall,
  ) {}

  /** Renews the proofs of the second factor: the market may be older than they last. */
  async signIn(): Promise<void> {
    await this.calls.query(
      'UPDATE sessions SET second_factor_at = clock_timestamp() WHERE second_factor_at IS NOT NULL',
      [],
    );
  }

  /** The staff propose a figure; the worker appeals against most of them, and the staff decide again. */
  async decideContest(work: ContestedWork): Promise<void> {
    const [contest] =
      (await this.calls.query<ContestRow>(
        `SELECT c.id, least(c.claimed, c.stated)::float8 AS lower, greatest(c.claimed, c.stated)::float8 AS higher
         FROM payment_contests c JOIN payment_holds h ON h.id = c.hold_id WHERE h.engagement_id = $1`,
        [work.id],
      )) ?? [];
    if (!contest) return;
    await this.decideTogether('propose-contest', 'answered', contest, work);
    const about = { engagementId: work.id };
    const path = `/api/engagements/${work.id}/contest/appeal`;
    const appeal = { path, cookie: work.worker, body: {} };
    const appealed = await this.repeat('appeal-contest', appeal, `appeal-${work.number}`, about);
    if (appealed?.outcome === 'ok') await this.decideTogether('decide-contest', 'appealed', contest, work);
  }

  /** Every member of the staff decides at once: some of them may not, since they made the proposal. */
  private async decideTogether(
    kind: 'propose-contest' | 'decide-contest',
    state: 'answered' | 'appealed',
    { id, lower, higher }: ContestRow,
    work: ContestedWork,
  ): Promise<void> {
    this.atDecision();
    await Promise.all(
      this.staff.map((cookie) => {
        const share = this.random.pick([0, 0.5, 1]);
        const owed = Math.round((lower + (higher - lower) * share) / PAISE_PER_RUPEE) * PAISE_PER_RUPEE;
        const body = { state, owed: String(owed), reason: REASON };
        const post = { path: `/api/admin/contests/${id}/decision`, cookie, body };
        return this.repeat(kind, post, undefined, { engagementId: work.id });
      }),
    );
  }
}
