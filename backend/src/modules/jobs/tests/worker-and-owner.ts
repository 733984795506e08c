import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { createTestApp, emptyDatabase, type TestApp } from '../../../../test/app.js';
import { employer, type Person, seeker } from './people.js';

/** The application with a seeker and an employer, both newly created in an empty database before every test. */
export interface WorkerAndOwner {
  readonly test: TestApp;
  readonly worker: Person;
  readonly owner: Person;
}

/** Sets up the tests of a `describe` block for a seeker and an employer. */
export function workerAndOwner(): WorkerAndOwner {
  let test: TestApp;
  let worker: Person;
  let owner: Person;
  beforeAll(async () => {
    test = await createTestApp();
  });
  beforeEach(async () => {
    await emptyDatabase(test.dataSource);
    worker = await seeker(test);
    owner = await employer(test);
  });
  afterAll(() => test.close());
  return {
    get test() {
      return test;
    },
    get worker() {
      return worker;
    },
    get owner() {
      return owner;
    },
  };
}
