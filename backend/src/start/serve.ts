import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DEMO_ACCOUNTS, type DemoAccount } from '@nukkad/contract/accounts/auth';
import { prepareInterpretation } from '@nukkad/language/query-interpretation';
import { AppModule } from '../app.module.js';
import { BUILT_FRONT_END } from '../built-front-end.js';
import { EventHub } from '../common/events/event-hub.js';
import { Drain } from '../common/http/drain.js';
import { AppLogger } from '../common/observability/app-logger.js';
import { labelMetrics, metrics } from '../common/observability/metrics.js';
import { type AppConfig, ConfigurationError } from '../config/environment.js';
import { setupApp } from '../setup-app.js';
import { catchUp } from './catch-up.js';
import { NestLog } from './nest-log.js';
import { measureMetrics, readMetrics } from './read-metrics.js';

/** A running process and how to end it in order. */
export interface Running {
  url: string | null;
  /** Accounts to try the product with, where it serves demonstration data. */
  demoAccounts: readonly DemoAccount[];
  /** Updates the metrics that are measured when they are read. */
  measure(): Promise<void>;
  stop(): Promise<void>;
}

/** Returns an error that explains in one sentence why `port`, set by `setting`, is not available. */
function listenError(error: unknown, host: string, port: number | undefined, setting: string): Error {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    const other = port === 65_535 ? 65_534 : (port ?? 0) + 1;
    return new ConfigurationError(
      `Port ${port} is taken: end the other program or choose one with ${setting}=${other}.`,
    );
  }
  if (code === 'EACCES')
    return new ConfigurationError(`Port ${port} may not be used: choose one above 1024 with ${setting}.`);
  if (syscall === undefined) return error as Error;
  return new ConfigurationError(`The server cannot listen on ${host}:${port} (${code}): check HOST and ${setting}.`);
}

async function serveMetrics(app: INestApplicationContext, config: AppConfig): Promise<() => void> {
  if (config.METRICS_PORT === undefined) return () => undefined;
  labelMetrics(config.REGION_ID);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void readMetrics(app).then((text) => response.setHeader('Content-Type', metrics.contentType).end(text));
  });
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: Error): void => reject(listenError(error, config.HOST, config.METRICS_PORT, 'METRICS_PORT'));
    server.once('error', refuse).listen(config.METRICS_PORT, config.HOST, resolve);
  });
  return () => void server.close();
}

/**
 * Accepts calls until a load balancer has had time to notice that readiness was withdrawn, then refuses new ones.
 * Returns when the running calls are answered, or after half of the shutdown timeout.
 */
async function drainCalls(app: NestExpressApplication, config: AppConfig): Promise<void> {
  app.get(Drain).begin();
  await sleep(config.READINESS_DRAIN_MS);
  const server: Server = app.getHttpServer();
  const force = setTimeout(() => server.closeAllConnections(), config.SHUTDOWN_GRACE_MS / 2);
  app.get(EventHub).close(); // streams do not end by themselves
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(force);
}

/** Serves the metrics beside `app`, which is closed when that cannot be. */
async function serveMetricsOf(app: INestApplicationContext, config: AppConfig): Promise<() => void> {
  try {
    return await serveMetrics(app, config);
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Starts the HTTP side (roles `all` and `api`). */
export async function serve(config: AppConfig): Promise<Running> {
  prepareInterpretation(); // before there are connections, which would time out meanwhile
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    bodyParser: false,
    abortOnError: false,
    bufferLogs: true,
  });
  const log = app.get(AppLogger);
  app.useLogger(new NestLog(log));
  await setupApp(app, BUILT_FRONT_END);
  try {
    await app.listen(config.PORT, config.HOST);
  } catch (error) {
    await app.close();
    throw listenError(error, config.HOST, config.PORT, 'PORT');
  }
  const stopMetrics = await serveMetricsOf(app, config);
  log.info({ event: 'server.ready', port: config.PORT });
  const stopCatchingUp = config.ROLE === 'api' ? () => undefined : catchUp(app);
  return {
    url: config.publicUrl,
    demoAccounts: config.NUKKAD_DEMO ? DEMO_ACCOUNTS : [],
    measure: () => measureMetrics(app),
    stop: async () => {
      log.info({ event: 'server.draining' });
      stopCatchingUp();
      await drainCalls(app, config);
      stopMetrics();
      await app.close();
    },
  };
}

/** Starts the background side alone (role `worker`). */
export async function runWorker(config: AppConfig): Promise<Running> {
  prepareInterpretation();
  const app: INestApplicationContext = await NestFactory.createApplicationContext(AppModule.with(config), {
    abortOnError: false,
    bufferLogs: true,
  });
  const log = app.get(AppLogger);
  app.useLogger(new NestLog(log));
  const stopMetrics = await serveMetricsOf(app, config);
  log.info({ event: 'worker.ready' });
  const stopCatchingUp = catchUp(app);
  return {
    url: null,
    demoAccounts: [],
    measure: () => measureMetrics(app),
    stop: async () => {
      stopMetrics();
      stopCatchingUp();
      await app.close();
    },
  };
}
