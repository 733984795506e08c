import type { SupplyPlace } from '@nukkad/contract/money/secure-pay';
import { OWN_STATE_CODE } from '@nukkad/contract/papers/gst-states';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TaxRecipients } from '../../papers/papers.public.js';

/** The States of employers, which decide between two taxes on the fee and one. */
@Injectable()
export class EmployerPlaces {
  constructor(private readonly recipients: TaxRecipients) {}

  /** By the registration for GST, else by the State of the billing address, else by that of the address. */
  async findPlace(manager: EntityManager, employerId: string): Promise<SupplyPlace> {
    const { state } = await this.recipients.find(manager, employerId);
    return state === OWN_STATE_CODE ? 'own_state' : 'other_state';
  }
}
