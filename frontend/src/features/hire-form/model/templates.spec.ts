import { expect, it } from '@jest/globals';
import { drawingOf, JOB_TEMPLATES } from './templates';

it.each(JOB_TEMPLATES)('the template $id is for six days of four, six or eight hours, or five of eight', (template) => {
  expect([24, 36, 48, 40]).toContain(template.hoursPerWeek);
});

it('no two templates of the hire form have the same pictogram', () => {
  const drawings = JOB_TEMPLATES.map(drawingOf);
  expect(drawings).toEqual([...new Set(drawings)]);
});
