import type { SecurePaymentState } from '@nukkad/contract/payments/secure-payments';
import type { EngagementSide } from '@nukkad/contract/instant-work/engagements';
import type { TagTone } from '../../../shared/ui/Tag';

type TaggedState<Side extends EngagementSide> = Side extends 'employer'
  ? 'preparing' | 'to_reserve' | 'not_reserved' | 'reserved' | 'contested' | 'needs_account' | 'with_staff'
  : TaggedState<'employer'> | 'releasing' | 'on_the_way' | 'paid';

/** Colours of a payment on the row of its work. States that require no action of any side have none. */
const TONES: {
  readonly employer: Readonly<Record<TaggedState<'employer'>, TagTone>>;
  readonly worker: Readonly<Record<TaggedState<'worker'>, TagTone>>;
} = {
  employer: {
    preparing: 'waiting',
    to_reserve: 'waiting',
    not_reserved: 'bad',
    reserved: 'good',
    contested: 'bad',
    needs_account: 'plain',
    with_staff: 'plain',
  },
  worker: {
    preparing: 'waiting',
    to_reserve: 'waiting',
    not_reserved: 'bad',
    reserved: 'good',
    contested: 'bad',
    releasing: 'good',
    on_the_way: 'good',
    paid: 'good',
    needs_account: 'bad',
    with_staff: 'plain',
  },
};

/** Returns the tag of a payment for one side: its tone and the key of its text; null if the row has no tag. */
export function paymentTag(side: EngagementSide, state: SecurePaymentState): { tone: TagTone; text: string } | null {
  const tone = (TONES[side] as Partial<Record<SecurePaymentState, TagTone>>)[state];
  return tone === undefined ? null : { tone, text: `tag.${side}.${state}` };
}

/** Returns whether a payment was never reserved: the employer then pays the worker directly. */
export const isUnreserved = (state: SecurePaymentState): boolean => canReserve(state) || state === 'called_off';

/** States in which the employer can still reserve the payment. */
export const canReserve = (state: SecurePaymentState): boolean =>
  state === 'preparing' || state === 'to_reserve' || state === 'not_reserved';
