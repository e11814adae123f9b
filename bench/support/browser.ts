import { type Browser, chromium } from 'playwright'
import { chromiumFlags } from '../../tests/support/chromium-flags.ts'

/** The Chromium that scripts/bench.mjs found. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromiumSandbox: false,
    args: chromiumFlags,
  })
}
