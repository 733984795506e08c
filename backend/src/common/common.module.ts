import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AuditChain } from './audit/audit-chain.js';
import { AuditLog } from './audit/audit-log.js';
import { RecordedLists } from './audit/recorded-lists.js';
import { AuditEntryEntity } from './audit/entities/audit-entry.entity.js';
import { AuditLinkEntity } from './audit/entities/audit-link.entity.js';
import { IdempotencyKeyEntity } from './database/entities/idempotency-key.entity.js';
import { RateLimitEntity } from './database/entities/rate-limit.entity.js';
import { SecretEntity } from './database/entities/secret.entity.js';
import { Replicas } from './database/replicas.js';
import { fallbackGate, ReplicatedSearchDatabase, SearchDatabase } from './database/search-database.js';
import { StoredResults } from './database/stored-results.js';
import { Transactions } from './database/transactions.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { EventsModule } from './events/events.module.js';
import { APP_CONFIG } from '../config/config.module.js';
import type { AppConfig } from '../config/environment.js';
import { Admission, admissionRules } from './http/admission.js';
import { Drain } from './http/drain.js';
import { RateLimits } from './http/rate-limits.js';
import { HealthController } from './health/health.controller.js';
import { AppLogger } from './observability/app-logger.js';
import { EventLoopDelay } from './observability/event-loop-delay.js';
import { Housekeeping } from './schedule/housekeeping.js';
import { PersonalTextsSchedule } from './schedule/personal-texts.schedule.js';
import { ScheduledJobs } from './schedule/scheduled-jobs.js';
import { RowBatches } from './schedule/row-batches.js';
import { QueueModule } from './queue/queue.module.js';
import { Displacement } from './security/displacement.js';
import { EncryptionModule } from './security/encryption.module.js';
import { Secrets } from './security/secrets.js';
import { ClamdScanner } from './storage/clamd-scanner.js';
import { FileScanner, NoFileScanner } from './storage/file-scanner.js';
import { BucketFileStorage } from './storage/bucket-file-storage.js';
import { FileStorage } from './storage/file-storage.js';
import { LocalFileStorage } from './storage/local-file-storage.js';
import { UploadMemory } from './storage/upload-memory.js';

/** Infrastructure shared by all domains: transactions, queue, storage, delivery, limits, logs, health. */
@Global()
@Module({
  imports: [
    DiscoveryModule,
    TypeOrmModule.forFeature([AuditEntryEntity, AuditLinkEntity, IdempotencyKeyEntity, RateLimitEntity, SecretEntity]),
    QueueModule,
    DeliveryModule,
    EventsModule,
    EncryptionModule,
  ],
  controllers: [HealthController],
  providers: [
    AppLogger,
    AuditChain,
    AuditLog,
    RecordedLists,
    StoredResults,
    Transactions,
    Replicas,
    {
      provide: SearchDatabase,
      inject: [APP_CONFIG, getDataSourceToken(), Replicas],
      useFactory: (config: AppConfig, primary: DataSource, replicas: Replicas): SearchDatabase =>
        config.DATABASE_READ_URLS.length > 0
          ? new ReplicatedSearchDatabase(primary, replicas, fallbackGate(config.DB_POOL_MAX))
          : primary,
    },
    Drain,
    EventLoopDelay,
    {
      provide: Admission,
      inject: [APP_CONFIG, EventLoopDelay],
      useFactory: (config: AppConfig, delay: EventLoopDelay) =>
        new Admission(admissionRules(config.DB_POOL_MAX, config.OVERLOAD_WAIT_MS), () => delay.milliseconds),
    },
    RateLimits,
    Secrets,
    Displacement,
    Housekeeping,
    PersonalTextsSchedule,
    ScheduledJobs,
    RowBatches,
    UploadMemory,
    {
      provide: FileStorage,
      inject: [APP_CONFIG, AppLogger],
      useFactory: (config: AppConfig, logger: AppLogger): FileStorage =>
        config.fileBucket ? new BucketFileStorage(config.fileBucket, logger) : new LocalFileStorage(config),
    },
    {
      provide: FileScanner,
      inject: [APP_CONFIG],
      useFactory: ({ AV_CLAMD: clamd }: AppConfig): FileScanner => {
        const [host, port] = clamd?.split(':') ?? [];
        return host ? new ClamdScanner(host, Number(port)) : new NoFileScanner();
      },
    },
  ],
  exports: [
    ScheduledJobs,
    RowBatches,
    AppLogger,
    AuditLog,
    RecordedLists,
    Transactions,
    SearchDatabase,
    Drain,
    Admission,
    RateLimits,
    Secrets,
    Displacement,
    FileStorage,
    FileScanner,
    UploadMemory,
  ],
})
export class CommonModule {}
