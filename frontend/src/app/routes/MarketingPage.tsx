export { Marketing as default } from '../../pages/marketing/components/Marketing';
