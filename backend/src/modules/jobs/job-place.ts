import { Injectable } from '@nestjs/common';
import type { Point } from 'typeorm';
import { ResolvePlace } from '../places/places.public.js';

/** The place of a job, as far as known. An unresolved place stays unknown: it never gets a wrong position. */
export interface JobPlace {
  locationStatus: 'resolved' | 'unresolved';
  point: Point | null;
  /** The city in which a place without a point certainly lies, an id of the gazetteer. */
  cityId: string | null;
}

/** Resolves the place that an employer entered to a point. */
@Injectable()
export class JobPlaces {
  constructor(private readonly resolvePlace: ResolvePlace) {}

  /**
   * Returns the given position if there is one, else the position of `location`. It may use the network: call it before
   * a transaction.
   */
  async find(location: string, given?: { latitude: number; longitude: number }): Promise<JobPlace> {
    const position = given ?? (await this.resolvePlace.execute(location));
    if (!position) {
      return { locationStatus: 'unresolved', point: null, cityId: await this.resolvePlace.findCertainCityId(location) };
    }
    const { latitude, longitude } = position;
    return { locationStatus: 'resolved', point: { type: 'Point', coordinates: [longitude, latitude] }, cityId: null };
  }
}
