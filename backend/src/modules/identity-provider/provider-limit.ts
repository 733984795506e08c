import type { Request, RequestHandler } from 'express';
import { CallCounter } from '../../common/http/call-counter.js';
import { ERROR_STATUS } from '../../common/errors/domain-error.js';
import { subscriberOf } from '../../common/http/subscriber.js';
import { RELAXED_FACTOR } from '../../common/http/rate-limits.js';
import type { AppConfig } from '../../config/environment.js';
import { pageLanguage, restartAddress, sendAuthPage, signInGoal } from '../auth/auth.public.js';
import { problemPage } from './problem.page.js';

const WINDOW_SECONDS = 60;
/** Number of sign-ins that an address may start in a minute; each writes a row, and many people share an address. */
export const STARTS = 30;
export const CALLS = 300;

/** Matches the start of a sign-in; later requests contain the id of a started one. */
const START = /^\/auth\/?$/;
/** Matches the application's own requests to the provider, in the same process over the loopback interface. */
const BACK_CHANNEL = /^\/(?:token|jwks|me|\.well-known\/[\w-]+)$/;
const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

const isBackChannel = (request: Request): boolean =>
  BACK_CHANNEL.test(request.path) &&
  request.get('x-forwarded-for') === undefined &&
  LOOPBACK.test(request.socket.remoteAddress ?? '');

/**
 * Limits the rate at which an address calls the embedded provider: 300 requests a minute, of which 30 may start a
 * sign-in; a hundred times more where IP limits are relaxed. Each process counts in memory, so that a rejected request
 * writes no row.
 */
export function providerLimit(config: AppConfig): RequestHandler {
  const factor = config.strictIpLimits ? 1 : RELAXED_FACTOR;
  const starts = new CallCounter(WINDOW_SECONDS);
  const calls = new CallCounter(WINDOW_SECONDS);
  return (request, response, next) => {
    if (isBackChannel(request)) return next();
    const caller = subscriberOf(request.ip ?? 'unknown');
    const call = calls.count(caller, CALLS * factor);
    const start = START.test(request.path) ? starts.count(caller, STARTS * factor) : call;
    if (call.allowed && start.allowed) return next();
    response.set(
      'Retry-After',
      String(Math.max(...[call, start].filter((one) => !one.allowed).map((one) => one.seconds))),
    );
    sendAuthPage(
      response,
      problemPage(pageLanguage(request, config), 'tooMany', restartAddress(signInGoal.read(request, config))),
      ERROR_STATUS.tooMany,
    );
  };
}
