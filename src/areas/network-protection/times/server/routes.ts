import { ok } from '#platform/endpoint.ts';
import { isRefusal } from '#platform/errors.ts';
import { mount, type Mounting } from '#platform/server/http/route.ts';
import type { ProtectionService } from '../../server/protection-service/protection-service.ts';
import { addTime, changeSchedule, protectionSchedule } from '../contract.ts';
import { addFifteenMinutes } from './add-time.ts';
import { replaceSchedule } from './change-schedule.ts';
import { readSchedule } from './read-schedule.ts';

export function timeRoutes(at: Mounting, service: ProtectionService): void {
  const { platform } = at;

  mount(at, protectionSchedule, async (call) => {
    const schedule = await readSchedule(platform, service, call.service);
    return isRefusal(schedule) ? schedule : ok(schedule);
  });

  mount(at, changeSchedule, (call) => replaceSchedule(platform, service, call));

  mount(at, addTime, (call) => addFifteenMinutes(platform, service, call));
}
