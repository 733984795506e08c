import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { BRAND } from '@nukkad/domain/brand';
import { DataSource } from 'typeorm';
import { MailSender } from '../../common/delivery/message.js';
import { translate } from '../../common/i18n/translate.js';
import type { TaskContext, TaskPayloads } from '../../common/queue/task.js';
import { HandlesTask } from '../../common/queue/task-runner.js';
import { APP_CONFIG } from '../../config/config.module.js';
import type { AppConfig } from '../../config/environment.js';
import { UserRepository } from '../users/users.public.js';
import { SignUpRepository } from './sign-up.repository.js';

/** The owner of an account learns that somebody filled the sign-up form with its address, once an hour at most. */
@Injectable()
@HandlesTask('auth.tell-sign-up-owner')
export class TellSignUpOwnerUseCase {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly signUps: SignUpRepository,
    private readonly users: UserRepository,
    private readonly mails: MailSender,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async execute({ signUpId }: TaskPayloads['auth.tell-sign-up-owner'], { taskId: key }: TaskContext): Promise<void> {
    const { manager } = this.dataSource;
    const signUp = await this.signUps.findById(manager, signUpId);
    if (!signUp || (await this.signUps.followsAnother(manager, signUp))) return;
    const owner = await this.users.findByEmail(manager, signUp.email);
    if (!owner?.emailVerifiedAt) return;
    const words = { brand: BRAND, address: `${this.config.publicUrl}/signin` };
    await this.mails.send({
      key,
      to: owner.email,
      subject: translate(owner.language, 'auth:messages.signUpSubject', words),
      text: translate(owner.language, 'auth:messages.signUpMail', words),
    });
  }
}
