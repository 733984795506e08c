import type { PublicJob } from '@nukkad/api-client/generated/api.gen';

const EMPLOYMENT_TYPES: Record<PublicJob['jobType'], string> = {
  part_time: 'PART_TIME',
  gig_work: 'PER_DIEM',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
};

/** Returns the salary of a job; undefined if the job states no pay. */
function salaryOf({ minRate, maxRate, rateType, currency }: PublicJob): object | undefined {
  if (minRate === null && maxRate === null) return undefined;
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(minRate === null ? {} : { minValue: minRate }),
      ...(maxRate === null ? {} : { maxValue: maxRate }),
      unitText: rateType === 'hourly' ? 'HOUR' : 'MONTH',
    },
  };
}

/** An open job as schema.org's JobPosting, which job searches read. */
export function jobPosting(job: PublicJob, url: string): object {
  const salary = salaryOf(job);
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    url,
    identifier: { '@type': 'PropertyValue', name: job.company, value: job.id },
    datePosted: job.createdAt,
    validThrough: job.validThrough,
    employmentType: EMPLOYMENT_TYPES[job.jobType],
    hiringOrganization: { '@type': 'Organization', name: job.company },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: 'IN' },
    },
    directApply: true,
    ...(job.requiredSkills.length === 0 ? {} : { skills: job.requiredSkills.join(', ') }),
    ...(salary === undefined ? {} : { baseSalary: salary }),
  };
}
