/**
 * Runs items in lanes, each lane one item after the other; `run` returns further items. A lane without an item waits
 * for those of the others. Rejects as soon as a run rejects.
 */
export async function runInLanes<Lane, Item extends object>(
  lanes: readonly Lane[],
  items: readonly Item[],
  run: (lane: Lane, item: Item) => Promise<readonly Item[]>,
): Promise<void> {
  const queue = [...items];
  const waiting: (() => void)[] = [];
  let busy = 0;
  const finish = (further: readonly Item[]): void => {
    queue.push(...further);
    busy -= 1;
    for (const resume of waiting.splice(0)) resume();
  };
  const work = async (lane: Lane): Promise<void> => {
    for (;;) {
      const item = queue.shift();
      if (item) {
        busy += 1;
        finish(await run(lane, item));
      } else if (busy > 0) await new Promise<void>((resume) => waiting.push(resume));
      else return;
    }
  };
  await Promise.all(lanes.map(work));
}
