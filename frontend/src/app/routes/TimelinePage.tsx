export { Roadmap as default } from '../../pages/roadmap/components/Roadmap';
