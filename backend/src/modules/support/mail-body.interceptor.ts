import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { SUPPORT_MAIL_MAX_BYTES } from '@nukkad/contract/support/support';
import express, { type Request, type Response } from 'express';
import { finalize, type Observable } from 'rxjs';
import { malformed } from '../../common/errors/common.errors.js';
import { DomainError } from '../../common/errors/domain-error.js';
import { UploadMemory } from '../../common/storage/upload-memory.js';

export const MAIL_TYPE = 'message/rfc822';
const read = express.raw({ type: MAIL_TYPE, limit: SUPPORT_MAIL_MAX_BYTES, inflate: false });

/** Reads a mail into the body of the request, when there is memory for it. */
@Injectable()
export class MailBodyInterceptor implements NestInterceptor {
  constructor(private readonly memory: UploadMemory) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const release = await this.memory.reserve(request, SUPPORT_MAIL_MAX_BYTES);
    try {
      await readInto(request, http.getResponse<Response>());
      if (!Buffer.isBuffer(request.body) || request.body.length === 0) throw malformed();
    } catch (error) {
      release();
      throw error;
    }
    return next.handle().pipe(finalize(release));
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
