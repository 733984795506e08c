export { Marketing as default } from '../../features/marketing/components/Marketing';
