import { expect, it } from '@jest/globals';
import { drawingOf, JOB_TEMPLATES } from './templates';

it('no two templates of the hire form have the same pictogram', () => {
  const drawings = JOB_TEMPLATES.map(drawingOf);
  expect(drawings).toEqual([...new Set(drawings)]);
});
