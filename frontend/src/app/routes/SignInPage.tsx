export { SignIn as default } from '../../features/signin/components/SignIn';
