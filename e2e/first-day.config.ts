// Runs after the portal has started and before all journeys.

import { rememberFirstDay } from './first-day.ts';

export default rememberFirstDay;
