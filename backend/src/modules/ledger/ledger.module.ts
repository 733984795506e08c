import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DayRepository } from './day.repository.js';
import { LedgerAccountEntity } from './entities/ledger-account.entity.js';
import { LedgerBalanceDeltaEntity, LedgerBalanceEntity } from './entities/ledger-balance.entity.js';
import { LedgerClosedDayEntity, LedgerDayBalanceEntity } from './entities/ledger-day.entity.js';
import { LedgerEntryEntity } from './entities/ledger-entry.entity.js';
import { LedgerReservationEntity } from './entities/ledger-reservation.entity.js';
import { LedgerTransactionEntity } from './entities/ledger-transaction.entity.js';
import { FoldBalancesUseCase } from './fold-balances.use-case.js';
import { Ledger } from './ledger.js';
import { LedgerChecks } from './ledger-checks.read-model.js';
import { LedgerPersonalData } from './ledger-personal-data.js';
import { LedgerRepository } from './ledger.repository.js';
import { LedgerSchedule } from './ledger.schedule.js';
import { PostingReadModel } from './posting.read-model.js';
import { ReservationRepository } from './reservation.repository.js';
import { StatementReadModel } from './statement.read-model.js';

/** The double-entry ledger. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      LedgerAccountEntity,
      LedgerTransactionEntity,
      LedgerEntryEntity,
      LedgerBalanceEntity,
      LedgerBalanceDeltaEntity,
      LedgerReservationEntity,
      LedgerClosedDayEntity,
      LedgerDayBalanceEntity,
    ]),
  ],
  providers: [
    LedgerChecks,
    LedgerPersonalData,
    LedgerRepository,
    ReservationRepository,
    DayRepository,
    PostingReadModel,
    StatementReadModel,
    FoldBalancesUseCase,
    LedgerSchedule,
    Ledger,
  ],
  exports: [Ledger, LedgerChecks, PostingReadModel, StatementReadModel],
})
export class LedgerModule {}
