import { mount, type Mounting } from '#platform/server/http/route.ts';
import { answerWith } from '../../server/workflow-request.ts';
import * as calls from '../contract.ts';
import { startAddService } from './start-add-service.ts';

export function addServiceRoutes(at: Mounting): void {
  const { platform } = at;

  mount(at, calls.startAddService, (call) =>
    call.change(async (tx) => {
      const { Language: language, OperatingSystem: operatingSystem } = call.body;
      const { accountId } = call.caller;
      return answerWith(platform, tx, await startAddService(platform, tx, { accountId, language, operatingSystem }));
    }),
  );
}
