import {
  fellowshipRules,
  moduleRules,
  type TestId,
  type TestRules,
} from '#domain/classroom/classroom-tests.ts'
import type { Database } from '#platform/database/connection.ts'
import { rulesOfTest } from './test-attempts.queries.ts'

/** The award sets the rules of the Fellowship's test, staff those of the courses. */
export async function rulesFor(db: Database, test: TestId): Promise<TestRules> {
  if (test === 'fellowship') return fellowshipRules
  return (await rulesOfTest(db, test)) ?? moduleRules
}
