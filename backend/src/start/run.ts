import { type AppConfig, ConfigurationError, readProcessConfig } from '../config/environment.js';
import { AppLogger } from '../common/observability/app-logger.js';
import { startMetricsExport } from './metrics-export.js';
import { tellParent } from './parent.js';
import type { Running } from './serve.js';
import { startTracesExport } from './telemetry.js';

/** Ends the process with one sentence for the operator; a defect shows its stack. */
function fail(error: unknown): never {
  const text =
    error instanceof ConfigurationError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** Reads the configuration and runs `command` to its end. */
export async function runCommand(command: (config: AppConfig) => Promise<void>): Promise<void> {
  try {
    await command(readProcessConfig());
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

/**
 * Reads the configuration (`given` overrides the environment of the process), starts, and shuts down in order on
 * SIGTERM, on SIGINT or when the parent ends.
 */
export async function runService(
  start: (config: AppConfig) => Promise<Running>,
  given: Record<string, string> = {},
): Promise<void> {
  // the reader of this process's output may be closed or out of space
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    const config = readProcessConfig(given);
    const forked = process.connected === true;
    const logger = new AppLogger(config);
    const traces = await startTracesExport(config, logger);
    const running = await start(config);
    const metrics = await startMetricsExport(config, logger, () => running.measure());
    tellParent({ type: 'ready', url: running.url, demoAccounts: running.demoAccounts });
    let stopping = false;
    const stop = (): void => {
      if (stopping) return;
      stopping = true;
      const force = setTimeout(() => process.exit(1), config.READINESS_DRAIN_MS + config.SHUTDOWN_GRACE_MS);
      force.unref();
      running
        .stop()
        .then(() => Promise.all([traces.stop(), metrics.stop()]))
        .then(() => process.exit(0), fail);
    };
    process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', stop);
    if (forked && !process.connected) stop(); // the parent ended while this process started
  } catch (error) {
    fail(error);
  }
}
