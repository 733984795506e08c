import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { CALENDAR_STATUSES, type CalendarEntry, INTERVIEW_MINUTES } from '@nukkad/contract/interviews/calendar';
import { DataSource } from 'typeorm';
import { placeNamesOf, LABEL_COLUMNS, withOccupation, type LabelledRow } from '../jobs/jobs.public.js';
import { InterviewPlaces } from './interview-places.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Number of past days in the feed. */
const FEED_DAYS_BACK = 30;
const ENTRIES_MAX = 2000;

/** Returns the start of the day `date` (YYYY-MM-DD) in India, which has had one UTC offset since 1945. */
const startOfDay = (date: string): Date => new Date(`${date}T00:00:00+05:30`);

interface Row extends Omit<LabelledRow, 'location'> {
  id: string;
  mode: CalendarEntry['mode'];
  confirmed_time: Date;
  company: string;
  place: string | null;
  phone: string | null;
  seeker: string | null;
  status: CalendarEntry['status'];
  proposed_time: Date | null;
  sequence: number;
}

/** A person's confirmed interviews, as seeker or as employer. */
@Injectable()
export class CalendarReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly places: InterviewPlaces,
  ) {}

  /** Entries from the day `from` to the day `to` (both included, days of India). */
  listBetween(userId: string, from: string, to: string): Promise<CalendarEntry[]> {
    const end = new Date(startOfDay(to).getTime() + DAY_MS);
    return this.query(userId, 'r.confirmed_time >= $2 AND r.confirmed_time < $3', [startOfDay(from), end]);
  }

  /** Returns the entries of the last month and all future ones, for the feed. */
  listForFeed(userId: string): Promise<CalendarEntry[]> {
    return this.query(userId, 'r.confirmed_time > statement_timestamp() - make_interval(days => $2)', [FEED_DAYS_BACK]);
  }

  /** Returns one entry, also a cancelled one; null when it belongs to another person or has no time. */
  async findEntry(userId: string, id: string): Promise<CalendarEntry | null> {
    const statuses = [...CALENDAR_STATUSES, 'cancelled'];
    return (await this.query(userId, 'r.id = $2 AND r.confirmed_time IS NOT NULL', [id], statuses))[0] ?? null;
  }

  private async query(
    userId: string,
    condition: string,
    parameters: unknown[],
    statuses: readonly string[] = CALENDAR_STATUSES,
  ): Promise<CalendarEntry[]> {
    // the SQL texts are constants of the code
    const rows: Row[] = await this.dataSource.query(
      `SELECT r.id, r.mode, r.confirmed_time, j.title, COALESCE(r.company, j.company) AS company, r.place, r.phone,
              CASE WHEN r.employer_id = $1 THEN btrim(s.first_name || ' ' || s.last_name) END AS seeker,
              r.status, r.proposed_time, r.sequence, ${LABEL_COLUMNS}
       FROM interview_requests r JOIN jobs j ON j.id = r.job_id JOIN users s ON s.id = r.seeker_id
       WHERE (r.seeker_id = $1 OR r.employer_id = $1) AND r.status IN ('${statuses.join("', '")}') AND ${condition}
       ORDER BY r.confirmed_time, r.id LIMIT ${ENTRIES_MAX}`,
      [userId, ...parameters],
    );
    return rows.map((row) => entryOf(this.places.open(row)));
  }
}

const entryOf = (row: Row): CalendarEntry =>
  withOccupation(
    {
      id: row.id,
      kind: 'interview' as const,
      title: row.title,
      company: row.company,
      mode: row.mode,
      startsAt: row.confirmed_time.toISOString(),
      endsAt: new Date(row.confirmed_time.getTime() + INTERVIEW_MINUTES * MINUTE_MS).toISOString(),
      place: row.place,
      ...placeNamesOf(row.place, row),
      phone: row.phone,
      seeker: row.seeker,
      status: row.status,
      proposedTime: row.proposed_time?.toISOString() ?? null,
      sequence: row.sequence,
    },
    row.occupation_ids,
  );
