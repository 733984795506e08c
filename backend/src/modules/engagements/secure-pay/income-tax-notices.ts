import { Injectable } from '@nestjs/common';
import { incomeTaxRuleOn } from '@nukkad/contract/money/income-tax';
import { formatPaise } from '@nukkad/contract/money/format-paise';
import type { EntityManager } from 'typeorm';
import { Messenger } from '../../notifications/notifications.public.js';
import type { YearlyPayChange } from '../../papers/papers.public.js';

/** Warns workers as their pay of a financial year comes close to the limit of the income tax. */
@Injectable()
export class IncomeTaxNotices {
  constructor(private readonly messenger: Messenger) {}

  /** Sends the notice with the pay slip that reaches the warning limit of the year, and with no other. */
  async warn(tx: EntityManager, workerId: string, { from, before, total }: YearlyPayChange): Promise<void> {
    const rule = incomeTaxRuleOn(from);
    if (!rule || before >= rule.warnFrom || total < rule.warnFrom) return;
    await this.messenger.send(tx, workerId, {
      text: 'engagements:yearlyPay',
      params: { total: formatPaise(total), freeUpTo: formatPaise(rule.freeUpTo) },
      link: '/statement',
    });
  }
}
