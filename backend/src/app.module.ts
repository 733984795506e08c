import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { StandardSchemaSerializerInterceptor } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CommonModule } from './common/common.module.js';
import { connectionOptions } from './common/database/connection-options.js';
import { CallLimitGuard } from './common/http/call-limit.guard.js';
import { IdempotencyInterceptor } from './common/http/idempotency.interceptor.js';
import { ProblemFilter } from './common/http/problem.filter.js';
import { RateLimitGuard } from './common/http/rate-limit.guard.js';
import { SchemaValidationPipe } from './common/http/validation.js';
import { AccessGuard } from './common/security/access.guard.js';
import { ConfigModule } from './config/config.module.js';
import type { AppConfig } from './config/environment.js';
import { SessionGuard } from './modules/auth/auth.public.js';
import { MODULES } from './modules/modules.js';

/** The whole product in one process. */
@Module({})
export class AppModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        TypeOrmModule.forRoot({ ...connectionOptions(config), autoLoadEntities: true, retryAttempts: 0 }),
        ScheduleModule.forRoot(),
        CommonModule,
        ...MODULES,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_PIPE, useClass: SchemaValidationPipe },
        // guards of this module run in this order and before those of others: who is asking, how often, what is allowed
        { provide: APP_GUARD, useClass: SessionGuard },
        { provide: APP_GUARD, useClass: CallLimitGuard },
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        { provide: APP_INTERCEPTOR, useClass: StandardSchemaSerializerInterceptor },
        { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
      ],
    };
  }
}
