export { OperationGauges } from './operation-gauges.js';
