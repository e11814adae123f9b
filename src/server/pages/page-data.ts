import type { PageData } from '#contract/page-data.ts'
import type { Database } from '#database/connection.ts'
import type { Clocks } from '#domain/clock.ts'
import { dayOf } from '#domain/days.ts'
import type { Config } from '#server/config.ts'

type Parts = { database: Database; clocks: Clocks; config: Config }

export async function readPageData({ clocks, config }: Parts): Promise<PageData> {
  return { today: dayOf(clocks.academy.now()), sessions: [], testMode: !config.stripe?.live }
}
