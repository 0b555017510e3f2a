import { useAreaSetting } from '#platform/web/configuration.ts';
import { homeAssistanceCodes } from '../rules.ts';

export function useHomeAssistanceCodes(): ReadonlySet<string> {
  return homeAssistanceCodes(useAreaSetting('home_assistance_extra_ids'));
}
