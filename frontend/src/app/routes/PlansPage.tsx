export { Plans as default } from '../../pages/pricing/components/Plans';
