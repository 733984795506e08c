import { ReadJobMeanings1763600124000 } from './1763600124000-read-job-meanings.js';

/** The taxonomy knows more tasks and conditions since, and numbers in words. What jobs mean is read anew. */
export class ReadJobMeaningsAgain1763600128000 extends ReadJobMeanings1763600124000 {
  override name = 'ReadJobMeaningsAgain1763600128000';
}
