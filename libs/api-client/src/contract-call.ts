// Every call of the contract; a page that needs none but those of the first page takes them from there, and saves the others.
import './generated/api.gen';

export { addressOf, type AnswerOf, type ArgOf, type CallName, isCallAddress, requestOf } from './first-page-call';
