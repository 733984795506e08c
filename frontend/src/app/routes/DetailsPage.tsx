export { Details as default } from '../../pages/product-details/components/Details';
