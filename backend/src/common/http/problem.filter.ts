import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Injectable } from '@nestjs/common';
import type { Problem } from '@nukkad/contract/problem';
import type { Language } from '@nukkad/contract/languages';
import type { Request, Response } from 'express';
import { isDatabaseReadOnly, isDatabaseUnavailable } from '../database/database-errors.js';
import { malformed, notFound, notSaved, unavailable } from '../errors/common.errors.js';
import { DomainError, type DomainErrorOptions, ERROR_STATUS } from '../errors/domain-error.js';
import { hasText, translate } from '../i18n/translate.js';
import { AppLogger } from '../observability/app-logger.js';
import { isStorageFull, StorageUnavailable } from '../storage/storage-errors.js';
import { isAborted } from '../context/is-aborted.js';
import { currentLanguage } from '../context/request-context.js';

const INTERNAL = 500;

interface HttpLike {
  status?: unknown;
  statusCode?: unknown;
  code?: unknown;
}

/** Maps any thrown value to an error of the closed list; null means a defect of the product. */
export function asDomainError(error: unknown): DomainError | null {
  if (error instanceof DomainError) return error;
  if (isDatabaseReadOnly(error) || isStorageFull(error)) return notSaved();
  if (isDatabaseUnavailable(error) || error instanceof StorageUnavailable) return unavailable();
  const like = error as HttpLike;
  if (like.code === 'LIMIT_FILE_SIZE') return new DomainError('tooLarge', 'errors:fileTooLarge');
  if (typeof like.code === 'string' && like.code.startsWith('LIMIT_')) return malformed();
  const status = error instanceof HttpException ? error.getStatus() : Number(like.status ?? like.statusCode);
  switch (status) {
    case 400:
      return malformed();
    case 404:
    case 405:
      return notFound();
    case 413:
      return new DomainError('tooLarge', error instanceof HttpException ? 'errors:fileTooLarge' : 'errors:tooLarge');
    case 415:
      return new DomainError('unsupportedType', 'errors:unsupportedType');
    case 503:
      return unavailable();
    default:
      return null;
  }
}

function paramsOf({ params, lists = {} }: DomainErrorOptions, language: Language): Record<string, string | number> {
  const told: Record<string, string | number> = { ...params };
  for (const [name, keys] of Object.entries(lists)) told[name] = keys.map((key) => translate(language, key)).join(', ');
  return told;
}

/** Returns the problem document for `error` in `language`. Defects reveal nothing about the internals of the server. */
export function problemOf(error: DomainError | null, language: Language): Problem {
  const status = error ? ERROR_STATUS[error.errorClass] : INTERNAL;
  const key = error?.key ?? 'errors:unexpected';
  const title = hasText(`${key}Title`) ? `${key}Title` : `errors:title.${status}`;
  const params = error ? paramsOf(error.options, language) : {};
  return {
    type: 'about:blank',
    title: translate(language, title, params),
    status,
    detail: translate(language, key, params),
    code: key.replace(':', '.'),
    ...(error?.options.current === undefined ? {} : { current: error.options.current }),
    ...(error?.options.fields
      ? { errors: error.options.fields.map((f) => ({ field: f.field, message: translate(language, f.key, f.params) })) }
      : {}),
  };
}

/** Answers every failure with `application/problem+json`. */
@Catch()
@Injectable()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly logger: AppLogger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const known = asDomainError(error);
    if (!known && isAborted(request)) {
      this.logger.info({ event: 'request.aborted', method: request.method });
    } else if (!known) {
      this.logger.error({ event: 'request.failed', method: request.method, path: request.path }, error as Error);
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const problem = problemOf(known, currentLanguage());
    if (known?.options.retryAfterSeconds !== undefined) {
      response.setHeader('Retry-After', String(known.options.retryAfterSeconds));
    }
    response.status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }
}
