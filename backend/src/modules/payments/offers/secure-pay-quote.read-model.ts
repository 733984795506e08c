import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { rateOn } from '@nukkad/contract/money/rates';
import { priceSecurePay } from '@nukkad/contract/money/secure-pay';
import type { SecurePayQuote } from '@nukkad/contract/payments/secure-payments';
import { DataSource } from 'typeorm';
import { EmployerPlaces } from './employer-places.js';
import { indianDay } from '@nukkad/contract/india-time';
import { PaymentProviders } from '../provider/payment-providers.js';
import { writePrice } from './written-price.js';

/** The current price of Secure Pay. */
@Injectable()
export class SecurePayQuoteReadModel {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly providers: PaymentProviders,
    private readonly places: EmployerPlaces,
  ) {}

  /** Returns the price of a wage for an employer. */
  async quote(employerId: string, wage: bigint): Promise<SecurePayQuote> {
    const day = indianDay(new Date());
    const place = await this.places.findPlace(this.dataSource.manager, employerId);
    const rate = (name: 'fee' | 'cgst' | 'sgst' | 'igst'): number => rateOn(name, day).basisPoints;
    const { isOffered, isPractice: practice, partner } = this.providers;
    return {
      ...{ refusal: isOffered ? null : 'off', practice, partner, day },
      price: writePrice(priceSecurePay(wage, { day, place })),
      feeBasisPoints: rate('fee'),
      taxBasisPoints: place === 'own_state' ? rate('cgst') + rate('sgst') : rate('igst'),
    };
  }
}
