import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { CallCounter } from '../common/http/call-counter.js';
import { RELAXED_FACTOR } from '../common/http/rate-limits.js';
import { subscriberOf } from '../common/http/subscriber.js';
import { translate } from '../common/i18n/translate.js';
import type { AppConfig } from '../config/environment.js';
import { languageOf } from './public-documents.js';

const WINDOW_SECONDS = 60;
/** Pages and pictures of jobs that an address may ask for within a minute: each of them may read a job and draw it. */
export const PER_ADDRESS = 60;
const OF_JOB = /^\/(?:pictures\/)?jobs\/[^/]+\/?$/i;
const TOO_MANY = 429;

/** Limits how often an address asks for pages and pictures of jobs, which are made when they are asked for. */
export function limitJobPages(
  app: NestExpressApplication,
  { strictIpLimits }: Pick<AppConfig, 'strictIpLimits'>,
): void {
  const counter = new CallCounter(WINDOW_SECONDS);
  const limit = PER_ADDRESS * (strictIpLimits ? 1 : RELAXED_FACTOR);
  app.use((request: Request, response: Response, next: NextFunction) => {
    if (!OF_JOB.test(request.path)) return next();
    const { allowed, seconds } = counter.count(subscriberOf(request.ip ?? 'unknown'), limit);
    if (allowed) return next();
    response
      .status(TOO_MANY)
      .set({ 'Retry-After': String(seconds), 'Cache-Control': 'no-store' })
      .type('text')
      .send(translate(languageOf(request), 'errors:tooMany'));
  });
}
