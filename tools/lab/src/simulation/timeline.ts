/** An event at a point in time. */
interface Entry {
  at: number;
  order: number;
  happen: () => Promise<void>;
}

/** Pending events, ordered by time: a binary heap. */
export class Timeline {
  private readonly heap: Entry[] = [];
  private order = 0;

  /** Schedules `happen` for `at`, milliseconds since 1970. */
  add(at: number, happen: () => Promise<void>): void {
    this.heap.push({ at, order: this.order++, happen });
    for (let child = this.heap.length - 1; child > 0;) {
      const parent = (child - 1) >> 1;
      if (!this.isBefore(child, parent)) break;
      this.swap(child, parent);
      child = parent;
    }
  }

  /**
   * Removes and returns all events of the next point in time, in the order in which they were added; null if there are
   * none.
   */
  next(): { at: number; all: (() => Promise<void>)[] } | null {
    const at = this.heap[0]?.at;
    if (at === undefined) return null;
    const all: (() => Promise<void>)[] = [];
    while (this.heap[0]?.at === at) all.push(this.pop());
    return { at, all };
  }

  private pop(): () => Promise<void> {
    const { happen } = this.heap[0]!;
    const last = this.heap.pop()!;
    if (this.heap.length === 0) return happen;
    this.heap[0] = last;
    for (let parent = 0; ;) {
      const [left, right] = [2 * parent + 1, 2 * parent + 2];
      const child = right < this.heap.length && this.isBefore(right, left) ? right : left;
      if (child >= this.heap.length || !this.isBefore(child, parent)) return happen;
      this.swap(child, parent);
      parent = child;
    }
  }

  private isBefore(one: number, other: number): boolean {
    const [a, b] = [this.heap[one]!, this.heap[other]!];
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  }

  private swap(one: number, other: number): void {
    [this.heap[one], this.heap[other]] = [this.heap[other]!, this.heap[one]!];
  }
}
