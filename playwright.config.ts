import './tests/support/keep-catalogue.ts'
import { defineConfig } from '@playwright/test'
import { chromiumFlags } from './tests/support/chromium-flags.ts'

/**
 * Each browser context opens a window, whose address bar loads two pages of its own: three quarters of a CPU second.
 * Chromium takes the last of such lists, so Playwright's own features are repeated.
 */
const withoutAddressBar = `--disable-features=${[
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'AimEnabled', 'LensOverlay'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'AvoidCorsURLLoaderRestartOnRedirect', 'PaintHolding'],
  ...['DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable', 'MediaRouter'],
  ...[
    'ThirdPartyStoragePartitioning',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'PreconnectToSearch',
  ],
]}`

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  // One more than the two cores: a story often waits for the site or for a clock.
  workers: 3,
  fullyParallel: false,
  // These end what hangs, at the step that does, and say nothing about speed: the longest story takes half a minute on a
  // quiet machine and was seen to take over two on a shared one.
  timeout: 360_000,
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  reporter: [['dot'], ['json']],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      chromiumSandbox: false,
      args: [...chromiumFlags, withoutAddressBar],
    },
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
