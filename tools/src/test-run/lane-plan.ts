/** Resources that limit the number of concurrent tests. */
export interface Machine {
  cores: number;
  /** Size of the main memory in bytes. */
  bytes: number;
}

/** A worker of Jest, its database process and a browser, in bytes. */
const WORKER_BYTES = 3 * 1024 ** 3;
const CORES_OF_A_LANE = 2;
const MOST_LANES = 2;

/**
 * Returns the number of concurrent lanes: one for every two cores. On two cores a second lane costs more than it saves.
 */
const countLanes = ({ cores }: Machine): number =>
  Math.min(MOST_LANES, Math.max(1, Math.floor(cores / CORES_OF_A_LANE)));

/** Returns the number of workers of a part: the cores of its lane, as far as the memory is sufficient for all lanes. */
export function countWorkers(machine: Machine): number {
  const lanes = countLanes(machine);
  const byMemory = Math.floor(machine.bytes / WORKER_BYTES / lanes);
  return Math.max(1, Math.min(Math.ceil(machine.cores / lanes), byMemory));
}

/** Deals the parts, the longest first, to the lanes of the machine; each lane runs its parts one after another. */
export function arrangeLanes<Part>(parts: readonly Part[], machine: Machine): Part[][] {
  const lanes: Part[][] = Array.from({ length: Math.min(countLanes(machine), parts.length) }, () => []);
  // 0, 1, 1, 0, 0, 1 …: the lane of the longest part gets the shorter one of the next two
  parts.forEach((part, index) => {
    const round = Math.floor(index / lanes.length);
    const place = index % lanes.length;
    lanes[round % 2 === 0 ? place : lanes.length - 1 - place]?.push(part);
  });
  return lanes;
}
