import { Injectable } from '@nestjs/common';
import type { Point } from 'typeorm';
import { ResolvePlace } from '../places/places.public.js';

/** Where a job is, as far as it is known. A place that is not found stays unknown: it is never put somewhere wrong. */
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

  /** The given position if there is one, else where `location` lies. It may ask over the network: call it before a transaction. */
  async find(location: string, given?: { latitude: number; longitude: number }): Promise<JobPlace> {
    const position = given ?? (await this.resolvePlace.execute(location));
    if (!position) {
      return { locationStatus: 'unresolved', point: null, cityId: await this.resolvePlace.certainCityId(location) };
    }
    const { latitude, longitude } = position;
    return { locationStatus: 'resolved', point: { type: 'Point', coordinates: [longitude, latitude] }, cityId: null };
  }
}
