import type { OccupationRow, SkillRow } from './lexicon-rows.js';
import { OCCUPATIONS_BEAUTY_HOMES } from './occupations-beauty-homes.js';
import { OCCUPATIONS_BUSINESS } from './occupations-business.js';
import { OCCUPATIONS_CARE_TEACHING } from './occupations-care-teaching.js';
import { OCCUPATIONS_CLEANING_SECURITY } from './occupations-cleaning-security.js';
import { OCCUPATIONS_FACTORY } from './occupations-factory.js';
import { OCCUPATIONS_DRIVING } from './occupations-driving.js';
import { OCCUPATIONS_FOOD } from './occupations-food.js';
import { OCCUPATIONS_GENERAL } from './occupations-general.js';
import { OCCUPATIONS_RETAIL } from './occupations-retail.js';
import { OCCUPATIONS_WAREHOUSES } from './occupations-warehouses.js';
import { OCCUPATIONS_CRAFTS_SERVICES } from './occupations-crafts-services.js';
import { OCCUPATIONS_PROFESSIONS } from './occupations-professions.js';
import { OCCUPATIONS_SALES } from './occupations-sales.js';
import { OCCUPATIONS_SHOPS } from './occupations-shops.js';
import { OCCUPATIONS_TECHNOLOGY_MEDIA } from './occupations-technology-media.js';
import { OCCUPATIONS_TRADES } from './occupations-trades.js';
import { CLEANING_SECURITY_SKILLS } from './skills-cleaning-security.js';
import { FACTORY_SKILLS } from './skills-factory.js';
import { HIRING_ONLINE_SKILLS } from './skills-hiring-online.js';
import { BUSINESS_SKILLS } from './skills-business.js';
import { CARE_TEACHING_SKILLS } from './skills-care-teaching.js';
import { FOOD_RETAIL_SKILLS } from './skills-food-retail.js';
import { GENERAL_SKILLS } from './skills-general.js';
import { MOVEMENT_SKILLS } from './skills-movement.js';
import { PROFESSION_SKILLS } from './skills-professions.js';
import { TECHNOLOGY_MEDIA_SKILLS } from './skills-technology-media.js';
import { TRADE_SKILLS } from './skills-trades.js';

/** Every skill of the taxonomy. */
export const SKILL_ROWS: readonly SkillRow[] = [
  ...FOOD_RETAIL_SKILLS,
  ...MOVEMENT_SKILLS,
  ...CLEANING_SECURITY_SKILLS,
  ...BUSINESS_SKILLS,
  ...HIRING_ONLINE_SKILLS,
  ...GENERAL_SKILLS,
  ...TRADE_SKILLS,
  ...FACTORY_SKILLS,
  ...CARE_TEACHING_SKILLS,
  ...TECHNOLOGY_MEDIA_SKILLS,
  ...PROFESSION_SKILLS,
];

/** Every occupation of the taxonomy. */
export const OCCUPATION_ROWS: readonly OccupationRow[] = [
  ...OCCUPATIONS_FOOD,
  ...OCCUPATIONS_RETAIL,
  ...OCCUPATIONS_DRIVING,
  ...OCCUPATIONS_WAREHOUSES,
  ...OCCUPATIONS_CLEANING_SECURITY,
  ...OCCUPATIONS_SALES,
  ...OCCUPATIONS_BUSINESS,
  ...OCCUPATIONS_GENERAL,
  ...OCCUPATIONS_TRADES,
  ...OCCUPATIONS_FACTORY,
  ...OCCUPATIONS_BEAUTY_HOMES,
  ...OCCUPATIONS_CARE_TEACHING,
  ...OCCUPATIONS_TECHNOLOGY_MEDIA,
  ...OCCUPATIONS_SHOPS,
  ...OCCUPATIONS_PROFESSIONS,
  ...OCCUPATIONS_CRAFTS_SERVICES,
];
