import { DomainError } from '../../common/errors/domain-error.js';

const invalid = (field: string, key: string) => new DomainError('invalid', key, { fields: [{ field, key }] });

export const alreadyAsked = () => new DomainError('conflict', 'interviews:alreadyAsked');
export const alreadyWaiting = () => new DomainError('conflict', 'interviews:alreadyWaiting');
export const alreadyBetween = () => new DomainError('conflict', 'interviews:alreadyBetween');
export const applicationOver = () => new DomainError('conflict', 'interviews:applicationOver');
export const jobNotOpen = () => new DomainError('conflict', 'interviews:jobNotOpen');
export const ownJob = () => new DomainError('forbidden', 'interviews:ownJob');
export const alreadyTaken = () => new DomainError('conflict', 'interviews:alreadyTaken');
export const moveRefused = () => new DomainError('conflict', 'interviews:moveRefused');
export const seekerBusy = () => new DomainError('conflict', 'interviews:seekerBusy');
export const seekerWorks = () => new DomainError('conflict', 'interviews:seekerWorks');
export const youAreBusy = () => new DomainError('conflict', 'interviews:youAreBusy');
export const youWork = () => new DomainError('conflict', 'interviews:youWork');
export const notYet = () => new DomainError('conflict', 'interviews:notYet');
export const proposalChanged = () => new DomainError('conflict', 'interviews:proposalChanged');
export const proposalOver = () => new DomainError('conflict', 'interviews:proposalOver');
export const nothingNew = () => invalid('time', 'interviews:nothingNew');
export const placeIsTheEmployers = (field: 'place' | 'phone') => invalid(field, 'interviews:placeIsTheEmployers');
export const missingPlace = () => invalid('place', 'interviews:missingPlace');
export const missingPhone = () => invalid('phone', 'interviews:missingPhone');
export const timeInPast = (field: string) => invalid(field, 'interviews:timeInPast');
export const timeTooFar = (field: string) => invalid(field, 'interviews:timeTooFar');
export const rangeTooLong = () => invalid('to', 'interviews:rangeTooLong');
