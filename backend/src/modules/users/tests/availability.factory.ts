import type { DataSource, Point } from 'typeorm';
import { WorkerAvailabilityEntity } from '../entities/worker-availability.entity.js';

const HOUR_MS = 3_600_000;

/** The centre of the cell with MG Road, Bengaluru. */
const BENGALURU: Point = { type: 'Point', coordinates: [77.605, 12.975] };

/** Stores an availability: by default on for delivery around MG Road for another hour. */
export async function saveAvailability(
  dataSource: DataSource,
  userId: string,
  fields: Partial<WorkerAvailabilityEntity> = {},
): Promise<void> {
  const isOn = fields.available ?? true;
  await dataSource.getRepository(WorkerAvailabilityEntity).save({
    userId,
    available: isOn,
    point: BENGALURU,
    categories: ['delivery'],
    endsAt: isOn && !fields.weekMinutes ? new Date(Date.now() + HOUR_MS) : null,
    switchedOffAt: isOn ? null : new Date(),
    ...fields,
  });
}

/** Returns the stored availability of an account; null without one. */
export const availabilityById = (dataSource: DataSource, userId: string): Promise<WorkerAvailabilityEntity | null> =>
  dataSource.getRepository(WorkerAvailabilityEntity).findOneBy({ userId });
