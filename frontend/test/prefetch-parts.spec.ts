import { expect, it, jest } from '@jest/globals';
import { prefetchFirstParts, prefetchParts } from '../src/shared/rendering/prefetch-parts';
import { prefetchModule } from '../src/shared/rendering/prefetchable-parts';

it('fetches the parts that a first tap opens before all others, and no others until they may be fetched', async () => {
  const fetched: string[] = [];
  const register = (name: string, isFirst: boolean) =>
    prefetchModule(() => {
      fetched.push(name);
      return Promise.resolve();
    }, isFirst);
  register('sheet', false);
  register('menu', true);
  await prefetchFirstParts();
  expect(fetched).toEqual(['menu']);
  // not every part is fetched yet
  expect(document.documentElement.dataset['parts']).toBeUndefined();

  // a section that is opened later brings its own
  const filters = jest.fn(() => Promise.resolve());
  register('dialog', false);
  prefetchModule(filters, true);
  await prefetchFirstParts();
  expect(filters).toHaveBeenCalledTimes(1);
  expect(fetched).toEqual(['menu']);

  await prefetchParts();
  expect(fetched).toEqual(['menu', 'sheet', 'dialog']);
  expect(document.documentElement.dataset['parts']).toBe('fetched');
});
