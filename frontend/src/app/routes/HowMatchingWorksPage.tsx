export { HowMatchingWorks as default } from '../../pages/how-matching-works/components/HowMatchingWorks';
