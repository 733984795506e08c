import type { InstantJobField } from './instant-job-form';

/** The three steps of the form, in order. */
export const STEPS = ['work', 'when', 'place'] as const;
export type Step = (typeof STEPS)[number];

/** The fields of each step, in the order of the page. */
export const FIELDS_OF = {
  work: ['title', 'category'],
  when: ['urgency', 'startTime', 'endTime', 'hours', 'openings', 'askRegularsFirst'],
  place: [
    ...(['location', 'minRate', 'maxRate'] as const),
    ...(['description', 'maxRadius', 'requiredSkills', 'paymentMethod', 'rateType', 'currency'] as const),
  ],
} as const satisfies Record<Step, readonly InstantJobField[]>;

/** Returns the key of the label of the button that leaves a step or posts the job. */
export const stepButton = ({ busy, isFetchingRules }: Record<'busy' | 'isFetchingRules', boolean>, isLast: boolean) =>
  isLast ? (busy ? 'submitting' : 'submit') : isFetchingRules ? 'steps.checking' : 'steps.next';

/** The fields behind "More" in the last step. */
export const MORE_FIELDS: readonly InstantJobField[] = FIELDS_OF.place.slice(3);

/** Returns the step in the address; the first one if the address names no valid one. */
export const stepOf = (number: string | null): number => (STEPS[Number(number) - 1] ? Number(number) : 1);

/** The number of the step that has a field. */
export const stepOfField = (field: InstantJobField): number =>
  1 + STEPS.findIndex((step) => (FIELDS_OF[step] as readonly InstantJobField[]).includes(field));

/** Every field, in the order of the steps. */
export const ALL_FIELDS: readonly InstantJobField[] = STEPS.flatMap((step) => FIELDS_OF[step]);

/** Names of the server's body that belong to a field of another name. */
const FIELD_OF: Readonly<Record<string, InstantJobField>> = {
  ...{ latitude: 'location', longitude: 'location', duration: 'hours' },
};

/** Returns the field to which a name of the server's body belongs; undefined if it belongs to none. */
export const fieldOfBody = (name: string | undefined): InstantJobField | undefined =>
  ALL_FIELDS.find((field) => name !== undefined && field === (FIELD_OF[name] ?? name));
