import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '@nukkad/contract/accounts/users';
import { Transactions } from '../../common/database/transactions.js';
import { Events } from '../../common/events/events.js';
import { Avatars } from './avatars.js';
import { CurrentUserReadModel } from './current-user.read-model.js';
import { squarePicture } from './square-picture.js';

/** Sets or removes the user's avatar. */
@Injectable()
export class SetAvatar {
  constructor(
    private readonly transactions: Transactions,
    private readonly events: Events,
    private readonly avatars: Avatars,
    private readonly currentUser: CurrentUserReadModel,
  ) {}

  /** `content` is a JPEG, PNG or WebP file, else 415; null removes the picture. */
  async execute(userId: string, content: Buffer | null): Promise<CurrentUser> {
    const id = content && (await this.avatars.storePicture(userId, await squarePicture(content)));
    return this.transactions.run(async (tx) => {
      await this.avatars.use(tx, userId, id);
      await this.events.publish(tx, [userId], { topic: 'user' });
      return this.currentUser.get(userId, tx);
    });
  }
}
