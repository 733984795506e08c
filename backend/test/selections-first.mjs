import Sequencer from '@jest/test-sequencer';

/** Kinds of files that run for a minute or longer, from the longest. They are small files, and Jest starts small files last. */
const LONG_FILES = [/embedded-\d+\.selection\.ts$/, /\.selection\.ts$/, /\.suite\.ts$/];

const rankOf = ({ path }) => {
  const rank = LONG_FILES.findIndex((pattern) => pattern.test(path));
  return rank < 0 ? LONG_FILES.length : rank;
};

/** Starts selections and suites before all other files, so that short files run while the last long one does. */
export default class SelectionsFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
