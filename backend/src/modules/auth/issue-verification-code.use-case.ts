import { Inject, Injectable } from '@nestjs/common';
import { CODE_LIFE_MINUTES } from '@nukkad/contract/limits';
import type { EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import type { TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { DirectMessages } from '../notifications/notifications.public.js';
import { noticeDestinationOf, type UserEntity, UserRepository } from '../users/users.public.js';
import { CodeDigest, newCode } from './code-digest.js';
import { type AccountPurpose, purposeOf } from './code-purpose.js';
import type { VerificationCodeEntity } from './entities/verification-code.entity.js';
import { SignUpRepository } from './sign-up.repository.js';
import { VerificationCodeRepository } from './verification-code.repository.js';

interface Issued {
  row: VerificationCodeEntity;
  code: string;
  /** The account that has the requested address verified while another account wants it; null when there is none. */
  owner: UserEntity | null;
}

/** Text of the message by purpose. A code for verification alone or for a sign-in uses the text for a new address. */
const TEXT_OF = {
  change: 'auth:messages.code',
  delete: 'auth:messages.deletionCode',
  join: 'auth:messages.joiningCode',
} as const satisfies Record<AccountPurpose, string>;

/**
 * Generates and sends a requested code. A retry generates another code, and only the newest code is valid: no code is
 * stored in plain text. Nothing is sent to an address without a pending request. When another account wants a verified
 * address, the owner gets a notice beside the code, which joins both accounts.
 */
@Injectable()
@HandlesTask('auth.send-verification-code')
export class IssueVerificationCodeUseCase {
  constructor(
    private readonly transactions: Transactions,
    private readonly codes: VerificationCodeRepository,
    private readonly signUps: SignUpRepository,
    private readonly users: UserRepository,
    private readonly digests: CodeDigest,
    private readonly messages: DirectMessages,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async execute({ codeId }: TaskPayloads['auth.send-verification-code']): Promise<void> {
    const digest = await this.digests.prepare();
    const issued = await this.transactions.run(async (tx): Promise<Issued | null> => {
      const row = await this.codes.lock(tx, codeId);
      if (!row) return null;
      if (row.destination === '' || !(await this.isAwaited(tx, row))) return null; // empty when no key decrypts it
      const code = newCode();
      const isIssued = await this.codes.issue(tx, row, digest(row.id, code));
      return isIssued ? { row, code, owner: await this.findOwner(tx, row) } : null;
    });
    if (issued) await this.send(issued);
  }

  /**
   * Returns whether a request waits for a code at this address. Looks up the owner of a number when the row has none.
   */
  private async isAwaited(tx: EntityManager, row: VerificationCodeEntity): Promise<boolean> {
    const purpose = purposeOf(row.interaction);
    if (purpose && row.userId) return this.isAwaitedBy(tx, row, row.userId, purpose);
    if (row.interaction !== null) return true; // the sign-in creates the account if there is none
    if (row.channel === 'email') {
      const user = await this.users.findByEmail(tx, row.destination);
      return user !== null && user.emailVerifiedAt === null;
    }
    if (row.userId !== null) {
      const user = await this.users.findById(tx, row.userId);
      return user?.phone === row.destination && user.phoneVerifiedAt === null;
    }
    const signUp =
      row.signUpId === null
        ? await this.signUps.findNewestUnverifiedOfPhone(tx, row.destination)
        : await this.signUps.findById(tx, row.signUpId);
    row.signUpId = signUp?.id ?? null;
    return signUp !== null && signUp.phoneVerifiedAt === null;
  }

  private async isAwaitedBy(
    tx: EntityManager,
    row: VerificationCodeEntity,
    userId: string,
    purpose: AccountPurpose,
  ): Promise<boolean> {
    const user = await this.users.findById(tx, userId);
    if (purpose !== 'change') {
      return user !== null && noticeDestinationOf(user).destination === row.destination && user.deletionDueAt === null;
    }
    return (row.channel === 'email' ? user?.pendingEmail : user?.pendingPhone) === row.destination;
  }

  /** Returns the other account that has verified the requested address; null when there is none. */
  private async findOwner(tx: EntityManager, row: VerificationCodeEntity): Promise<UserEntity | null> {
    if (row.channel !== 'email' || purposeOf(row.interaction) !== 'change') return null;
    const owner = await this.users.findByEmail(tx, row.destination);
    return owner !== null && owner.id !== row.userId && owner.emailVerifiedAt !== null ? owner : null;
  }

  private async send({ row, code, owner }: Issued): Promise<void> {
    const { channel, destination: to } = row;
    const purpose = purposeOf(row.interaction);
    await this.messages.send(
      // each code is a separate message
      { key: `${row.id}-${row.issues + 1}`, channel, to, language: owner?.language ?? row.language },
      {
        text: owner ? 'auth:messages.taken' : TEXT_OF[purpose ?? 'change'],
        // browsers read the last line of a text and fill in its code on this site
        params: { code, minutes: CODE_LIFE_MINUTES, host: new URL(this.config.publicUrl).hostname },
      },
    );
  }
}
