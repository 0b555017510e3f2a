// Every setting of the portal. docs/settings.md is generated from this list; a test compares the list with the names that the
// code reads.

import { partnerSettings } from './partner-settings.ts';
import { portalSettings } from './portal-settings.ts';
import type { SettingGroup } from './setting-group.ts';

export const settingGroups: readonly SettingGroup[] = [...portalSettings, ...partnerSettings];

const entries = settingGroups.flatMap(({ settings }) => Object.entries(settings));

/** As soon as one of these is present, APP_MODE is required. */
export const operatorSettings = entries.filter(([, setting]) => !setting.isForAnyMode).map(([name]) => name);
