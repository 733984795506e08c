import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { PROVIDER_EVENT_MAX_BYTES } from '@nukkad/contract/payments/provider-events';
import express, { type Request, type Response } from 'express';
import type { Observable } from 'rxjs';
import { malformed } from '../errors/common.errors.js';
import { DomainError } from '../errors/domain-error.js';

const read = express.raw({ type: () => true, limit: PROVIDER_EVENT_MAX_BYTES, inflate: false });

/** Reads the bytes of an event, over which the provider signed, into the body of the request. */
@Injectable()
export class SignedBodyInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    await readInto(request, http.getResponse<Response>());
    if (!Buffer.isBuffer(request.body) || request.body.length === 0) throw malformed();
    return next.handle();
  }
}

const readInto = (request: Request, response: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void read(request, response, (error?: Error & { type?: unknown }) => {
      if (!error) resolve();
      else if (error.type === 'entity.too.large') reject(new DomainError('tooLarge', 'errors:tooLarge'));
      else reject(error);
    });
  });
