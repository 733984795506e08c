import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { HOLDS_PERSONAL_DATA, type PersonalData, type PersonalTable } from './personal-data.js';
import { findMarkedProviders } from '../../common/discovery/marked-providers.js';

/** Registry of all modules' personal data. */
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

  /** Returns all holders of personal data. */
  listHolders(): readonly PersonalData[] {
    return this.holders;
  }

  /** Returns all tables with personal data; a table may occur several times, each time with other rows. */
  listTables(): PersonalTable[] {
    return this.holders.flatMap((holder) => holder.tables);
  }
}
