import { readFileSync } from 'node:fs';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { comparableHourlyPay, type JobType, type RateType } from '@nukkad/contract/jobs/jobs';
import { JOB_OPEN_DAYS } from '@nukkad/contract/limits';
import type { EntityManager } from 'typeorm';
import { JobEntity, jobMeaning } from '../modules/jobs/jobs.public.js';
import type { SeededRandom } from '@nukkad/contract/seeded-random';

interface Template {
  category: JobCategoryId;
  title: string;
  description: string;
  jobType: JobType;
  rateType: RateType;
  /** Rupees an hour or a month, from the usual least to the usual most. */
  pay: [number, number];
  hours: [number, number];
  skills: string[];
}

type Companies = Record<Template['category'], string[]>;

interface Locality {
  en: string;
  lat: number;
  lng: number;
}

const CITIES = [
  { file: 'bengaluru', name: 'Bengaluru', jobs: 160 },
  { file: 'mumbai', name: 'Mumbai', jobs: 100 },
  { file: 'delhi', name: 'Delhi', jobs: 90 },
  { file: 'mysuru', name: 'Mysuru', jobs: 50 },
] as const;

const OWN_JOBS = 8;
/** The first employer runs a kitchen that delivers. */
const OWN_COMPANY = 'Annapurna Kitchens';
const OWN_CATEGORIES: readonly string[] = ['food_service', 'delivery', 'cleaning'];
const WITHOUT_PAY = 0.08;
const DAY_MS = 86_400_000;
const SPREAD_DEGREES = 0.012;

const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as T;

/** Rates round as people say them: to 5 rupees an hour, to 500 a month. */
function rates(template: Template, random: SeededRandom): { minRate: number; maxRate: number } {
  const step = template.rateType === 'hourly' ? 5 : 500;
  const [least, most] = template.pay;
  const low = least + random.next() * (most - least) * 0.5;
  const high = low + random.next() * (most - low);
  const round = (amount: number): number => Math.round(amount / step) * step;
  return { minRate: round(low), maxRate: Math.max(round(low), round(high)) };
}

function job(
  template: Template,
  company: string,
  location: { place: Locality; city: string },
  employerId: string,
  random: SeededRandom,
): Partial<JobEntity> {
  const { place, city } = location;
  const stated = random.next() >= WITHOUT_PAY;
  const pay = stated ? rates(template, random) : { minRate: null, maxRate: null };
  const createdAt = new Date(Date.now() - random.next() * (JOB_OPEN_DAYS - 5) * DAY_MS);
  const offset = (): number => (random.next() - 0.5) * SPREAD_DEGREES;
  const money = { ...pay, rateType: template.rateType, currency: 'INR' as const };
  const said = {
    title: template.title,
    description: template.description,
    jobType: template.jobType,
    requiredSkills: template.skills,
  };
  const stored = {
    ...said,
    employerId,
    company,
    location: `${place.en}, ${city}`,
    locationStatus: 'resolved' as const,
    point: { type: 'Point' as const, coordinates: [place.lng + offset(), place.lat + offset()] },
    category: template.category,
    ...money,
    hourlyPay: comparableHourlyPay(money),
    hoursPerWeek: random.between(...template.hours),
    createdAt,
    renewedAt: createdAt,
    expiresAt: new Date(createdAt.getTime() + JOB_OPEN_DAYS * DAY_MS),
  };
  return { ...stored, ...jobMeaning(stored) };
}

/** Some 400 jobs of all categories around four cities; the first employer, with whom people sign in, has eight in Bengaluru. */
export async function saveDemoJobs(
  tx: EntityManager,
  employerIds: string[],
  random: SeededRandom,
): Promise<JobEntity[]> {
  const templates = read<Template[]>('./data/job-templates.json');
  const ownTemplates = templates.filter(({ category }) => OWN_CATEGORIES.includes(category));
  const companies = read<Companies>('./data/companies.json');
  const [own = '', ...others] = employerIds;
  const jobs = CITIES.flatMap((city, cityIndex) => {
    const { localities } = read<{ localities: Locality[] }>(`../modules/places/data/localities/${city.file}.json`);
    return Array.from({ length: city.jobs }, (_, index) => {
      const isOwn = cityIndex === 0 && index < OWN_JOBS;
      const choice = isOwn ? ownTemplates : templates;
      const template = choice[index % choice.length] as Template;
      const company = isOwn ? OWN_COMPANY : random.pick(companies[template.category]);
      const location = { place: random.pick(localities), city: city.name };
      return job(template, company, location, isOwn ? own : random.pick(others), random);
    });
  });
  return tx.save(
    JobEntity,
    jobs.map((fields) => tx.create(JobEntity, fields)),
    { chunk: 100 },
  );
}
