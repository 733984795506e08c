import type { CreateInstantJob } from '@nukkad/contract/instant-work/instant-jobs';
import type { SimulatedJob } from './city.js';

/** Returns the job as its employer fills in the form. */
export function formOf(job: SimulatedJob): CreateInstantJob {
  const { title, category, urgency, duration, openings, latitude, longitude, pay, startsAt } = job;
  return {
    ...{ title, category, urgency, duration, openings, latitude, longitude, minRate: pay, maxRate: pay },
    ...{ description: '', location: 'Bengaluru', maxRadius: job.radiusKm, paymentMethod: 'direct', company: 'Shop' },
    ...{ rateType: 'hourly', currency: 'INR', askRegularsFirst: false },
    requiredSkills: job.skills.map((skill) => skill.replaceAll('_', ' ')),
    ...(startsAt === null ? {} : { startTime: new Date(startsAt).toISOString() }),
  };
}
