import { lineOf, type Rate } from '@nukkad/contract/money/rounding';
import { toPaise, toRupees } from '@nukkad/contract/money/paise';

/** `count` times an amount of rupees, to the paisa. */
export const timesRupees = (count: number, amount: number): number => toRupees(BigInt(count) * toPaise(amount));

/** The difference of two amounts of rupees, to the paisa. */
export const minusRupees = (amount: number, less: number): number => toRupees(toPaise(amount) - toPaise(less));

/** A line of an amount of rupees at a rate, rounded half up to the paisa. */
export const rupeeLine = (amount: number, rate: Rate): number => toRupees(lineOf(toPaise(amount), rate));
