export { SignupWizard as default } from '../../features/signup/components/SignupWizard';
