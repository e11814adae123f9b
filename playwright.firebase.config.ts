import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'

export default defineConfig({ ...journeys, testDir: 'tests/firebase-emulator', workers: 1, reporter: 'list' })
