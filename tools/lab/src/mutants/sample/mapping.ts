import { join } from 'node:path';
import { type Lane, type Project, runPlan } from './fault-project.js';
import { runInLanes } from './lane-queue.js';
import { projectOfFile, type SpecCoverage } from './spec-coverage.js';

/** Number of specs per process. */
const CHUNK = 50;

interface Mapping {
  root: string;
  lanes: readonly Lane[];
  coverage: SpecCoverage;
  /** Files with recorded functions, from the root. */
  files: readonly string[];
  /** Specs that are run. */
  specs: readonly string[];
  print: (line: string) => void;
}

const chunksOf = (specs: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(specs.length / CHUNK) }, (_, at) => specs.slice(at * CHUNK, (at + 1) * CHUNK));

/**
 * Runs specs without faults, and records in the coverage which functions each reaches; the file is written after each
 * process.
 */
export async function mapSpecs({ root, lanes, coverage, files, specs, print }: Mapping): Promise<void> {
  const noted = Object.fromEntries(files.map((file) => [join(root, file), file]));
  const chunks = (['backend', 'frontend'] as Project[]).flatMap((project) =>
    chunksOf(specs.filter((spec) => projectOfFile(spec) === project)).map((chunk) => ({ project, chunk })),
  );
  let left = specs.length;
  await runInLanes(lanes, chunks, async (lane, { project, chunk }) => {
    const entries = chunk.map((spec) => ({ fault: 0, spec: join(root, spec), isFresh: false }));
    const plan = { entries, initial: 0, allKillers: true, isControlled: false, switches: {}, noted };
    const { events, output } = await runPlan(root, project, plan, lane);
    const ends = events.flatMap((event) => (event.at === 'end' ? [event] : []));
    const missed = chunk.length > 1 ? chunk.filter((spec) => !ends.some((end) => end.spec === join(root, spec))) : [];
    for (const spec of chunk) {
      if (missed.includes(spec)) continue;
      const event = ends.find((end) => end.spec === join(root, spec));
      const isSound = event !== undefined && event.failed === null && event.passed > 0;
      coverage.set(spec, { seconds: event?.seconds ?? 0, isSound, reached: event?.reached.sort() ?? [] });
      if (!isSound) print(`cannot judge: ${spec} ${event?.failed?.message ?? output.slice(-300)}`);
    }
    coverage.save();
    left -= chunk.length - missed.length;
    print(`mapped ${ends.length} of ${chunk.length} specs (${left} left)`);
    // specs after one that left something behind run again; if none ran at all, each runs separately to show its
    // loading error
    const again = ends.length > 0 ? [missed] : missed.map((spec) => [spec]);
    return again.filter(({ length }) => length > 0).map((each) => ({ project, chunk: each }));
  });
}
