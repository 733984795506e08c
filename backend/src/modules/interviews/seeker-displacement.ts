import { SEARCH_RADIUS_KM } from '@nukkad/contract/limits';
import { displacedPoint, DISPLACEMENT_MAX } from '../../common/security/displacement.js';

const RADIUS = SEARCH_RADIUS_KM * 1000;

/** SQL: where the employer of the job `j` may find out that the seeker of the broadcast `r` is. */
export const SEEKER_POINT = displacedPoint('r.point', 'r.seeker_id', 'j.employer_id');

/**
 * SQL: the job `j` is within 20 km of the displaced point of the seeker of the broadcast `r`. The first line is for the
 * index; the displacement is worked out only where it can matter.
 */
export const IS_WITHIN_REACH = `ST_DWithin(j.point, r.point, ${RADIUS + DISPLACEMENT_MAX})
  AND (ST_DWithin(j.point, r.point, ${RADIUS - DISPLACEMENT_MAX}) OR ST_DWithin(j.point, ${SEEKER_POINT}, ${RADIUS}))`;
