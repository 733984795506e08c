import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A person's iCalendar feed. Its secret address is derived from `feedId`; a new id disables the old address. */
@Entity('calendar_feeds')
@Index('calendar_feeds_feed', ['feedId'], { unique: true })
export class CalendarFeedEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column('uuid', { name: 'feed_id' })
  feedId: string;
}
