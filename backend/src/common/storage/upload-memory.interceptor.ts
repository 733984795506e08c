import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';
import { isAborted } from '../context/is-aborted.js';
import { UploadMemory } from './upload-memory.js';

class SenderHasLeft extends Error {}

/** Admits a form when there is memory for it, and reserves the memory until the response. */
@Injectable()
export class UploadMemoryInterceptor implements NestInterceptor {
  constructor(private readonly memory: UploadMemory) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.is('multipart/form-data')) return next.handle();
    // reading an aborted request would wait forever for its end, and its memory would never be released
    if (isAborted(request)) throw new SenderHasLeft();
    const release = await this.memory.reserve(request);
    if (isAborted(request)) {
      release();
      throw new SenderHasLeft();
    }
    return next.handle().pipe(finalize(release));
  }
}
