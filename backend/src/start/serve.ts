import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DEMO_ACCOUNTS, type DemoAccount } from '@nukkad/domain/auth';
import { AppModule } from '../app.module.js';
import { EventHub } from '../common/events/event-hub.js';
import { Drain } from '../common/http/drain.js';
import { AppLogger } from '../common/observability/app-logger.js';
import { metrics } from '../common/observability/metrics.js';
import { type AppConfig, ConfigurationError } from '../config/environment.js';
import { setupApp } from '../setup-app.js';
import { catchUp } from './catch-up.js';
import { NestLog } from './nest-log.js';

/** A running process and how to end it in order. */
export interface Running {
  url: string | null;
  /** Accounts to try the product with, where it serves demonstration data. */
  demoAccounts: readonly DemoAccount[];
  stop(): Promise<void>;
}

function listenError(error: unknown, config: AppConfig): Error {
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') {
    return new ConfigurationError(`Port ${config.PORT} is taken: end the other program or choose one with PORT=3001.`);
  }
  if (code === 'EACCES') return new ConfigurationError(`Port ${config.PORT} may not be used: choose one above 1024.`);
  return error as Error;
}

async function serveMetrics(config: AppConfig): Promise<() => void> {
  if (config.METRICS_PORT === undefined) return () => undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void metrics.metrics().then((text) => response.setHeader('Content-Type', metrics.contentType).end(text));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.METRICS_PORT, config.HOST, resolve);
  });
  return () => void server.close();
}

/**
 * Takes calls until a balancer has had time to notice that readiness was withdrawn, then no more, and returns when those
 * under way are answered, or when half of the time to end in order is over.
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

/** Starts the HTTP side (roles `all` and `api`). */
export async function serve(config: AppConfig): Promise<Running> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config), {
    bodyParser: false,
    abortOnError: false,
    bufferLogs: true,
  });
  const log = app.get(AppLogger);
  app.useLogger(new NestLog(log));
  await setupApp(app);
  try {
    await app.listen(config.PORT, config.HOST);
  } catch (error) {
    await app.close();
    throw listenError(error, config);
  }
  const stopMetrics = await serveMetrics(config);
  log.info({ event: 'server.ready', port: config.PORT });
  const stopCatchingUp = config.ROLE === 'api' ? () => undefined : catchUp(app);
  return {
    url: config.publicUrl,
    demoAccounts: config.NUKKAD_DEMO ? DEMO_ACCOUNTS : [],
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
export async function work(config: AppConfig): Promise<Running> {
  const app: INestApplicationContext = await NestFactory.createApplicationContext(AppModule.with(config), {
    abortOnError: false,
    bufferLogs: true,
  });
  const log = app.get(AppLogger);
  app.useLogger(new NestLog(log));
  const stopMetrics = await serveMetrics(config);
  log.info({ event: 'worker.ready' });
  const stopCatchingUp = catchUp(app);
  return {
    url: null,
    demoAccounts: [],
    stop: async () => {
      stopMetrics();
      stopCatchingUp();
      await app.close();
    },
  };
}
