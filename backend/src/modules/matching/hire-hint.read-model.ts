import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type HireHint, type HireHintQuery, seekerBand } from '@nukkad/contract/jobs/insights';
import type { Position } from '@nukkad/contract/places/geo';
import { skillIdsOf } from '@nukkad/language/query-interpretation';
import { type RateLimit, RateLimits } from '../../common/http/rate-limits.js';
import { Secrets } from '../../common/security/secrets.js';
import { JobPlaces } from '../jobs/jobs.public.js';
import { MinimumWages } from '../wages/wages.public.js';
import { SalaryStatsReadModel } from './salary-stats.read-model.js';
import { SeekersNearReadModel } from './seekers-near.read-model.js';

/** Limit of requests for an account: filling in a form makes a few. */
const HINT_LIMIT: RateLimit = { name: 'hire-hint', limit: 40, seconds: 600 };
/** Cells to a degree of the grid to which a place is moved before people are counted: about 5.5 km. */
const GRID_PER_DEGREE = 20;
/** A count is moved by up to this many people either way before it becomes a band. */
const NOISE_MAX = 2;

const cellOf = (degrees: number): number => Math.floor(degrees * GRID_PER_DEGREE);
const centreOf = (cell: number): number => (cell + 0.5) / GRID_PER_DEGREE;

/**
 * Computes the hints of the hire form for a place: seekers near by, usual pay and minimum wage. The response identifies
 * no person: people are counted around the centre of a wide cell, from coarse stored data; each count is shifted a
 * little by a secret value that is the same for the same question, so that repeated questions or questions from the
 * next cell do not reveal a difference of one person; and only a band leaves the server.
 */
@Injectable()
export class HireHintReadModel {
  constructor(
    private readonly limits: RateLimits,
    private readonly secrets: Secrets,
    private readonly seekers: SeekersNearReadModel,
    private readonly salaries: SalaryStatsReadModel,
    private readonly places: JobPlaces,
    private readonly wages: MinimumWages,
  ) {}

  /** Returns empty hints where the place of the text is unknown. Throws tooMany when the account exceeded its limit. */
  async getHireHint(userId: string, { category, skills = '', ...where }: HireHintQuery): Promise<HireHint> {
    await this.limits.consume(HINT_LIMIT, userId);
    const position = await this.findPosition(where);
    if (!position) return { seekers: null, pay: null, minimumWage: null };
    const { latitude, longitude } = position;
    const names = skills.split(',').map((name) => name.trim());
    const wanted = skillIdsOf(names).sort();
    const cell = [cellOf(latitude), cellOf(longitude)] as const;
    const centre = { latitude: centreOf(cell[0]), longitude: centreOf(cell[1]) };
    const count = await this.seekers.count(userId, centre, category, new Set(wanted));
    const noise = await this.deriveNoise(JSON.stringify([cell, category, wanted]));
    const [pay = null] = await this.salaries.listNearby({ latitude, longitude }, category);
    const minimumWage = await this.wages.findLowestWage(category, position);
    return { seekers: seekerBand(count + noise), pay, minimumWage };
  }

  /** Returns the pin, or the position of a job with this text. */
  private async findPosition({
    latitude,
    longitude,
    location = '',
  }: Pick<HireHintQuery, 'latitude' | 'longitude' | 'location'>): Promise<Position | null> {
    if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
    const { point } = await this.places.find(location);
    if (!point) return null;
    const [east, north] = point.coordinates as [number, number];
    return { latitude: north, longitude: east };
  }

  /** A whole number from -NOISE_MAX to NOISE_MAX that always belongs to this question. */
  private async deriveNoise(question: string): Promise<number> {
    const key = await this.secrets.getBytes('hire-hint');
    const digest = createHmac('sha256', key).update(question).digest();
    return (digest.readUInt32BE(0) % (2 * NOISE_MAX + 1)) - NOISE_MAX;
  }
}
