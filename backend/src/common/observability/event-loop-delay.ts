import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

const RESOLUTION_MS = 10;
const MEASURE_EVERY_MS = 250;
const NANOSECONDS = 1_000_000;

/** Measures the event loop delay of this process: under load, every request waits as long. */
@Injectable()
export class EventLoopDelay implements OnModuleDestroy {
  private readonly histogram: IntervalHistogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private readonly timer: NodeJS.Timeout;
  private recent = 0;

  constructor() {
    this.histogram.enable();
    this.timer = setInterval(() => this.measure(), MEASURE_EVERY_MS).unref();
  }

  /** The mean of the last quarter of a second, in milliseconds. */
  get milliseconds(): number {
    return this.recent;
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.histogram.disable();
  }

  private measure(): void {
    const mean = this.histogram.mean / NANOSECONDS; // not a number while nothing was measured
    this.recent = Math.max(0, (mean || RESOLUTION_MS) - RESOLUTION_MS);
    this.histogram.reset();
  }
}
