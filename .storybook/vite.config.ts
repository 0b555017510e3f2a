import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
});
