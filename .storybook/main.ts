import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  // Vite writes broken preload calls for the relative base Storybook asks for; the gallery is served from a root anyway.
  viteFinal: (vite) => ({ ...vite, base: '/' }),
};

export default config;
