import { describe, expect, it } from '@jest/globals';
import { gradeOf, inReachOf, isAtPlace, meetsConditions } from './labels.js';
import { type Judged, judge, namesWork, over, worthOf } from './measures.js';
import type { Advertisement, Query } from './search-set.js';

const MIDDLE: [number, number] = [12.9716, 77.5946];
/** Some 7.8 km south of the middle, and some 15.6 km north of it. */
const SOUTH: [number, number] = [12.9016, 77.5946];
const NORTH: [number, number] = [13.1116, 77.5946];

const advertisement = (id: string, work: string, more: Partial<Advertisement> = {}): Advertisement => ({
  ...{ id, work, title: work, company: 'Shop', description: 'Work', location: 'MG Road', at: MIDDLE },
  ...{ jobType: 'contract', category: 'gig', minRate: null, maxRate: null, rateType: 'hourly', hoursPerWeek: null },
  ...{ requiredSkills: [], ageDays: 1, also: [], facts: [] },
  ...more,
});
const query = (more: Partial<Query> = {}): Query => ({
  ...{ id: 'qa001', text: 'waiter', language: 'en', class: 'occupation', misspelt: false, works: ['waiter'] },
  ...{ alsoGood: [], place: null, conditions: {}, from: MIDDLE },
  ...more,
});

const works = { waiter: { near: ['barista'] }, barista: { near: [] }, driver: { near: [] }, welder: { near: [] } };
const NIGHT = advertisement('a001', 'waiter', { facts: ['night'], at: SOUTH });
const DAY = advertisement('a002', 'waiter', { minRate: 90, maxRate: 120 });
const COFFEE = advertisement('a003', 'barista');
const DRIVER = advertisement('a004', 'driver');
const market = { works, advertisements: [NIGHT, DAY, COFFEE, DRIVER] };
const said = (...answers: Advertisement[]) => ({ answers: answers.map(({ id }) => id), failed: false });
const atSouth = { name: 'South', at: SOUTH };

describe('the grade of an answer', () => {
  it.each<[string, Partial<Query>, Advertisement, number]>([
    ['the work', {}, DAY, 3],
    ['the work, though at another place', { place: atSouth }, DAY, 2],
    ['the work, though on other conditions', { conditions: { facts: ['night'] } }, DAY, 2],
    ['near work', {}, COFFEE, 1],
    ['work that is good as well', { alsoGood: ['driver'] }, DRIVER, 1],
    ['other work', {}, DRIVER, 0],
    ['any work where none is named', { class: 'generic', works: [] }, DRIVER, 3],
    ['any work, at another place than is asked for', { class: 'place', works: [], place: atSouth }, DAY, 0],
    ['work that is excluded', { class: 'negative', works: [], not: ['driver'] }, DRIVER, 0],
    ['work with a fact that is excluded', { class: 'negative', not: ['night'] }, NIGHT, 0],
    ['anything where nothing is right', { class: 'nonsense', works: [] }, DAY, 0],
  ])('is that of %s', (_name, more, answer, grade) => {
    expect(gradeOf(query(more), answer, works)).toBe(grade);
  });

  it('includes other work that an advertisement offers', () => {
    expect(gradeOf(query(), advertisement('a005', 'driver', { also: ['waiter'] }), works)).toBe(3);
  });
});

describe('conditions', () => {
  it.each<[string, Query['conditions'], Partial<Advertisement>, boolean]>([
    ['pay within what is offered', { minRate: 110 }, { minRate: 90, maxRate: 120 }, true],
    ['pay above what is offered', { minRate: 130 }, { minRate: 90, maxRate: 120 }, false],
    ['pay that is not stated', { minRate: 1 }, {}, false],
    ['100 an hour in 20,800 a month', { minRate: 100 }, { minRate: 20_800, rateType: 'monthly' }, true],
    ['20,801 a month in 100 an hour', { minRate: 20_801, rateType: 'monthly' }, { minRate: 100 }, false],
    ['a type of job', { jobType: 'part_time' }, { jobType: 'part_time' }, true],
    ['another type of job', { jobType: 'part_time' }, {}, false],
    ['one of two facts', { facts: ['night', 'weekend'] }, { facts: ['night'] }, false],
    ['urgent work that starts at once', { facts: ['urgent'] }, { facts: ['immediate'] }, true],
  ])('are compared with %s', (_name, conditions, more, met) => {
    expect(meetsConditions(query({ conditions }), advertisement('a001', 'waiter', more))).toBe(met);
  });

  it('require a place within 5 km, and a reach within 20', () => {
    expect(isAtPlace(query({ place: atSouth }), NIGHT)).toBe(true);
    expect(isAtPlace(query({ place: atSouth }), DAY)).toBe(false);
    const far = advertisement('a009', 'waiter', { at: NORTH });
    expect(inReachOf(query(), [far])).toEqual([far]);
    expect(inReachOf(query({ from: SOUTH }), [far])).toEqual([]);
  });
});

