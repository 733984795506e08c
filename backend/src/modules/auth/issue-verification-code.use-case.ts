import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { CODE_LIFE_MINUTES } from '@nukkad/domain/limits';
import { DataSource, type EntityManager } from 'typeorm';
import { Transactions } from '../../common/database/transactions.js';
import type { TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { DirectMessages } from '../notifications/notifications.public.js';
import { UserRepository } from '../users/users.public.js';
import { CodeDigest, newCode } from './code-digest.js';
import { type AccountPurpose, purposeOf } from './code-purpose.js';
import type { VerificationCodeEntity } from './entities/verification-code.entity.js';
import { SignUpRepository } from './sign-up.repository.js';
import { VerificationCodeRepository } from './verification-code.repository.js';

interface Issued {
  row: VerificationCodeEntity;
  code: string;
}

/**
 * The code that was asked for is made and sent. Run again, it makes another code, which alone counts: so no code has to
 * be kept in the clear for a second try. Nobody is written to when the address waits for no code.
 */
@Injectable()
@HandlesTask('auth.send-verification-code')
export class IssueVerificationCodeUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly codes: VerificationCodeRepository,
    private readonly signUps: SignUpRepository,
    private readonly users: UserRepository,
    private readonly digests: CodeDigest,
    private readonly messages: DirectMessages,
  ) {}

  async execute({ codeId }: TaskPayloads['auth.send-verification-code']): Promise<void> {
    const digest = await this.digests.prepare();
    let taken = false;
    const issued = await this.transactions.run(async (tx): Promise<Issued | null> => {
      const row = await this.codes.lock(tx, codeId);
      if (!row) return null;
      taken = await this.isTaken(tx, row);
      if (taken || !(await this.isAwaited(tx, row))) return null;
      const code = newCode();
      return (await this.codes.issue(tx, row, digest(row.id, code))) ? { row, code } : null;
    });
    if (issued) await this.send(issued);
    else if (taken) await this.tellOwner(codeId);
  }

  /** True when somebody waits for a code at this address. Finds the owner of a number that came without one. */
  private async isAwaited(tx: EntityManager, row: VerificationCodeEntity): Promise<boolean> {
    const purpose = purposeOf(row.interaction);
    if (purpose && row.userId) return this.isAwaitedBy(tx, row, row.userId, purpose);
    if (row.channel === 'email') {
      if (row.interaction !== null) return true; // signing in makes the account if there is none
      const user = await this.users.findByEmail(tx, row.destination);
      return user !== null && user.emailVerifiedAt === null;
    }
    if (row.userId !== null) {
      const user = await this.users.findById(tx, row.userId);
      return user?.phone === row.destination && user.phoneVerifiedAt === null;
    }
    const signUp =
      row.signUpId === null
        ? await this.signUps.newestUnprovenOfPhone(tx, row.destination)
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
    if (purpose === 'delete') return user?.email === row.destination && user.deletionDueAt === null;
    return (row.channel === 'email' ? user?.pendingEmail : user?.pendingPhone) === row.destination;
  }

  /** True when an account wants an address that is proven to be another's. */
  private async isTaken(tx: EntityManager, row: VerificationCodeEntity): Promise<boolean> {
    if (row.channel !== 'email' || purposeOf(row.interaction) !== 'change') return false;
    const owner = await this.users.findByEmail(tx, row.destination);
    return owner !== null && owner.id !== row.userId && owner.emailVerifiedAt !== null;
  }

  /** Whoever owns an address that another account wants hears of it; that account is told nothing. */
  private async tellOwner(codeId: string): Promise<void> {
    const { manager } = this.dataSource;
    const row = await this.codes.find(manager, codeId);
    const owner = row && (await this.users.findByEmail(manager, row.destination));
    if (!owner) return;
    await this.messages.send(
      { key: `${codeId}-taken`, channel: 'email', to: owner.email, language: owner.language },
      { text: 'auth:messages.taken' },
    );
  }

  private async send({ row, code }: Issued): Promise<void> {
    const { channel, destination: to, language } = row;
    const deletes = purposeOf(row.interaction) === 'delete';
    await this.messages.send(
      { key: `${row.id}-${row.issues + 1}`, channel, to, language }, // each code is a message of its own
      {
        text: deletes && channel === 'email' ? 'auth:messages.deletionCode' : 'auth:messages.code',
        params: { code, minutes: CODE_LIFE_MINUTES },
      },
    );
  }
}
