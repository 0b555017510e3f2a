// A setting of the portal: an environment variable with its default and meaning.

type Setting = {
  default: string;
  meaning: string;
  /** Harmless in a demo: the setting alone does not require APP_MODE. */
  isForAnyMode?: true;
};

export type SettingGroup = { title: string; settings: Record<string, Setting> };
