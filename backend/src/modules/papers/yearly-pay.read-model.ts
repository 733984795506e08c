import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { indianDay } from '@nukkad/contract/india-time';
import { incomeTaxRuleOn } from '@nukkad/contract/money/income-tax';
import { financialYearEnd, financialYearStart } from '@nukkad/contract/papers/paper-numbers';
import type { YearlyPay } from '@nukkad/contract/papers/yearly-pay';
import { DataSource } from 'typeorm';
import { YearlyPayRepository } from './yearly-pay.repository.js';

/** The pay of an account in the current financial year, and the rule of its income tax. */
@Injectable()
export class YearlyPayReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly years: YearlyPayRepository,
  ) {}

  async get(userId: string, now = new Date()): Promise<YearlyPay> {
    const day = indianDay(now);
    const from = financialYearStart(day);
    const rule = incomeTaxRuleOn(day);
    return {
      ...{ from, to: financialYearEnd(day) },
      total: String(await this.years.findTotal(this.dataSource.manager, userId, from)),
      tax: rule && {
        ...{ basisPoints: rule.basisPoints, isConfirmed: rule.isConfirmed },
        ...{ freeUpTo: String(rule.freeUpTo), warnFrom: String(rule.warnFrom) },
      },
    };
  }
}
