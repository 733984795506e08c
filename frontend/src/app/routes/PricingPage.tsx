export { Pricing as default } from '../../pages/pricing/components/Pricing';
