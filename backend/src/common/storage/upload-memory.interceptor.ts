import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { finalize, type Observable } from 'rxjs';
import { UploadMemory } from './upload-memory.js';

/** Lets a form in when there is memory for it, until it is answered. */
@Injectable()
export class UploadMemoryInterceptor implements NestInterceptor {
  constructor(private readonly memory: UploadMemory) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.is('multipart/form-data')) return next.handle();
    const release = await this.memory.reserve(request);
    return next.handle().pipe(finalize(release));
  }
}
