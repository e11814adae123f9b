import type { CourseId } from '#domain/catalogue/catalogue.ts'
import type { Cents } from '#domain/money/money.ts'

/** A line that counts toward a program, and what was paid for it. */
export type CountedLine = { registrationId: string; course: CourseId; counted: Cents }

export type UpgradesTable = { registrationId: string; lines: CountedLine[] }
