import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { AppConfig } from './environment.js';

export const APP_CONFIG = Symbol('APP_CONFIG');

/** Provides the validated configuration to every module under APP_CONFIG. */
@Global()
@Module({})
export class ConfigModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: ConfigModule,
      providers: [{ provide: APP_CONFIG, useValue: config }],
      exports: [APP_CONFIG],
    };
  }
}
