import { expect, it } from '@jest/globals';
import { assignLanes } from './lanes';

const laid = (...spans: [number, number][]) =>
  assignLanes(spans.map(([from, to]) => ({ from, to }))).map(({ lane, lanes }) => `${lane}/${lanes}`);

it('lays spans side by side only where they overlap', () => {
  expect(laid()).toEqual([]);
  expect(laid([9, 10])).toEqual(['0/1']);
  expect(laid([9, 10], [10, 11])).toEqual(['0/1', '0/1']);
  expect(laid([9, 10], [9.5, 10.5], [11, 12])).toEqual(['0/2', '1/2', '0/1']);
  // the third uses the lane that the first has freed, within the same group
  expect(laid([9, 10], [9.5, 11], [10, 10.5])).toEqual(['0/2', '1/2', '0/2']);
  expect(laid([9, 12], [9, 10], [9, 11])).toEqual(['0/3', '1/3', '2/3']);
});
