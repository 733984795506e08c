export { Pricing as default } from '../../features/pricing/components/Pricing';
