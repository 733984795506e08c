import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { TaskContext, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { DirectMessages } from '../notifications/notifications.public.js';
import { UserRepository } from '../users/users.public.js';
import { SignUpRepository } from './sign-up.repository.js';

/** Notifies the account owner that the sign-up form was filled with the owner's address, at most once an hour. */
@Injectable()
@HandlesTask('auth.notify-sign-up-owner')
export class NotifySignUpOwnerUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly signUps: SignUpRepository,
    private readonly users: UserRepository,
    private readonly messages: DirectMessages,
  ) {}

  async execute({ signUpId }: TaskPayloads['auth.notify-sign-up-owner'], { taskId: key }: TaskContext): Promise<void> {
    const { manager } = this.dataSource;
    const signUp = await this.signUps.findById(manager, signUpId);
    if (!signUp || (await this.signUps.followsAnother(manager, signUp))) return;
    const owner = await this.users.findByEmail(manager, signUp.email);
    if (!owner?.email || !owner.emailVerifiedAt) return;
    await this.messages.send(
      { key, channel: 'email', to: owner.email, language: owner.language },
      { text: 'auth:messages.signUp', link: '/signin' },
    );
  }
}