describe('a list of answers', () => {
  it('is judged by the first, the first three and the first five answers', () => {
    expect(judge(query(), said(DRIVER, COFFEE, DAY, NIGHT), market)).toMatchObject({
      ...{ first: 0, firstThree: 1, precision: 3 / 4, none: 0, wrongInThree: 1 },
      ...{ falsePositive: null, atPlace: null, allMet: null, conditionsMet: null },
    });
    expect(judge(query(), said(COFFEE, DAY), market)).toMatchObject({ first: 0, precision: 1, wrongInThree: 0 });
  });

  it('is valued by grade and rank, relative to the best possible value', () => {
    const best = 7 + 7 / Math.log2(3) + 1 / 2;
    expect(judge(query(), said(DAY, NIGHT, COFFEE), market).ndcg).toBe(1);
    expect(judge(query(), said(DRIVER, DAY), market).ndcg).toBeCloseTo(7 / Math.log2(3) / best);
    expect(judge(query({ place: atSouth }), said(DAY, NIGHT), market).ndcg).toBeCloseTo(
      (3 + 7 / Math.log2(3)) / (7 + 3 / Math.log2(3) + 1 / 2),
    );
  });

  it('counts as no result if it is empty', () => {
    expect(judge(query(), said(), market)).toMatchObject({ first: 0, precision: 0, ndcg: 0, none: 1, wrongInThree: 0 });
  });

  it('is not judged where the market has no correct answer', () => {
    const judged = judge(query({ works: ['welder'] }), said(DRIVER), market);
    expect(judged).toMatchObject({ first: null, none: null, wrongInThree: null });
    expect(namesWork(judged)).toBe(false);
  });

  it('is a false positive where no answer is correct, and is not judged for hostile queries', () => {
    const nonsense = query({ class: 'nonsense', works: [] });
    expect(judge(nonsense, said(DRIVER), market)).toMatchObject({ falsePositive: 1, first: null });
    expect(judge(nonsense, said(), market)).toMatchObject({ falsePositive: 0 });
    expect(judge({ ...nonsense, class: 'hostile' }, said(DRIVER), market).falsePositive).toBeNull();
  });

  it('respects a place by its first correct answer, if the market has one there', () => {
    const asked = query({ class: 'place', place: atSouth });
    expect(judge(asked, said(DRIVER, NIGHT, DAY), market).atPlace).toBe(1);
    expect(judge(asked, said(DAY, NIGHT), market).atPlace).toBe(0);
    expect(judge(asked, said(DRIVER), market).atPlace).toBe(0);
    expect(judge({ ...asked, works: ['driver'] }, said(DRIVER), market).atPlace).toBeNull();
  });

  it('meets all parts of a query by its first answer, if some job does', () => {
    const asked = query({ class: 'multi', place: atSouth, conditions: { facts: ['night'] } });
    expect(judge(asked, said(NIGHT), market).allMet).toBe(1);
    expect(judge(asked, said(DAY, NIGHT), market).allMet).toBe(0);
    expect(judge(asked, said(), market).allMet).toBe(0);
    expect(judge({ ...asked, conditions: { facts: ['weekend'] } }, said(NIGHT), market).allMet).toBeNull();
  });

  it('meets the conditions of a query by its first answer', () => {
    const asked = query({ class: 'conditions', conditions: { facts: ['night'] } });
    expect(judge(asked, said(NIGHT, DAY), market).conditionsMet).toBe(1);
    expect(judge(asked, said(DAY, NIGHT), market).conditionsMet).toBe(0);
  });
});

describe('many lists', () => {
  const nonsense = query({ class: 'nonsense', works: [] });
  const judged: Judged[] = [
    judge(query(), said(DAY), market),
    judge(query(), said(DRIVER), market),
    judge(query({ class: 'generic', works: [] }), said(DRIVER), market),
    judge(nonsense, said(DRIVER), market),
    judge(nonsense, said(), market),
  ];

  it('count where a measure is asked', () => {
    expect(over(judged, 'first')).toBeCloseTo(2 / 3);
    expect(over(judged, 'falsePositive')).toBe(0.5);
    expect(over(judged, 'atPlace')).toBeNull();
    expect(judged.filter(namesWork)).toHaveLength(2);
  });

  it('are valued for a class by correct first answers, or by correctly empty lists', () => {
    const of = (name: string): Judged[] => judged.filter((each) => each.query.class === name);
    expect(worthOf(of('occupation'))).toBe(0.5);
    expect(worthOf(of('generic'))).toBe(1);
    expect(worthOf(of('nonsense'))).toBe(0.5);
    expect(worthOf(of('hostile'))).toBeNull();
  });
});
