import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { matchSkillName } from '@nukkad/language/query-interpretation';

const templates = JSON.parse(readFileSync(new URL('./data/job-templates.json', import.meta.url), 'utf8')) as {
  title: string;
  skills: string[];
}[];

describe('the jobs of the demonstration', () => {
  it.each(templates.map(({ title, skills }) => [title, skills] as const))(
    'asks as %s for known skills',
    (_, skills) => {
      expect(skills.filter((skill) => matchSkillName(skill) === null)).toEqual([]);
    },
  );
});
