import { describe, expect, it } from '@jest/globals';
import { metRequirements, type RequirementFacts } from './met-requirements.js';
import type { SearchText } from './search-text.js';

const FACTS: RequirementFacts = { conditionIds: ['night'], jobType: 'part_time', hourlyPay: 100, isExcluded: false };
const textOf = (fields: object) => ({ conditions: [], jobTypes: [], excluded: [], ...fields }) as unknown as SearchText;
const pay = (hourlyRate: number) => ({ conditions: [{ kind: 'pay', hourlyRate }] });
const condition = (name: string, isExcluded: boolean) => ({ conditions: [{ kind: 'condition', name, isExcluded }] });

describe('metRequirements', () => {
  it.each([
    ['less pay than is asked for', pay(100.01), {}, { met: [], unmet: ['pay'] }],
    ['exactly the pay that is asked for', pay(100), {}, { met: ['pay'], unmet: [] }],
    ['more pay than is asked for', pay(99.99), {}, { met: ['pay'], unmet: [] }],
    ['no stated pay', pay(1), { hourlyPay: null }, { met: [], unmet: ['pay'] }],
    ['a condition that is asked for', condition('night', false), {}, { met: ['night'], unmet: [] }],
    ['no condition that is asked for', condition('food', false), {}, { met: [], unmet: ['food'] }],
    ['a condition that is not wanted', condition('night', true), {}, { met: [], unmet: ['not:night'] }],
    ['no condition that is not wanted', condition('food', true), {}, { met: ['not:food'], unmet: [] }],
    ['one of the types', { jobTypes: ['weekend', 'part_time'] }, {}, { met: ['job_type'], unmet: [] }],
    ['another type', { jobTypes: ['weekend'] }, {}, { met: [], unmet: ['job_type'] }],
    ['work that is not excluded', { excluded: ['driver'] }, {}, { met: ['not:work'], unmet: [] }],
    ['excluded work', { excluded: ['driver'] }, { isExcluded: true }, { met: [], unmet: ['not:work'] }],
    ['nothing that is judged', {}, {}, { met: [], unmet: [] }],
  ])('evaluates a job with %s', (_what, text, facts, judged) => {
    expect(metRequirements(textOf(text), { ...FACTS, ...facts })).toEqual(judged);
  });
});
