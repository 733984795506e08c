export { HowMatchingWorks as default } from '../../features/ordering/components/HowMatchingWorks';
