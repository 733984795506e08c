/** Resources that limit the number of concurrent tests. */
export interface Machine {
  cores: number;
  /** Size of the main memory in bytes. */
  bytes: number;
}

/** Parts that run one after another. */
export interface Lane<Part> {
  parts: Part[];
  /** Niceness of its processes above that of the run: those of a larger one run when the other lanes leave a core idle. */
  niceness: number;
}

/** A worker of Jest, its database process and a browser, in bytes. */
const WORKER_BYTES = 3 * 1024 ** 3;
const CORES_OF_A_LANE = 2;
const MOST_LANES = 2;
const BACKGROUND_NICENESS = 10;

/**
 * Returns the number of lanes of equal priority: one for every two cores. On two cores a second one of equal priority
 * costs more than it saves.
 */
const countLanes = ({ cores }: Machine): number =>
  Math.min(MOST_LANES, Math.max(1, Math.floor(cores / CORES_OF_A_LANE)));

/** Returns the number of workers of a part: the cores of its lane, as far as the memory is sufficient for all lanes. */
export function countWorkers(machine: Machine): number {
  const lanes = countLanes(machine);
  const byMemory = Math.floor(machine.bytes / WORKER_BYTES / lanes);
  return Math.max(1, Math.min(Math.ceil(machine.cores / lanes), byMemory));
}

/**
 * Returns whether small parts run in the background: where one lane has all cores, and the memory is sufficient for one
 * more worker. The large parts wait for answers, processes and their last spec file a sixth of the time.
 */
export const hasBackgroundLane = (machine: Machine): boolean =>
  countLanes(machine) === 1 && machine.bytes >= WORKER_BYTES * (countWorkers(machine) + 1);

/**
 * Assigns the parts to the lanes of the machine, each list from its longest part to its shortest. With a background
 * lane the small parts run in it; otherwise all parts are dealt to lanes of equal priority.
 */
export function arrangeLanes<Part>(large: readonly Part[], small: readonly Part[], machine: Machine): Lane<Part>[] {
  if (hasBackgroundLane(machine)) {
    const lanes = [
      { parts: [...large], niceness: 0 },
      { parts: [...small], niceness: BACKGROUND_NICENESS },
    ];
    return lanes.filter(({ parts }) => parts.length > 0);
  }
  const parts = [...large, ...small];
  const lanes = Array.from({ length: Math.min(countLanes(machine), parts.length) }, (): Lane<Part> => ({
    parts: [],
    niceness: 0,
  }));
  // 0, 1, 1, 0, 0, 1 …: the lane of the longest part gets the shorter one of the next two
  parts.forEach((part, index) => {
    const round = Math.floor(index / lanes.length);
    const place = index % lanes.length;
    lanes[round % 2 === 0 ? place : lanes.length - 1 - place]?.parts.push(part);
  });
  return lanes;
}
