import type { Database } from '#database/connection.ts'
import type { Clocks } from '#domain/clock.ts'
import type { Outbox } from '#server/mail/outbox.ts'

/** What the commands work with; main.ts makes it. */
export type StaffParts = { database: Database; clocks: Clocks; outbox: Outbox; origin: string }

export type Command = {
  /** 'complete EMAIL COURSE [--on DAY]': the first word names it, words in capitals are asked for. */
  usage: string
  does: string
  /** Answers with what it tells the person at the terminal. */
  run(given: Given, parts: StaffParts): Promise<string>
}

/** What was typed behind the command's name. */
export type Given = {
  /** By the name that the usage has for it: `given.word('EMAIL')`. */
  word(name: string): string
  option(name: string): string | undefined
}

/** A sentence for the person at the terminal, without a stack. */
export class Refusal extends Error {}
