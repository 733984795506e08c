import { type MiddlewareConsumer, Module, type NestModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { urlencoded } from 'express';
import { AuthModule } from '../auth/auth.public.js';
import { UsersModule } from '../users/users.public.js';
import { OidcPayloadEntity } from './entities/oidc-payload.entity.js';
import { IdentityProvider } from './identity-provider.js';
import { ProviderHousekeeping } from './provider-housekeeping.js';
import { ProviderPersonalData } from './provider-personal-data.js';
import { ProviderSessions } from './provider-sessions.js';
import { SignInFailures } from './sign-in-failures.js';
import { SignInSteps } from './sign-in-steps.js';
import { SignInController } from './sign-in.controller.js';

const FORM_LIMIT = '16kb';
const FORM_FIELDS = 10;

@Module({
  imports: [AuthModule, UsersModule, TypeOrmModule.forFeature([OidcPayloadEntity])],
  controllers: [SignInController],
  providers: [
    IdentityProvider,
    ProviderHousekeeping,
    ProviderPersonalData,
    ProviderSessions,
    SignInFailures,
    SignInSteps,
  ],
})
export class IdentityProviderModule implements NestModule {
  configure(consumer: MiddlewareConsumer): void {
    consumer
      .apply(urlencoded({ extended: false, limit: FORM_LIMIT, parameterLimit: FORM_FIELDS }))
      .forRoutes(SignInController);
  }
}
