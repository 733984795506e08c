import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

/** Returns whether Testing Library is retrying a query: only the last error of such a query is shown. */
const isWaiting = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

/**
 * Returns an error of Testing Library without the page. Its name makes the report point at the test if it is the last
 * error.
 */
function withoutPage(message: string | null): Error {
  const error = new Error(message ?? '');
  error.name = 'TestingLibraryElementError';
  return error;
}

/** While a test waits, the page is not printed for each attempt; the error that fails the test still contains it. */
function describeThePageOnce(): void {
  const withPage = getConfig().getElementError;
  configure({
    getElementError: (message, container) => (isWaiting() ? withoutPage(message) : withPage(message, container)),
  });
}

/**
 * React's development build records a stack trace for every element, which names the creator in a warning, until a
 * counter is full: this accounts for a fifth of a test's time. The counter reports that it is full; warnings still name
 * the components around an element.
 */
function takeNoStackPerElement(): void {
  const key = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  const internals = (React as unknown as Record<string, object | undefined>)[key];
  const counter = 'recentlyCreatedOwnerStacks';
  if (!internals || !(counter in internals))
    throw new Error(`this React has no ${counter}: delete takeNoStackPerElement`);
  Object.defineProperty(internals, counter, { get: () => Infinity, set: () => undefined });
}

/** Skips expensive diagnostics that passing tests do not need. */
export function spareDiagnostics(): void {
  describeThePageOnce();
  if (process.env['NODE_ENV'] !== 'production') takeNoStackPerElement();
}
