import type { Database } from '#database/engine/connection.ts'
import { rulesOfTest } from '#database/tables/test-attempts.ts'
import type { CourseId } from '#domain/catalogue.ts'
import {
  fellowshipRules,
  moduleRules,
  type TestId,
  type TestRules,
  testIds,
} from '#domain/classroom-tests.ts'

/** The award sets the rules of the Fellowship's test, staff those of the modules. */
export async function rulesFor(db: Database, test: TestId): Promise<TestRules> {
  if (test === 'fellowship') return fellowshipRules
  return (await rulesOfTest(db, test)) ?? moduleRules
}

/** The test of a module; null for a course that has none, such as one that staff added. */
export async function testOf(
  db: Database,
  course: CourseId,
): Promise<{ test: TestId; rules: TestRules } | null> {
  const test = testIds.find((id) => id === course)
  return test ? { test, rules: await rulesFor(db, test) } : null
}
