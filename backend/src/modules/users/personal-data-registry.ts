import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { HOLDS_PERSONAL_DATA, type PersonalData, type PersonalTable } from './personal-data.js';

/** What all modules together hold about people. */
@Injectable()
export class PersonalDataRegistry implements OnApplicationBootstrap {
  private holders: readonly PersonalData[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    this.holders = this.discovery.getProviders().flatMap(({ metatype, instance }) => {
      const holds = typeof metatype === 'function' && this.reflector.get<boolean>(HOLDS_PERSONAL_DATA, metatype);
      return holds ? [instance as PersonalData] : [];
    });
  }

  /** Everybody who holds something. */
  all(): readonly PersonalData[] {
    return this.holders;
  }

  /** Every table that holds something; a table may come several times, each time with other rows. */
  tables(): PersonalTable[] {
    return this.holders.flatMap((holder) => holder.tables);
  }
}
