import type { Database } from '#database/engine/connection.ts'
import { rulesOfTest } from '#database/tables/test-attempts.ts'
import { fellowshipRules, moduleRules, type TestId, type TestRules } from '#domain/classroom-tests.ts'

/** The award sets the rules of the Fellowship's test, staff those of the courses. */
export async function rulesFor(db: Database, test: TestId): Promise<TestRules> {
  if (test === 'fellowship') return fellowshipRules
  return (await rulesOfTest(db, test)) ?? moduleRules
}
