export { Ordering as default } from '../../features/ordering/components/Ordering';
