import type { Person } from '../../jobs/tests/people.js';

/** Returns the path of a feed's address, for requests to the test server. */
export const pathOf = (url: string): string => new URL(url).pathname;

/** Creates a feed for the person; returns its address. */
export const makeFeed = async (person: Person): Promise<string> =>
  (await person.post('/api/calendar-feed').expect(200)).body.url as string;
