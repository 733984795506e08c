import { Injectable } from '@nestjs/common';
import type { SecondFactorSecret } from '@nukkad/contract/accounts/second-factor';
import { Transactions } from '../../common/database/transactions.js';
import { RecentSignInCheck } from '../../common/security/recent-sign-in-check.js';
import { secondFactorStands } from './second-factor.errors.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecondFactorSecrets } from './second-factor-secrets.js';
import { StaffSessions } from './staff-sessions.js';
import { newTotpSecret, totpUri } from './totp.js';

/** Creates a secret for a staff member's authenticator app. It is active after a code of it is confirmed. */
@Injectable()
export class BeginSecondFactor {
  constructor(
    private readonly transactions: Transactions,
    private readonly factors: SecondFactorRepository,
    private readonly secrets: SecondFactorSecrets,
    private readonly staffSessions: StaffSessions,
    private readonly signIns: RecentSignInCheck,
  ) {}

  async execute(caller: { userId: string; sessionId: string; email: string }): Promise<SecondFactorSecret> {
    const { userId, sessionId, email } = caller;
    await this.staffSessions.refuseIdle(sessionId);
    await this.signIns.assertRecentSignIn(sessionId);
    const sealed = await this.secrets.seal(userId, newTotpSecret());
    const answer = await this.transactions.run<string>(async (tx) => {
      if (!(await this.factors.begin(tx, userId, sealed))) throw secondFactorStands();
      return sealed;
    });
    const secret = await this.secrets.open(userId, answer);
    return { secret, uri: totpUri(secret, email) };
  }
}
