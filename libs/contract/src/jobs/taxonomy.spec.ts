import { describe, expect, it } from '@jest/globals';
import { INSTANT_FORM_CATEGORIES } from '../instant-work/instant-jobs.js';
import { JOB_CATEGORY_IDS } from './job-categories.js';
import {
  CHAT_CATEGORIES,
  CHAT_CATEGORY_LABELS,
  chatCategoryOfInterviewCategory,
  chatCategoryOfJobCategory,
  DEMAND_LABELS,
  HIRE_FORM_CATEGORIES,
  INTERVIEW_CATEGORIES,
  INTERVIEW_CATEGORY_DETAILS,
  interviewCategoriesOfJobCategory,
  JOB_CATEGORY_LABELS,
  jobCategoriesOfChatCategory,
  jobCategoriesOfInterviewCategory,
  type Labels,
} from './taxonomy.js';

const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

function expectThreeScripts(labels: Labels): void {
  expect(labels.en).toMatch(/^[A-Za-z][A-Za-z &/,]*$/);
  expect(labels.hi).toMatch(/^[\p{Script=Devanagari} /,-]+$/u);
  expect(labels.kn).toMatch(/^[\p{Script=Kannada}\p{Join_Control} /,-]+$/u);
}

describe('the category lists', () => {
  it('are named in three scripts', () => {
    for (const id of JOB_CATEGORY_IDS) expectThreeScripts(JOB_CATEGORY_LABELS[id]);
    for (const id of INTERVIEW_CATEGORIES) expectThreeScripts(INTERVIEW_CATEGORY_DETAILS[id].label);
    for (const id of CHAT_CATEGORIES) expectThreeScripts(CHAT_CATEGORY_LABELS[id]);
    for (const labels of Object.values(DEMAND_LABELS)) expectThreeScripts(labels);
  });

  it('lead from every interview category over job categories to a chat category', () => {
    for (const id of INTERVIEW_CATEGORIES) {
      const jobCategories = jobCategoriesOfInterviewCategory(id);
      expect(jobCategories.length).toBeGreaterThan(0);
      expect(repeated(jobCategories)).toEqual([]);
      expect(JOB_CATEGORY_IDS).toEqual(expect.arrayContaining([...jobCategories]));
      expect(CHAT_CATEGORIES).toContain(chatCategoryOfInterviewCategory(id));
      expect(chatCategoryOfInterviewCategory(id)).toBe(chatCategoryOfJobCategory(jobCategories[0]));
    }
  });

  it('give every job category exactly one chat category', () => {
    const back = CHAT_CATEGORIES.flatMap((id) => jobCategoriesOfChatCategory(id));
    expect([...back].sort()).toEqual([...JOB_CATEGORY_IDS].sort());
    for (const id of CHAT_CATEGORIES) expect(jobCategoriesOfChatCategory(id).length).toBeGreaterThan(0);
  });

  it('lead back from job categories to the same interview categories', () => {
    for (const id of JOB_CATEGORY_IDS) {
      expect(interviewCategoriesOfJobCategory(id)).toEqual(
        INTERVIEW_CATEGORIES.filter((category) => jobCategoriesOfInterviewCategory(category).includes(id)),
      );
    }
  });

  it('treat waiter and waitress alike', () => {
    expect(jobCategoriesOfInterviewCategory('waitress')).toEqual(jobCategoriesOfInterviewCategory('waiter'));
  });

  it('begin with the six of the hire form, which are those of the instant form', () => {
    expect(JOB_CATEGORY_IDS.slice(0, 6)).toEqual(HIRE_FORM_CATEGORIES);
    expect([...INSTANT_FORM_CATEGORIES].sort()).toEqual([...HIRE_FORM_CATEGORIES].sort());
  });
});

describe('the demand that the interview dialog shows', () => {
  it.each([
    ['delivery', 'High', true],
    ['counter-sales', 'Very High', true],
    ['accountant', 'Medium', false],
    ['recruiter', 'High', true],
    ['us-it-recruiter', 'Very High', true],
    ['gig-work', 'High', true],
    ['waitress', 'Medium', false],
    ['waiter', 'Medium', false],
    ['salon', 'Medium', false],
    ['telesales', 'High', true],
    ['bpo', 'Very High', true],
    ['insurance-sales', 'Medium', false],
    ['casa-sales', 'Low', false],
    ['relationship-manager', 'Medium', false],
  ] as const)('of %s is %s, trending: %s', (id, demand, trending) => {
    const details = INTERVIEW_CATEGORY_DETAILS[id];
    expect(DEMAND_LABELS[details.demand].en).toBe(demand);
    expect(details.trending).toBe(trending);
  });
});
