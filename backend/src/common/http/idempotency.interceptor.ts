import { createHash, createHmac } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { DomainError } from '../errors/domain-error.js';
import { Secrets } from '../security/secrets.js';
import { currentRequest } from '../context/request-context.js';
import { REQUIRES_IDEMPOTENCY_KEY } from './requires-idempotency-key.js';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** Returns a digest of the request: path, fields and file. The digest is keyed, because fields may be secrets. */
function requestHash(request: Request, key: Buffer): string {
  const hash = createHmac('sha256', key).update(`${request.method} ${request.path}\n`);
  hash.update(JSON.stringify(request.body ?? null));
  if (request.file) hash.update(createHash('sha256').update(request.file.buffer).digest());
  return hash.digest('base64url');
}

const badKey = (key: string): DomainError =>
  new DomainError('invalid', 'errors:invalid', { fields: [{ field: 'Idempotency-Key', key }] });

/** Reads the Idempotency-Key of a POST; the first transaction of its use case stores it with the effect. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor, OnApplicationBootstrap {
  private secret: Buffer = Buffer.alloc(0);

  constructor(
    private readonly secrets: Secrets,
    private readonly reflector: Reflector,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.secret = await this.secrets.getBytes('idempotency');
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const current = currentRequest();
    const { secret } = this;
    const key = request.get('idempotency-key');
    if (key === undefined && this.reflector.get<boolean>(REQUIRES_IDEMPOTENCY_KEY, context.getHandler())) {
      throw badKey('errors:field.required');
    }
    if (request.method === 'POST' && current && key !== undefined) {
      if (!KEY.test(key)) {
        throw badKey('errors:field.type');
      }
      current.idempotency = {
        scope: current.userId ?? 'anonymous',
        key,
        operation: context.getHandler().name,
        used: false,
        // read late: a multipart body is parsed after this point
        get requestHash() {
          return requestHash(request, secret);
        },
      };
    }
    return next.handle();
  }
}
