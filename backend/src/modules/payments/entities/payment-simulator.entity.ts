import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The state of the simulated provider, by name: it survives a restart and is shared by all processes. */
@Entity('payment_simulator')
export class PaymentSimulatorEntity {
  @PrimaryColumn('text')
  name: string;

  @Column('jsonb')
  state: object;
}
