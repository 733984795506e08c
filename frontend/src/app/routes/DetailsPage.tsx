export { Details as default } from '../../features/details/components/Details';
