const MS_PER_SECOND = 1000;

interface Options<Answer> {
  /** Lifetime of an answer in seconds. */
  seconds: number;
  /** Maximum number of cached answers; a full cache evicts the oldest. */
  most: number;
  /** Returns whether an answer is cached; by default every answer is. */
  isCacheable?: (answer: Answer) => boolean;
}

/** Caches answers for a limited time. Concurrent calls for the same key share one lookup. Failures are not cached. */
export class TtlCache<Answer> {
  /** The oldest first. */
  private readonly kept = new Map<string, { until: number; answer: Promise<Answer> }>();

  constructor(private readonly options: Options<Answer>) {}

  /** Returns the cached answer for `key`, or the result of `find`. */
  getOrLoad(key: string, find: () => Promise<Answer>): Promise<Answer> {
    const { seconds, most, isCacheable = () => true } = this.options;
    const known = this.kept.get(key);
    if (known && known.until > performance.now()) return known.answer;
    const entry = { until: performance.now() + seconds * MS_PER_SECOND, answer: find() };
    const forget = (): void => {
      if (this.kept.get(key) === entry) this.kept.delete(key);
    };
    this.kept.delete(key);
    this.kept.set(key, entry);
    const [oldest] = this.kept.keys();
    if (this.kept.size > most && oldest !== undefined) this.kept.delete(oldest);
    entry.answer.then((answer) => void (isCacheable(answer) || forget()), forget);
    return entry.answer;
  }
}
