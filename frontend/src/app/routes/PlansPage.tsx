export { Plans as default } from '../../features/pricing/components/Plans';
