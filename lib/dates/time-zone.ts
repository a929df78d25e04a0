export { CHAMPIONSHIP_TIME_ZONE } from '@/lib/contract/time-zone';
