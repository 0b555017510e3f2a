import type { Preview } from '@storybook/react-vite';
import logo from '../brands/abonat/logo.svg?raw';
import { logoSymbol } from '../src/platform/brand-page.ts';
import { defaultBrand } from '../src/platform/current-brand.ts';
import { setPageBrand } from '../src/platform/web/page-brand.ts';
import './gallery.css';

setPageBrand(defaultBrand);
document.body.insertAdjacentHTML('afterbegin', logoSymbol(logo));

const preview: Preview = {
  initialGlobals: { language: 'bg', theme: 'light' },
  globalTypes: {
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'bg', title: 'Български' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
  },
  parameters: { layout: 'fullscreen', controls: { disable: true }, backgrounds: { disable: true } },
  decorators: [
    (Story, { globals, parameters }) => {
      document.documentElement.lang = String(globals['language']);
      document.documentElement.dataset['theme'] = String(globals['theme']);
      // A whole page has its own frame.
      if (parameters['wholePage']) return <Story />;
      return (
        <main className="px-gutter py-8">
          <Story />
        </main>
      );
    },
  ],
};

export default preview;
