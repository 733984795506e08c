/** A period from one hour to another. */
interface Span {
  from: number;
  to: number;
}

/** A span with its lane among overlapping spans: number `lane` of `lanes` side by side. */
export type WithLane<T> = T & { lane: number; lanes: number };

/** Assigns lanes to overlapping spans; `spans` are ordered by their start. */
export function assignLanes<T extends Span>(spans: readonly T[]): WithLane<T>[] {
  const laid: WithLane<T>[] = [];
  let group: WithLane<T>[] = [];
  let groupEnd = -Infinity;
  const close = () => {
    const lanes = Math.max(0, ...group.map((span) => span.lane + 1));
    for (const span of group) span.lanes = lanes;
    group = [];
  };
  for (const span of spans) {
    if (span.from >= groupEnd) close();
    const taken = new Set(group.filter((other) => other.to > span.from).map((other) => other.lane));
    let lane = 0;
    while (taken.has(lane)) lane++;
    const placed = { ...span, lane, lanes: 1 };
    group.push(placed);
    laid.push(placed);
    groupEnd = Math.max(groupEnd, span.to);
  }
  close();
  return laid;
}
