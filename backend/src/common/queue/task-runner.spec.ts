import { describe, expect, it } from '@jest/globals';
import { pairProcessors, TaskRegistryError } from './task-runner.js';

const processor = { process: async () => undefined };

describe('pairProcessors', () => {
  it('pairs each task with its processor', () => {
    expect(pairProcessors(['a'], [{ name: 'a', processor }]).get('a')).toBe(processor);
  });

  it('refuses a task without a processor', () => {
    expect(() => pairProcessors(['a', 'b'], [{ name: 'a', processor }])).toThrow(
      new TaskRegistryError('Task b has no processor.'),
    );
  });

  it('refuses a task with two processors', () => {
    const twice = [
      { name: 'a', processor },
      { name: 'a', processor },
    ];
    expect(() => pairProcessors(['a'], twice)).toThrow(new TaskRegistryError('Task a has two processors.'));
  });
});
