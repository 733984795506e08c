import { readFileSync } from 'node:fs';
import { weekRangesOf, type HoursWindow } from '@nukkad/contract/instant-work/availability';
import { snapToGrid } from '@nukkad/contract/places/geo';
import { INSTANT_FORM_CATEGORIES } from '@nukkad/contract/instant-work/instant-jobs';
import { JOB_CATEGORY_IDS, type JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import { skillIdsOf } from '@nukkad/language/query-interpretation';
import type { EntityManager, Point } from 'typeorm';
import { UserEntity, WorkerAvailabilityEntity } from '../modules/users/users.public.js';
import type { SeededRandom } from '@nukkad/contract/seeded-random';

const CITIES = [
  { file: 'bengaluru', workers: 24 },
  { file: 'mumbai', workers: 16 },
  { file: 'delhi', workers: 12 },
  { file: 'mysuru', workers: 8 },
] as const;
const FIRST_NAMES = ['Anil', 'Deepa', 'Farhan', 'Geeta', 'Harish', 'Jyoti', 'Kiran', 'Mohan', 'Nagma', 'Prakash', 'Rekha', 'Salim', 'Shobha', 'Thomas', 'Usha', 'Vijay']; // prettier-ignore
const LAST_NAMES = ['Bhat', 'Das', 'Fernandes', 'Gowda', 'Iyer', 'Joshi', 'Kamble', 'Khan', 'Mishra', 'Naik', 'Patil', 'Shetty', 'Singh', 'Yadav']; // prettier-ignore

const onDays = (days: readonly number[], from: string, until: string): HoursWindow[] =>
  days.map((day) => ({ day, from, until }));
const DAILY = [0, 1, 2, 3, 4, 5, 6];
/** Hours of the demonstration never end by themselves: it is still there for whoever comes back a day later. */
const ALWAYS = onDays(DAILY, '00:00', '24:00');
/** Two of three can be asked at any time, the third at some of these hours. */
const SHIFTS = [onDays([1, 2, 3, 4, 5, 6], '08:00', '18:00'), onDays(DAILY, '16:00', '23:30'), onDays([0, 6], '07:00', '21:00')]; // prettier-ignore
/** MG Road, Bengaluru: where a search starts that knows no position. */
const MIDDLE = { lat: 12.9716, lng: 77.5946 };

interface Locality {
  lat: number;
  lng: number;
}

const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as T;

/** A cell of the grid, as everybody's position is kept. */
function cellOf({ lat, lng }: Locality): Point {
  const { latitude, longitude } = snapToGrid({ latitude: lat, longitude: lng });
  return { type: 'Point', coordinates: [longitude, latitude] };
}

type Availability = Partial<WorkerAvailabilityEntity> & { userId: string };

const availability = (
  { id, skills }: UserEntity,
  place: Locality,
  categories: JobCategoryId[],
  hours: HoursWindow[],
  radiusKm: number,
): Availability => ({
  userId: id,
  available: true,
  point: cellOf(place),
  radiusKm,
  categories,
  skillIds: skillIdsOf(skills),
  weekMinutes: `{${weekRangesOf(hours)
    .map(([from, until]) => `[${from},${until})`)
    .join(',')}}`,
});

/**
 * Makes workers around four cities who can be asked for instant work, and `seeker` one of them. They have no way to sign
 * in, so that none of them ever answers, and want no mails, so that the outbox holds what people did.
 */
export async function saveDemoWorkers(tx: EntityManager, seeker: UserEntity, random: SeededRandom): Promise<void> {
  const templates = read<{ category: JobCategoryId; skills: string[] }[]>('./data/job-templates.json');
  const places = CITIES.flatMap(({ file, workers }) => {
    const { localities } = read<{ localities: Locality[] }>(`../modules/places/data/localities/${file}.json`);
    return Array.from({ length: workers }, () => random.pick(localities));
  });
  const people = places.map((_place, index): Partial<UserEntity> => {
    const category = INSTANT_FORM_CATEGORIES[index % INSTANT_FORM_CATEGORIES.length] as JobCategoryId;
    return {
      email: `worker-${index + 1}@demo.nukkad.test`,
      emailVerifiedAt: new Date(),
      role: 'job_seeker',
      firstName: random.pick(FIRST_NAMES),
      lastName: random.pick(LAST_NAMES),
      mailNews: false,
      textNews: false,
      skills: random.pick(templates.filter((template) => template.category === category)).skills,
      preferredCategories: [...new Set([category, random.pick(JOB_CATEGORY_IDS)])],
      expectedRate: random.between(9, 20) * 10,
    };
  });
  const workers = await tx.save(
    UserEntity,
    people.map((fields) => tx.create(UserEntity, fields)),
  );
  await tx.insert(WorkerAvailabilityEntity, [
    availability(seeker, MIDDLE, [...INSTANT_FORM_CATEGORIES], ALWAYS, 20),
    ...workers.map((worker, index) => {
      // another third of each kind of work in each round of kinds
      const hasShifts = (index + Math.floor(index / INSTANT_FORM_CATEGORIES.length)) % 3 === 0;
      const hours = hasShifts ? random.pick(SHIFTS) : ALWAYS;
      return availability(worker, places[index] as Locality, worker.preferredCategories, hours, random.between(8, 20));
    }),
  ]);
}
