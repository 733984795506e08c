import { inIndia } from '@nukkad/contract/india-time';
import type { AgendaEntry } from '../../../shared/ui/AgendaList';

/** A row with the number of items that it covers. */
export type Task = AgendaEntry & { count: number };
/** A row of the day; `at` is its time. */
export type TimedTask = Task & { at: number };

/** Returns the number of items that the rows cover. */
export const sumOf = (tasks: readonly { count: number }[]): number => tasks.reduce((sum, { count }) => sum + count, 0);

/** Returns the number of the Indian day of a moment. */
export const dayOf = (moment: number): number => inIndia(new Date(moment)).dayNumber;
