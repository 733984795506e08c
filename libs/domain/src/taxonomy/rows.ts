import type { OccupationRow, SkillRow } from './lexicon-rows.js';
import { OCCUPATIONS_BUSINESS } from './occupations-business.js';
import { OCCUPATIONS_CARE_TEACHING } from './occupations-care-teaching.js';
import { OCCUPATIONS_CLEANING_SECURITY } from './occupations-cleaning-security.js';
import { OCCUPATIONS_FACTORY } from './occupations-factory.js';
import { OCCUPATIONS_FOOD_RETAIL } from './occupations-food-retail.js';
import { OCCUPATIONS_GENERAL } from './occupations-general.js';
import { OCCUPATIONS_MOVEMENT } from './occupations-movement.js';
import { OCCUPATIONS_TECHNOLOGY_MEDIA } from './occupations-technology-media.js';
import { OCCUPATIONS_TRADES } from './occupations-trades.js';
import { BUSINESS_SKILLS } from './skills-business.js';
import { CARE_TEACHING_SKILLS } from './skills-care-teaching.js';
import { FOOD_RETAIL_SKILLS } from './skills-food-retail.js';
import { GENERAL_SKILLS } from './skills-general.js';
import { MOVEMENT_SKILLS } from './skills-movement.js';
import { TECHNOLOGY_MEDIA_SKILLS } from './skills-technology-media.js';
import { TRADE_SKILLS } from './skills-trades.js';

/** Every skill of the taxonomy. */
export const SKILL_ROWS: readonly SkillRow[] = [
  ...FOOD_RETAIL_SKILLS,
  ...MOVEMENT_SKILLS,
  ...BUSINESS_SKILLS,
  ...GENERAL_SKILLS,
  ...TRADE_SKILLS,
  ...CARE_TEACHING_SKILLS,
  ...TECHNOLOGY_MEDIA_SKILLS,
];

/** Every occupation of the taxonomy. */
export const OCCUPATION_ROWS: readonly OccupationRow[] = [
  ...OCCUPATIONS_FOOD_RETAIL,
  ...OCCUPATIONS_MOVEMENT,
  ...OCCUPATIONS_CLEANING_SECURITY,
  ...OCCUPATIONS_BUSINESS,
  ...OCCUPATIONS_GENERAL,
  ...OCCUPATIONS_TRADES,
  ...OCCUPATIONS_FACTORY,
  ...OCCUPATIONS_CARE_TEACHING,
  ...OCCUPATIONS_TECHNOLOGY_MEDIA,
];
