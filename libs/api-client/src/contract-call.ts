// Every call of the contract. A page that needs only the calls of the first page imports them from that module and
// avoids loading the others.
import './generated/api.gen';

export { addressOf, type AnswerOf, type ArgOf, type CallName, isCallAddress, requestOf } from './first-page-call';
