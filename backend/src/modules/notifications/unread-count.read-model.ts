import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { NotificationRepository } from './notification.repository.js';

/** Number of unread notifications of an account. */
@Injectable()
export class UnreadCountReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: NotificationRepository,
  ) {}

  countUnread(userId: string): Promise<number> {
    return this.repository.countUnread(this.dataSource.manager, userId);
  }
}
