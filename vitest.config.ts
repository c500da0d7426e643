import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [vue()],
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    // Proofs over thousands of cases take their time on a busy computer.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
