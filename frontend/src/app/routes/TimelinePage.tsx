export { Roadmap as default } from '../../features/roadmap/components/Roadmap';
