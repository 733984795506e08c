import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { HOLDS_PERSONAL_DATA, type PersonalData, type PersonalTable } from './personal-data.js';
import { findMarkedProviders } from '../../common/discovery/marked-providers.js';

/** What all modules together hold about people. */
@Injectable()
export class PersonalDataRegistry implements OnApplicationBootstrap {
  private holders: readonly PersonalData[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onApplicationBootstrap(): void {
    this.holders = findMarkedProviders<PersonalData>(this.discovery, this.reflector, HOLDS_PERSONAL_DATA).map(
      ({ provider }) => provider,
    );
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
