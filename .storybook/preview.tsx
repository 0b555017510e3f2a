import type { Preview } from '@storybook/react-vite';
import './gallery.css';

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
