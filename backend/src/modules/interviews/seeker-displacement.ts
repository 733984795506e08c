import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SEARCH_RADIUS_KM } from '@nukkad/domain/limits';
import { Secrets } from '../../common/security/secrets.js';

/** How far the point of a seeker is moved at most, in metres: for everybody alike, and for each employer once more. */
const OF_SEEKER = 800;
const OF_PAIR = 500;
const FARTHEST = OF_SEEKER + OF_PAIR;
const RADIUS = SEARCH_RADIUS_KM * 1000;
/** What the function `displaced` of the database reads. */
const SECRET = 'seeker-displacement';

/** SQL: where the employer of the job `j` may find out that the seeker of the broadcast `r` is. */
export const SEEKER_POINT = `displaced(r.point, r.seeker_id, j.employer_id, ${OF_SEEKER}, ${OF_PAIR})`;

/**
 * SQL: the job `j` is within 20 km of the displaced point of the seeker of the broadcast `r`. The first line is for the
 * index; the displacement is worked out only where it can matter.
 */
export const IS_WITHIN_REACH = `ST_DWithin(j.point, r.point, ${RADIUS + FARTHEST})
  AND (ST_DWithin(j.point, r.point, ${RADIUS - FARTHEST}) OR ST_DWithin(j.point, ${SEEKER_POINT}, ${RADIUS}))`;

/** Makes the key of the displacement, if there is none, before the first broadcast is looked at. */
@Injectable()
export class SeekerDisplacement implements OnApplicationBootstrap {
  constructor(private readonly secrets: Secrets) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.secrets.bytes(SECRET);
  }
}
