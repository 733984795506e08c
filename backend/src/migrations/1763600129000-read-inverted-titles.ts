import { ReadJobMeanings1763600124000 } from './1763600124000-read-job-meanings.js';

/** A title that puts the kind of the work behind it, "Driver - ambulance", names that kind since. What jobs mean is read anew. */
export class ReadInvertedTitles1763600129000 extends ReadJobMeanings1763600124000 {
  override name = 'ReadInvertedTitles1763600129000';
}
