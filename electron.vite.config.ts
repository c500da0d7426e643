import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { notingPackages } from './scripts/licences.mjs'

const root = import.meta.dirname
const { version }: { version: string } = JSON.parse(
  readFileSync(resolve(root, 'package.json'), 'utf8'),
)

export default defineConfig({
  main: {
    plugins: [notingPackages('main')],
    build: {
      // Everything is bundled, so that no package has to be packed, and tests run the same file.
      externalizeDeps: false,
      rolldownOptions: { input: { index: resolve(root, 'src/main/index.ts') } },
    },
  },
  preload: {
    plugins: [notingPackages('preload')],
    build: {
      // A sandboxed preload script may only require('electron') and must be CommonJS in one file.
      externalizeDeps: false,
      rolldownOptions: {
        input: { index: resolve(root, 'src/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: resolve(root, 'src/renderer'),
    publicDir: resolve(root, 'resources/public'),
    define: {
      APP_VERSION: JSON.stringify(version),
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      __VUE_I18N_LEGACY_API__: 'false',
      __VUE_I18N_FULL_INSTALL__: 'false',
      __INTLIFY_PROD_DEVTOOLS__: 'false',
      __INTLIFY_DROP_MESSAGE_COMPILER__: 'false',
      __INTLIFY_JIT_COMPILATION__: 'true',
    },
    plugins: [vue(), notingPackages('renderer')],
    build: {
      // Guests' phones fetch the pages over the host's wireless network.
      minify: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: { index: resolve(root, 'src/renderer/index.html') } },
    },
  },
})
