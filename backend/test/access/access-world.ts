import type { TestApp } from '../app.js';
import type { Caller, SignedCaller } from './access-callers.js';

/** The application and its callers. */
export interface World {
  test: TestApp;
  callers: Record<Caller, SignedCaller>;
}

/** Values of path parameters, and further ids that a request body refers to. */
export type Ids = { id: string } & Record<string, string>;
