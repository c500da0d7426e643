// Serves the playground alone: gallery and sample tables for drawing and looking.
import vue from '@vitejs/plugin-vue'
import { realpathSync } from 'node:fs'
import { defineConfig } from 'vite'

const root = import.meta.dirname

export default defineConfig({
  root,
  define: { APP_VERSION: JSON.stringify('0.0.0') },
  plugins: [vue()],
  cacheDir: `${root}/../../../node_modules/.vite-playground`,
  server: {
    host: '127.0.0.1',
    port: 5199,
    strictPort: true,
    hmr: false,
    // Installed packages may lie somewhere else.
    fs: { allow: [`${root}/../../..`, realpathSync(`${root}/../../../node_modules`)] },
  },
})
