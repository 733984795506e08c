import { Injectable } from '@nestjs/common';
import type { DomainError } from '../../common/errors/domain-error.js';
import type { SuspensionCheck } from '../../common/security/suspension-check.js';
import { suspended } from './moderation.errors.js';
import { SuspensionReadModel } from './suspension.read-model.js';

/** Provides the reason for rejecting a suspended account's calls. */
@Injectable()
export class AccountSuspensions implements SuspensionCheck {
  constructor(private readonly suspensions: SuspensionReadModel) {}

  async findRefusal(userId: string): Promise<DomainError | null> {
    const running = await this.suspensions.findOwnRunning(userId);
    return running && suspended(running.reason, new Date(running.endsAt));
  }
}
