import type { PaymentMethod } from '@nukkad/contract/instant-work/instant-jobs';
import type { JobCategoryId } from '@nukkad/contract/jobs/job-categories';
import type { CURRENCIES, RATE_TYPES } from '@nukkad/contract/jobs/jobs';
import { Column, type Point } from 'typeorm';

/** Columns of an engagement with the terms on which both sides agreed; they do not change. */
export abstract class AgreedTerms {
  @Column('text')
  title: string;

  @Column('text')
  company: string;

  @Column('text')
  category: JobCategoryId;

  @Column('text')
  location: string;

  /**
   * Position of the location, WGS 84, which distinguishes locations with the same name; null where it was not recorded.
   */
  @Column('geography', { spatialFeatureType: 'Point', srid: 4326, nullable: true })
  point: Point | null;

  /** Whole units of the currency; 0 is "not stated". */
  @Column('integer', { name: 'min_rate' })
  minRate: number;

  @Column('integer', { name: 'max_rate' })
  maxRate: number;

  @Column('text', { name: 'rate_type' })
  rateType: (typeof RATE_TYPES)[number];

  @Column('text')
  currency: (typeof CURRENCIES)[number];

  @Column('text', { name: 'payment_method' })
  paymentMethod: PaymentMethod;

  /** Agreed start of the work. */
  @Column('timestamptz', { name: 'starts_at' })
  startsAt: Date;

  @Column('timestamptz', { name: 'ends_at' })
  endsAt: Date;

  /**
   * Agreed minutes of work; null: all from start to end. Fewer where the worker may come at any time of the first hour.
   */
  @Column('integer', { name: 'agreed_minutes', nullable: true })
  agreedMinutes: number | null;
}
