import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EngagementsModule } from '../engagements/engagements.public.js';
import { UsersModule } from '../users/users.public.js';
import { DeleteExpiredRecordsUseCase } from './delete-expired-records.use-case.js';
import { WorkRecordKeyEntity } from './entities/work-record-key.entity.js';
import { WorkRecordStatusEntity } from './entities/work-record-status.entity.js';
import { WorkRecordEntity } from './entities/work-record.entity.js';
import { MakeWorkRecordUseCase } from './make-work-record.use-case.js';
import { RecordIssuerController } from './record-issuer.controller.js';
import { RecordKeys } from './record-keys.js';
import { RevokeWorkRecordUseCase } from './revoke-work-record.use-case.js';
import { RotateRecordKeysUseCase } from './rotate-record-keys.use-case.js';
import { StatusListReadModel } from './status-list.read-model.js';
import { WorkRecordController } from './work-record.controller.js';
import { WorkRecordReadModel } from './work-record.read-model.js';
import { WorkRecordRepository } from './work-record.repository.js';
import { WorkRecordsPersonalData } from './work-records-personal-data.js';
import { WorkRecordsSchedule } from './work-records.schedule.js';

/** Signed records of completed work, which workers give to third parties, and which anyone can verify. */
@Module({
  imports: [
    EngagementsModule,
    UsersModule,
    TypeOrmModule.forFeature([WorkRecordEntity, WorkRecordStatusEntity, WorkRecordKeyEntity]),
  ],
  controllers: [WorkRecordController, RecordIssuerController],
  providers: [
    DeleteExpiredRecordsUseCase,
    MakeWorkRecordUseCase,
    RecordKeys,
    RevokeWorkRecordUseCase,
    RotateRecordKeysUseCase,
    StatusListReadModel,
    WorkRecordReadModel,
    WorkRecordRepository,
    WorkRecordsPersonalData,
    WorkRecordsSchedule,
  ],
})
export class WorkRecordsModule {}
