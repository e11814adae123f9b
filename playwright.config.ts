import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './tests/support/chromium-flags.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  // One more than the two cores: a story often waits for the site or for a clock.
  workers: 3,
  fullyParallel: false,
  timeout: 120_000,
  // A machine that does other things too is slow, not wrong.
  expect: { timeout: 15_000 },
  reporter: [['dot'], ['json']],
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      chromiumSandbox: false,
      args: chromiumFlags,
    },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
