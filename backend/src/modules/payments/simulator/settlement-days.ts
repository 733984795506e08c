import { isWorkingDay } from '../records/bank-days.js';
import { DAY_SECONDS } from './simulated-world.js';

/** A payment is settled on the second working day after it. */
const WORKING_DAYS = 2;

/** Returns the settlement time of money of `seconds`: the second working day after. */
export function settlementDay(seconds: number): number {
  let at = seconds;
  for (let left = WORKING_DAYS; left > 0;) {
    at += DAY_SECONDS;
    if (isWorkingDay(at)) left--;
  }
  return at;
}
