import { describe, expect, it, jest } from '@jest/globals';
import type { DiscoveryService } from '@nestjs/core';
import { Reflector } from '@nestjs/core';
import type { DataSource } from 'typeorm';
import type { AppConfig } from '../../config/environment.js';
import type { AppLogger } from '../observability/app-logger.js';
import { definedTasks, type TaskName } from './task.js';
import type { TaskQueue } from './task-queue.js';
import { HandlesTask, pairHandlers, TaskRegistryError, TaskRunner } from './task-runner.js';

const handler = { execute: async () => undefined };

/** Returns how often a process with `role` starts processing the queue on startup. */
function takesQueue(role: AppConfig['ROLE']): number {
  const work = jest.fn();
  // modules that other specs have loaded define tasks, and each needs a handler
  class AllTasks {
    execute = handler.execute;
  }
  HandlesTask(...([...definedTasks()] as TaskName[]))(AllTasks);
  const discovery = {
    getProviders: () => [{ metatype: AllTasks, instance: new AllTasks() }],
  } as unknown as DiscoveryService;
  const queue = { startWorking: work } as unknown as TaskQueue;
  const [config, logger] = [{ ROLE: role } as AppConfig, {} as AppLogger];
  new TaskRunner(discovery, new Reflector(), {} as DataSource, queue, logger, config).onApplicationBootstrap();
  return work.mock.calls.length;
}

describe('the queue', () => {
  it.each(['all', 'worker'] as const)('processes the queue in a process with the role %s', (role) => {
    expect(takesQueue(role)).toBe(1);
  });

  it('does not process the queue in a process for calls alone', () => {
    expect(takesQueue('api')).toBe(0);
  });
});

describe('pairHandlers', () => {
  it('pairs each task with its handler', () => {
    expect(pairHandlers(['a'], [{ name: 'a', handler }]).get('a')).toBe(handler);
  });

  it('refuses a task without a handler', () => {
    expect(() => pairHandlers(['a', 'b'], [{ name: 'a', handler }])).toThrow(
      new TaskRegistryError('Task b has no handler.'),
    );
  });

  it('refuses a task with two handlers', () => {
    const twice = [
      { name: 'a', handler },
      { name: 'a', handler },
    ];
    expect(() => pairHandlers(['a'], twice)).toThrow(new TaskRegistryError('Task a has two handlers.'));
  });
});
